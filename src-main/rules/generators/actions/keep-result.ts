import { defineAction } from '../../core/action.ts'
import { plain, refusal } from '../../core/preview.ts'
import { gmOutcome } from '../../gm/gm-outcome.ts'

/** A generated result as the chronicle keeps it. */
interface ResultLine {
  title: string
  parts: { title: string; text: string }[]
}

/** Checks the parts that the rules rely on; the contract has checked the whole record. */
function isResultLine(value: unknown): value is ResultLine {
  const { title, parts } = (value ?? {}) as Partial<ResultLine>
  return typeof title === 'string' && Array.isArray(parts)
}

/** Writes a generated result into the chronicle with its parts, for the GM alone. Rule GF-GENERATE-01. */
export const keepResult = defineAction({
  id: 'house.keep-result',
  title: 'Keep a result',
  rule: 'GF-GENERATE-01',
  phase: 'table',
  slot: 'keep',
  finds: 'generator chronicle note generated',
  asks: {
    result: { kind: 'record', title: 'Result', of: 'generated result' },
    kind: { kind: 'text', title: 'What it is', max: 80 },
  },
  plan: (_situation, { result, kind }) =>
    isResultLine(result)
      ? { result, kind }
      : refusal('Make a result first, under Prep, Generators.'),
  preview: ({ result: { title } }) => plain(`${title} goes into the chronicle`),
  run({ result: { title, parts }, kind }) {
    const [first] = parts
    const says = title === kind ? (first?.text ?? title) : title
    return gmOutcome('GF-GENERATE-01', kind, says, [], {
      secret: true,
      why: parts.map((part) => ({ name: part.title, value: part.text })),
    })
  },
})
