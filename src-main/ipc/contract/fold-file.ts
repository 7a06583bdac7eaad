import * as v from 'valibot'
import { FoldSet } from './folds.ts'

/** Folds and pins as a file that another machine reads. */
export function writeFoldFile({ folds, pins }: FoldSet): string {
  return `${JSON.stringify({ gatefold: 'folds', folds, pins }, null, 2)}\n`
}

const FoldFile = v.object({ gatefold: v.literal('folds'), ...FoldSet.entries })

/** Folds and pins from a file, whole; or why they can't be used, in words. */
export function readFoldFile(text: string): { set: FoldSet } | { refuses: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refuses: 'The file is not JSON. Choose one that “Save folds” wrote.' }
  }
  const read = v.safeParse(FoldFile, json)
  if (!read.success) return { refuses: faultIn(json, read.issues[0]) }
  const { folds, pins } = read.output
  return { set: { folds, pins } }
}

/** The first fault of a file: which fold, which of its places, which part of it. */
function faultIn(json: unknown, issue: v.InferIssue<typeof FoldFile>): string {
  const [whole, at, ...inside] = (issue.path ?? []).map(({ key }) => String(key))
  if (whole === 'pins' && at !== undefined) return `The pin of “${at}” can’t be read.`
  if (whole !== 'folds' || at === undefined)
    return issue.type === 'max_length'
      ? `The file has more than ${issue.requirement} folds.`
      : 'The file holds no folds. Choose one that “Save folds” wrote.'
  const name: unknown = (json as { folds: Record<string, { name?: unknown } | null> }).folds[at]
    ?.name
  const called = typeof name === 'string' && name.trim() !== '' ? ` (“${name.slice(0, 40)}”)` : ''
  const parts = inside.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
  const where = parts.length > 0 ? `: “${parts.join(' ')}” is missing or wrong` : ''
  return `Fold ${Number(at) + 1}${called} can’t be read${where}.`
}
