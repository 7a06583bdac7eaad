import type { CutFound } from './cut.ts'
import { cutJson } from './json.ts'
import { cutNote } from './note.ts'
import { cutTable } from './table.ts'
import { cutYaml } from './yaml.ts'

export type { Cut } from './cut.ts'

/** Cuts a structured text that goes on behind its last whole record. */
export function cutRecords(text: string): CutFound {
  return cutJson(text) ?? cutNote(text) ?? cutYaml(text) ?? cutTable(text)
}
