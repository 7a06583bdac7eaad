import * as v from 'valibot'
import { Settings } from '../ipc/contract/app.ts'
import { firstGuide } from '../ipc/contract/guide.ts'
import { defaultKeyChoice, KeyChoice } from '../ipc/contract/keys/key-sets.ts'

const defaults: Omit<Settings, 'guide'> = {
  theme: 'candle',
  textSize: 100,
  singleKeys: true,
  keys: defaultKeyChoice,
  byHand: false,
  paper: 'A4',
  print: {},
}

/**
 * Settings of the screen as they are stored; a part that can't be read gets its default.
 * @param hints true where a GM who has just come is shown hints and the tour
 */
export function readSettings(stored: unknown, hints = true): Settings {
  const parts = v.safeParse(v.record(v.string(), v.unknown()), stored)
  const read = Object.entries(Settings.entries).flatMap(([name, part]) => {
    const parsed = v.safeParse(part, parts.success ? parts.output[name] : undefined)
    return parsed.success ? [[name, parsed.output]] : []
  })
  const known = Object.fromEntries(read) as Partial<Settings>
  return { ...defaults, guide: firstGuide(hints), ...known, keys: readKeys(parts) }
}

/** The keys as they are stored: what can't be read among them costs the others nothing. */
function readKeys(parts: { success: boolean; output: unknown }): KeyChoice {
  const stored = v.safeParse(
    v.object({ keys: v.object({ set: v.unknown(), own: v.record(v.string(), v.unknown()) }) }),
    parts.success ? parts.output : undefined,
  )
  if (!stored.success) return defaultKeyChoice
  const set = v.safeParse(KeyChoice.entries.set, stored.output.keys.set)
  const own = Object.entries(stored.output.keys.own).flatMap(([id, keys]) => {
    const one = v.safeParse(KeyChoice.entries.own, { [id]: keys })
    return one.success ? Object.entries(one.output) : []
  })
  return { set: set.success ? set.output : 'default', own: Object.fromEntries(own) }
}
