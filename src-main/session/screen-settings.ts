import * as v from 'valibot'
import { Settings } from '../ipc/contract/app.ts'

const defaults: Settings = {
  theme: 'candle',
  textSize: 100,
  singleKeys: true,
  byHand: false,
  paper: 'A4',
  print: {},
}

/** Settings of the screen as they are stored; a part that can't be read gets its default. */
export function readSettings(stored: unknown): Settings {
  const parts = v.safeParse(v.record(v.string(), v.unknown()), stored)
  const read = Object.entries(Settings.entries).flatMap(([name, part]) => {
    const parsed = v.safeParse(part, parts.success ? parts.output[name] : undefined)
    return parsed.success ? [[name, parsed.output]] : []
  })
  return { ...defaults, ...(Object.fromEntries(read) as Partial<Settings>) }
}
