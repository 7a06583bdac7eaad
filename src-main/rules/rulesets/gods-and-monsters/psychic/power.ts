import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Situation } from '../../../core/situation.ts'
import { cannotAct } from '../combat/can-act.ts'
import { surprised } from '../combat/surprised.ts'
import { notWholly, spendsRound } from './actions.ts'
import { isAware } from './level.ts'

function refusedOf(situation: Situation, who: string, verve: number): string | null {
  const creature = situation.creatures[who]
  if (!creature) return 'Choose who uses a power.'
  if (!isAware(creature))
    return `${creature.name} is not psychically aware: only monks and the aware use powers.`
  const cannot = cannotAct(creature, situation) ?? notWholly(creature, situation)
  if (cannot) return cannot
  if (surprised in creature.conditions)
    return `${creature.name} is still surprised and does nothing complex: shake it off first.`
  const has = creature.values.verve ?? 0
  return has < verve ? `${creature.name} has ${has} verve: spend that much at most.` : null
}

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
    who: { kind: 'creature', title: 'Who', first: 'party' },
    power: { kind: 'text', title: 'Which power', max: 60, optional: true },
    verve: { kind: 'number', title: 'Verve it costs', min: 0, max: 99, default: 0 },
  },
  preview(situation, { who, power, verve }) {
    const refused = refusedOf(situation, who, verve)
    if (refused) return refusal(refused)
    return plain(
      `${situation.creatures[who]?.name ?? ''} uses ${power ?? 'a power'}`,
      verve === 0 ? [] : [{ name: 'Verve', value: 0 - verve, rule: 'GAM-PSY-T03' }],
      [
        { name: 'This round', value: 'nothing else', rule: 'GAM-PSY-04' },
        { name: 'Who may', value: 'the psychically aware', rule: 'GAM-PSY-01' },
      ],
    )
  },
  *run(situation, { who, power, verve }, at) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature || refusedOf(situation, who, verve))
      return line(at, { rule: 'GAM-PSY-T03', what: 'A psychic power', says: 'Nobody used one' })
    return line(at, {
      rule: 'GAM-PSY-T03',
      what: `${creature.name} uses ${power ?? 'a psychic power'}`,
      says: verve === 0 ? 'As the power says' : `As the power says, for ${verve} verve`,
      who: [who],
      why: [{ name: 'This round', value: 'nothing else', rule: 'GAM-PSY-04' }],
      effects: [
        ...(verve === 0
          ? []
          : [{ do: 'change' as const, creature: who, field: 'verve', by: 0 - verve, min: 0 }]),
        ...spendsRound(creature, situation),
      ],
    })
  },
})
