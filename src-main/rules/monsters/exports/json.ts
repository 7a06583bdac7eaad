import { keptFormat } from '../kept.ts'
import type { MonsterExport } from './export.ts'

/** Complete monsters, with source, spans and judgements; a round trip changes nothing. */
export const json: MonsterExport = {
  id: 'json',
  title: 'Gatefold JSON',
  extension: 'json',
  write: (monsters) => `${JSON.stringify({ format: keptFormat, version: 1, monsters }, null, 2)}\n`,
}
