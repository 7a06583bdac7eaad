import type { CreationDraft, CreationRoll } from '../../../src-main/campaign/creation-draft.ts'
import { labelWords } from '../../lib/words.ts'
import { faceRuns } from '../../ui/typed-dice.ts'

/** A value of words, which would read on from its name. */
const startsWithLetter = /^\p{L}/u

/** Results of a step of creation in a few words; its rolls where it has no results. */
export function stepSummary({
  why,
  rolls,
}: Pick<CreationDraft['steps'][number], 'why' | 'rolls'>): string {
  const results = why.map(({ name, value }) =>
    name.toLowerCase() === String(value).toLowerCase()
      ? name
      : `${name}${startsWithLetter.test(String(value)) ? ':' : ''} ${value}`,
  )
  return (results.length > 0 ? results : rolls.map(rollSummary)).join('; ')
}

function rollSummary({ label, question, answer }: CreationRoll): string {
  const words = labelWords(label)
  if (!Array.isArray(answer) || question.ask !== 'dice') return `${words} ${String(answer)}`
  const total = answer.reduce((sum, face) => sum + face, 0)
  const stands = faceRuns(question.faces ?? []).find(({ from, to }) => total >= from && total <= to)
  if (stands) return stands.stands
  return `${words} ${question.sum || answer.length === 1 ? total : answer.join(', ')}`
}
