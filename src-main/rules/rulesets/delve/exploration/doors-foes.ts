import { defineAction } from '../../../core/action.ts'
import { previewTrial, refusal } from '../../../common/trial.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { line } from '../line.ts'
import { cannotAct } from '../people.ts'
import { saved, saveTrial } from '../saves.ts'

const ends = { success: 'They are through', failure: 'The door holds' }
const why: Step[] = [
  { name: 'Held or spiked', value: 'whoever pushes saves by STR', rule: 'DLV-DOOR-06' },
  { name: 'The noise', value: 'may warn the party', rule: 'DLV-DOOR-05' },
]

/** Monsters pass doors freely unless they are spiked or held. Rules DLV-DOOR-05, DLV-DOOR-06. */
export const bursting = defineAction({
  id: 'delve.burst',
  title: 'Foes burst a door',
  rule: 'DLV-DOOR-06',
  phase: 'dungeon',
  slot: 'door',
  needs: ['str'],
  finds: 'door monsters spiked held hold shut push',
  asks: { who: { kind: 'creature', title: 'Who pushes', side: 'foes' } },
  preview(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who pushes: no foe is chosen.')
    if (creature.values.str === undefined)
      return refusal(`${creature.name} has no STR: choose another, or set it by an edit.`)
    const hindrance = cannotAct(creature, situation)
    if (hindrance) return refusal(hindrance)
    const shown = previewTrial(saveTrial(situation, creature, 'STR', ends), at.ruling)
    return { ...shown, why: [...shown.why, ...why] }
  },
  *run(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'DLV-DOOR-06', what: 'A door', says: 'Nobody pushes' })
    const tried = yield* saved(situation, creature, 'STR', at.ruling)
    return line(at, {
      rule: 'DLV-DOOR-06',
      what: `${creature.name}, a spiked or held door`,
      says: tried.success ? ends.success : ends.failure,
      tone: tried.success ? 'bad' : 'good',
      who: [who],
      ...figuresOf(tried),
      why: [...tried.why, ...why],
      effects: tried.success ? [{ do: 'here', id: 'spiked', to: null }] : [],
    })
  },
})
