import { keptFormat } from '../kept.ts'
import type { MonsterExport } from './export.ts'

/** Monsters whole, with source, spans and judgements: what is written here comes back as it was. */
export const json: MonsterExport = {
  id: 'json',
  title: 'Gatefold JSON',
  extension: 'json',
  write: (monsters) => `${JSON.stringify({ format: keptFormat, version: 1, monsters }, null, 2)}\n`,
}
