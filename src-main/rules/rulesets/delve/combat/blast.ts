import { defineAction } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { Effect } from '../../../core/effects.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { land } from '../harm/land.ts'
import { line } from '../line.ts'

/** Damage to all in an area, one roll each; the same die may give the number of targets. Rule DLV-ATK-07. */
export const blast = defineAction({
  id: 'delve.blast',
  title: 'Blast',
  rule: 'DLV-ATK-07',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp', 'str'],
  finds: 'area explosion sweep breath fire everybody all',
  asks: {
    targets: { kind: 'creatures', title: 'Who may be in it' },
    die: {
      kind: 'choice',
      title: 'Die',
      of: ['d4', 'd6', 'd8', 'd10', 'd12'],
      default: 'd6',
    },
    unsure: { kind: 'switch', title: 'Roll how many it reaches', default: false },
  },
  preview(situation, { targets, die, unsure }) {
    const there = targets.flatMap((id) => situation.creatures[id] ?? [])
    if (there.length === 0) return refusal('Choose who may be in the area.')
    return plain(
      unsure
        ? `${die} of ${there.length} are reached, the first named first; ${die} against each`
        : `${die} against each of ${there.length}, rolled one by one`,
      [],
      [{ name: 'Blast', value: 'a roll for each', rule: 'DLV-ATK-07' }],
    )
  },
  *run(situation, { targets, die, unsure }, at) {
    const there = targets.flatMap((id) => situation.creatures[id] ?? [])
    const expression = expressionOf(die)
    const reached = unsure ? (yield* askNotation('how many', expression)).total : there.length
    const struck = there.slice(0, reached)
    const says: string[] = []
    const effects: Effect[] = []
    const why = unsure ? [{ name: 'Reached', value: reached, rule: 'DLV-ATK-07' as const }] : []
    const steps = []
    for (const [place, target] of struck.entries()) {
      const label = `${place + 1}. ${target.name}`
      const { total } = yield* askNotation(label, expression)
      const totals = [Math.max(0, total + at.ruling.adjust)]
      const landed = yield* land(situation, { target, totals, label })
      says.push(landed.says)
      steps.push({ name: target.name, value: totals[0] ?? 0, rule: 'DLV-ATK-07' as const })
      steps.push(...landed.why)
      effects.push(...landed.effects)
    }
    return line(at, {
      rule: 'DLV-ATK-07',
      what: `Blast, ${die}`,
      says: says.join('; ') || 'Nobody was in it',
      tone: struck.some(({ side }) => side === 'party') ? 'bad' : 'good',
      who: struck.map(({ id }) => id),
      why: [...why, ...steps],
      effects,
    })
  },
})
