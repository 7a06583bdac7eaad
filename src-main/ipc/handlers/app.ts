import * as v from 'valibot'
import { Settings, type app } from '../contract/app.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { World } from './world.ts'

const fresh: Settings = { theme: 'candle', textSize: 100, singleKeys: true, byHand: false, paper: 'A4' }

export function appHandlers(world: World): Handlers<typeof app> {
  return {
    'app.about': async () => ({
      version: world.version,
      shell: world.shell.name,
      dataFolder: world.dataFolder,
      outFolder: world.shell.outFolder,
      warnings: [...world.warnings(), ...(await storageWarning(world))],
    }),
    'app.settings': () => settings(world),
    'app.change': async (changes) => {
      const value = { ...(await settings(world)), ...changes }
      await world.store.set({ id: 'screen', value })
      return value
    },
    'app.reveal': async ({ path }) => {
      await world.shell.reveal(path)
      return null
    },
    'app.painted': () => null,
  }
}

/** Settings as they were left; a part that can't be read stands at its first value. */
async function settings(world: World): Promise<Settings> {
  const kept = (await world.store.settings()).find(({ id }) => id === 'screen')
  const parsed = v.safeParse(v.partial(Settings), kept?.value ?? {})
  return { ...fresh, ...(parsed.success ? parsed.output : {}) }
}

async function storageWarning(world: World): Promise<{ says: string; way: string }[]> {
  const { safe, says } = await world.shell.durable()
  return safe ? [] : [{ says, way: `The plain files in ${world.dataFolder} hold everything too.` }]
}
