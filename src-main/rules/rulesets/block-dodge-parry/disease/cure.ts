import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { diseasesOf } from './course.ts'

/** A cure ends any disease without saves. Rule BDP-DIS-03. */
export const cure = defineAction({
  id: 'block-dodge-parry.cure',
  title: 'Cure a disease',
  rule: 'BDP-DIS-03',
  phase: 'rest',
  slot: 'heal',
  needs: [],
  finds: 'heal disease illness remedy medicine lay on hands plague',
  asks: { who: { kind: 'creature', title: 'Who is cured', side: 'party' } },
  preview(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is cured.')
    const has = diseasesOf(creature)
    if (has.length === 0) return refusal(`${creature.name} has no disease to cure.`)
    return plain(`${creature.name} is rid of ${listed(has.map(({ name }) => name))}`)
  },
  *run(situation, { who }, at) {
    yield* []
    const creature = situation.creatures[who]
    const has = creature ? diseasesOf(creature) : []
    return line(at, {
      rule: 'BDP-DIS-03',
      what: `A cure, ${creature?.name ?? 'nobody'}`,
      says: has.length > 0 ? `Rid of ${listed(has.map(({ name }) => name))}` : 'Nothing to cure',
      tone: 'good',
      who: [who],
      effects: has.map(({ name }) => ({ do: 'condition', creature: who, name, to: null })),
    })
  },
})
