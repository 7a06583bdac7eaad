import { defineAction } from '../../../core/action.ts'
import { plain, refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { useId } from '../../../common/uses.ts'
import { psychic } from '../combat/marks.ts'
import { noPsychicAction, spendsAction } from './actions.ts'
import { psychicDefense } from './figures.ts'
import { psychicLevel } from './level.ts'
import { guardTitle } from './stun.ts'

/** Spends verve on psychic defense for this round. Rules GAM-PSY-05, GAM-PSY-T02. */
export const psychicGuard = defineAction({
  id: 'gods-and-monsters.psychic-defend',
  title: 'Psychic defense',
  rule: 'GAM-PSY-05',
  phase: 'fight',
  slot: 'spell',
  needs: ['verve'],
  finds: 'mind monk defend guard psychic verve',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    verve: { kind: 'number', title: 'Verve', min: 1, max: 99, default: 1 },
  },
  preview(situation, { who, verve }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who defends.')
    if (!(psychic in creature.conditions))
      return refusal(`${creature.name} is in no psychic conflict: enter a mind first.`)
    const none = noPsychicAction(creature, situation)
    if (none) return refusal(none)
    const most = Math.min(psychicLevel(creature), creature.values.verve ?? 0)
    if (verve > most) return refusal(`${creature.name} may spend ${most} verve at most.`)
    const defense = psychicDefense(verve, psychicLevel(creature))
    return plain(`Psychic defense ${signed(defense)} this round`, [
      { name: 'Defense', value: defense, rule: 'GAM-PSY-T02' },
    ])
  },
  *run(situation, { who, verve }, at) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'GAM-PSY-05', what: 'Psychic defense', says: 'Nobody defended' })
    const id = useId(guardTitle)
    return line(at, {
      rule: 'GAM-PSY-05',
      what: `${creature.name} guards their mind`,
      says: `${signed(psychicDefense(verve, psychicLevel(creature)))} psychic defense this round`,
      who: [who],
      effects: [
        { do: 'change', creature: who, field: 'verve', by: -verve, min: 0 },
        {
          do: 'use',
          creature: who,
          id,
          to: {
            title: guardTitle,
            of: psychicLevel(creature),
            spent: verve,
            at: situation.clock.seconds,
            again: 'round',
          },
        },
        ...spendsAction(creature, situation),
      ],
    })
  },
})
