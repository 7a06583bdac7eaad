import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { injured } from './injured.ts'
import { areaOf, areas, type Area } from './injuries.ts'

const byDie = 'by the d10'
const where = [byDie, ...areas] as const

/** The table of injuries by itself, where the fiction says so. Rules BDP-CRIT-05, BDP-CRIT-08. */
export const injury = defineAction({
  id: 'block-dodge-parry.injury',
  title: 'Injury',
  rule: 'BDP-CRIT-05',
  phase: 'fight',
  slot: 'wound',
  needs: ['str'],
  finds: 'injury table torso leg arm head dismember maim eye scar',
  asks: {
    // Nobody until said: what harms somebody for good is never done by a mere Enter.
    who: { kind: 'creature', title: 'Who', optional: true },
    area: { kind: 'choice', title: 'Where', of: where, default: byDie },
    weapon: { kind: 'text', title: 'Hurt by', max: 24, optional: true },
  },
  preview(situation, { who, area }) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return refusal('Choose who is injured.')
    const shown = plain(
      area === byDie ? `A d10 for ${creature.name}, and a severe wound` : `${area}, as you say`,
      [],
      [
        { name: 'Injury', value: 'the torso on 1 to 5', rule: 'BDP-CRIT-05' },
        { name: 'Head', value: 'death on 1 to 3 of a d6', rule: 'BDP-CRIT-06' },
        { name: 'The torso', value: 'no second save; 0 STR kills', rule: 'E-BDP-07' },
        { name: 'Fiction first', value: 'armour there may spare them', rule: 'BDP-CRIT-08' },
      ],
    )
    if (area !== byDie) return shown
    const faces = Array.from({ length: 10 }, (_, at) => at + 1)
    return {
      ...shown,
      chances: areas.map((each) => ({
        says: each,
        chance: faces.filter((face) => areaOf(face) === each).length / 10,
        tone: 'bad',
      })),
      bars: faces.map((face) => ({ face, chance: 0.1, leads: areas.indexOf(areaOf(face)) })),
    }
  },
  *run(situation, { who, area, weapon }, at) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return line(at, { rule: 'BDP-CRIT-05', what: 'Injury', says: 'Nobody is hurt' })
    const came = yield* injured(creature, {
      weapon,
      area: area === byDie ? undefined : (area as Area),
      label: 'injury',
    })
    return line(at, {
      rule: area === byDie ? 'BDP-CRIT-05' : 'BDP-CRIT-08',
      what: `Injury, ${creature.name}`,
      says: came.says,
      tone: creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      why: came.why,
      effects: came.effects,
    })
  },
})
