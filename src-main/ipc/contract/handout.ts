import * as v from 'valibot'
import type { HandoutStyle } from '../../rules/core/state/prep.ts'
import { Id, Name } from './endpoint.ts'

/** Most characters of a handout: twice a long chapter of 30,000 words. */
const mostLetters = 400_000
const tooLong = 'A handout has at most 400,000 characters: make two of it.'

export const handoutStyles = [
  'letter',
  'notice',
  'plain',
  'wanted',
  'newspaper',
  'scroll',
  'pictures',
] as const satisfies readonly HandoutStyle[]

/** Contents of a handout, saved or not. */
export const HandoutWords = v.object({
  title: v.pipe(v.string(), v.maxLength(200, 'At most 200 characters.')),
  style: v.picklist(handoutStyles),
  text: v.pipe(v.string(), v.maxLength(mostLetters, tooLong)),
})
export type HandoutWords = v.InferOutput<typeof HandoutWords>

/** A handout as the screen hands it in; a new one has no id yet. */
export const Handout = v.object({
  ...HandoutWords.entries,
  id: v.union([v.literal(''), Id]),
  title: Name,
})

/** Twice the largest file that anybody has asked for, in base64; the screen makes larger ones smaller. */
export const mostBase64 = 33_000_000

/** File name of an image: SHA-256 of its bytes, and the type. */
export const PictureId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}\.(png|jpg|gif|webp)$/, 'no image of the campaign'),
)
const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30_000))

export const Picture = v.object({
  id: PictureId,
  name: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}-]{1,60}$/u, 'not a name of an image')),
  width: Pixels,
  height: Pixels,
})
