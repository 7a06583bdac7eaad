import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { tired } from '../fatigue.ts'
import { fatigueOf, rollMagic } from './dice.ts'
import { magicPool } from './pool.ts'

/** A total as high as theirs undoes both. Rule BDPX-MAG-05. */
export const counterspell = defineAction({
  id: 'block-dodge-parry.counterspell',
  title: 'Counterspell',
  rule: 'BDPX-MAG-05',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: ['wil'],
  finds: 'counter magic undo spell enemy cancel',
  asks: {
    who: { kind: 'creature', title: 'Who counters' },
    dice: { kind: 'number', title: 'Magic Dice', min: 1, max: 4, default: 1 },
    total: { kind: 'number', title: 'Total of the spell', min: 1, max: 48, default: 4 },
  },
  preview(situation, { who, dice, total }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who counters it.')
    const pool = magicPool(creature, situation)
    if (dice > pool)
      return refusal(
        `${creature.name} has ${counted(pool, 'Magic Die', 'Magic Dice')}: that is what can be rolled.`,
      )
    return plain(
      `${dice}d6, ${total} and up undoes it`,
      [],
      [{ name: 'Both', value: 'are undone', rule: 'BDPX-MAG-05' }],
    )
  },
  *run(situation, { who, dice, total }, at) {
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'BDPX-MAG-05', what: 'Counterspell', says: 'Nobody did' })
    const faces = yield* rollMagic(dice, 'counter')
    const sum = faces.reduce((all, face) => all + face, at.ruling.adjust)
    const undone = at.ruling.override ? at.ruling.override === 'success' : sum >= total
    return line(at, {
      rule: 'BDPX-MAG-05',
      what: `Counterspell, ${creature.name}`,
      says: undone ? 'Both are undone' : 'The spell comes through',
      tone: undone === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      total: sum,
      why: [
        { name: 'Magic Dice', value: `${faces.join(', ')} against ${total}`, rule: 'BDPX-MAG-05' },
      ],
      effects: tired(creature, fatigueOf(faces)),
    })
  },
})
