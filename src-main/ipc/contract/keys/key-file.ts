import * as v from 'valibot'
import { keyActionsById } from './key-actions.ts'
import { keyPlaces } from './key-places.ts'
import { KeyChoice, keyConflicts, keyRefusal } from './key-sets.ts'

/** Keys as a file that another machine reads. */
export function writeKeyFile({ set, own }: KeyChoice): string {
  return `${JSON.stringify({ gatefold: 'keys', set, own }, null, 2)}\n`
}

const KeyFile = v.object({ gatefold: v.literal('keys'), ...KeyChoice.entries })

/** Keys from a file, whole; or why they can't be used, in words. */
export function readKeyFile(text: string): { keys: KeyChoice } | { refuses: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refuses: 'The file is not JSON. Choose one that “Save keys” wrote.' }
  }
  const read = v.safeParse(KeyFile, json)
  if (!read.success)
    return { refuses: 'The file holds no keys. Choose one that “Save keys” wrote.' }
  const { set, own } = read.output
  const unknown = Object.keys(own).find((id) => !keyActionsById.has(id))
  if (unknown !== undefined)
    return { refuses: `Unknown action “${unknown}”. A newer Gatefold may know it.` }
  for (const [id, keys] of Object.entries(own)) {
    const wrong = keys.find((one) => keyRefusal(one) !== null)
    if (wrong !== undefined)
      return {
        refuses: `“${keyActionsById.get(id)?.title ?? id}” can’t have ${wrong}. ${keyRefusal(wrong) ?? ''}`,
      }
  }
  const keys: KeyChoice = { set, own }
  const [first, ...more] = keyConflicts(keys)
  if (!first) return { keys }
  const [one, other] = first.actions
  const rest = more.length > 0 ? `, and ${more.length} more conflicts` : ''
  return {
    refuses: `${first.keys} means both “${one.title}” and “${other.title}” (${keyPlaces[one.place]})${rest}. Change one of them in the file.`,
  }
}
