import { cairnLine } from './cairn-line.ts'
import type { MonsterExport } from './export.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { oseLine } from './ose-line.ts'

export type { MonsterExport } from './export.ts'

/** Every form in which monsters can leave the app, in the order of the menu. */
export const formats: readonly MonsterExport[] = [oseLine, cairnLine, markdown, json]
