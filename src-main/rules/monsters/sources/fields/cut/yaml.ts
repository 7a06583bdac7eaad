import { looksLikeYaml } from '../looks-like-yaml.ts'
import { yamlParts } from '../yaml-parts.ts'
import type { CutFound } from './cut.ts'

/** Cuts YAML before the document, list entry or key that the text breaks off in. */
export function cutYaml(text: string): CutFound {
  if (!looksLikeYaml(text)) return null
  const read = yamlParts(text, 1).at(-1)?.from ?? 0
  return read === 0 ? 'longer' : { closed: text.slice(0, read), end: read, read, opening: '' }
}
