import { compact } from '../../../common/compact.ts'
import { signed } from '../../../common/check.ts'
import { useId } from '../../../common/uses.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { ownFieldsAndSkills } from '../advancement/own-skills.ts'
import { cannotAct } from '../combat/can-act.ts'
import { psychic, surprised } from '../combat/marks.ts'
import {
  guardTitle,
  unawareRefusal,
  psychicActionRefusal,
  psychicDefense,
  psychicLevel,
  spendPsychicAction,
  spendPsychicRound,
  wholeRoundRefusal,
} from './state.ts'

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
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party', begins: [psychic] },
    verve: { kind: 'number', title: 'Verve', min: 1, max: 99, default: 1 },
  },
  plan(situation, { who, verve }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who defends.')
    if (!(psychic in creature.conditions))
      return refusal(`${creature.name} is in no psychic conflict: enter a mind first.`)
    const none = psychicActionRefusal(creature, situation)
    if (none) return refusal(none)
    const most = Math.min(psychicLevel(creature), creature.values.verve ?? 0)
    if (verve > most) return refusal(`${creature.name} may spend ${most} verve at most.`)
    return { creature, verve, defense: psychicDefense(verve, psychicLevel(creature)) }
  },
  preview: ({ defense }) =>
    plain(`Psychic defense ${signed(defense)} this round`, [
      { name: 'Defense', value: defense, rule: 'GAM-PSY-T02' },
    ]),
  run({ creature, verve, defense }, situation, at) {
    const who = creature.id
    return line(at, {
      rule: 'GAM-PSY-05',
      what: `${creature.name} guards their mind`,
      says: `${signed(defense)} psychic defense this round`,
      who: [who],
      effects: [
        { do: 'change', creature: who, field: 'verve', by: -verve, min: 0 },
        {
          do: 'use',
          creature: who,
          id: useId(guardTitle),
          to: {
            title: guardTitle,
            of: psychicLevel(creature),
            spent: verve,
            at: situation.clock.seconds,
            again: 'round',
          },
        },
        ...spendPsychicAction(creature, situation),
      ],
    })
  },
})

/** A psychic power: declared when the round begins, and all that is done in it; it costs what it says. Rules GAM-PSY-01, GAM-PSY-04, GAM-PSY-T03. */
export const usePower = defineAction({
  id: 'gods-and-monsters.psychic-power',
  title: 'Use a psychic power',
  rule: 'GAM-PSY-T03',
  phase: 'fight',
  slot: 'spell',
  needs: ['verve'],
  finds: 'mind monk telepathy discipline power verve manifest',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    power: { kind: 'text', title: 'Which power', max: 60, optional: true },
    verve: { kind: 'number', title: 'Verve it costs', min: 0, max: 99, default: 0 },
  },
  plan(situation, { who, power, verve }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who uses a power.')
    const { name, conditions, values } = creature
    const unaware = unawareRefusal(creature)
    if (unaware) return refusal(unaware)
    const cannot = cannotAct(creature, situation) ?? wholeRoundRefusal(creature, situation)
    if (cannot) return refusal(cannot)
    if (surprised in conditions)
      return refusal(`${name} is still surprised and does nothing complex: shake it off first.`)
    const has = values.verve ?? 0
    return has < verve
      ? refusal(`${name} has ${has} verve: spend that much at most.`)
      : { creature, power, verve }
  },
  preview: ({ creature, power, verve }) => ({
    ...plain(
      `${creature.name} uses ${power ?? 'a power'}`,
      verve === 0 ? [] : [{ name: 'Verve', value: 0 - verve, rule: 'GAM-PSY-T03' }],
      [
        { name: 'This round', value: 'nothing else', rule: 'GAM-PSY-04' },
        { name: 'Who may', value: 'the psychically aware', rule: 'GAM-PSY-01' },
      ],
    ),
    scope: { power: { of: ownFieldsAndSkills(creature) } },
  }),
  run: ({ creature, power, verve }, situation, at) =>
    line(at, {
      rule: 'GAM-PSY-T03',
      what: `${creature.name} uses ${power ?? 'a psychic power'}`,
      says: verve === 0 ? 'As the power says' : `As the power says, for ${verve} verve`,
      who: [creature.id],
      why: [{ name: 'This round', value: 'nothing else', rule: 'GAM-PSY-04' }],
      effects: compact(
        verve !== 0 && {
          do: 'change',
          creature: creature.id,
          field: 'verve',
          by: 0 - verve,
          min: 0,
        },
        ...spendPsychicRound(creature, situation),
      ),
    }),
})
