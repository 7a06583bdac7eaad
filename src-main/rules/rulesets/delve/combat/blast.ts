import { defineAction } from '../../../core/action.ts'
import { deadLeftOut, livingTargets } from '../../../common/spell-targets.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { expressionOf } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { applyBlows } from '../harm/damage.ts'

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
    targets: {
      kind: 'creatures',
      role: 'target',
      title: 'Who may be in it',
      first: 'foes',
      living: true,
    },
    die: {
      kind: 'choice',
      title: 'Die',
      of: ['d4', 'd6', 'd8', 'd10', 'd12'],
      default: 'd6',
    },
    unsure: { kind: 'switch', title: 'Roll how many it reaches', default: false },
  },
  plan(situation, { targets, die, unsure }) {
    const chosen = targets.flatMap((id) => situation.creatures[id] ?? [])
    const there = livingTargets(chosen)
    const leftOut = deadLeftOut(chosen, 'DLV-ATK-07')
    return there.length === 0
      ? refusal('Choose who may be in the area.')
      : { there, leftOut, die, unsure }
  },
  preview: ({ there, leftOut, die, unsure }) =>
    plain(
      unsure
        ? `${die} of ${there.length} are reached, the first named first; ${die} against each`
        : `${die} against each of ${there.length}, rolled one by one`,
      [],
      [{ name: 'Blast', value: 'a roll for each', rule: 'DLV-ATK-07' }, ...leftOut],
    ),
  *run({ there, leftOut, die, unsure }, situation, at) {
    const expression = expressionOf(die)
    const reached = unsure ? (yield* askNotation('how many', expression)).total : there.length
    const struck = there.slice(0, reached)
    const says: string[] = []
    const effects: Effect[] = []
    const why: Step[] = unsure
      ? [{ name: 'Reached', value: reached, rule: 'DLV-ATK-07' }, ...leftOut]
      : [...leftOut]
    for (const [place, target] of struck.entries()) {
      const label = `${place + 1}. ${target.name}`
      const rolled = yield* askNotation(label, expression)
      const total = Math.max(0, rolled.total + at.ruling.adjust)
      const landed = yield* applyBlows(situation, { target, totals: [total], label })
      says.push(landed.says)
      why.push({ name: target.name, value: total, rule: 'DLV-ATK-07' }, ...landed.why)
      effects.push(...landed.effects)
    }
    return line(at, {
      rule: 'DLV-ATK-07',
      what: `Blast, ${die}`,
      says: says.join('; '),
      tone: struck.some(({ side }) => side === 'party') ? 'bad' : 'good',
      who: struck.map(({ id }) => id),
      why,
      effects,
    })
  },
})
