import * as v from 'valibot'
import { Settings, type app } from '../contract/app.ts'
import { Refusal, type Handlers } from '../contract/endpoint.ts'
import type { World } from './world.ts'

const fresh: Settings = {
  theme: 'candle',
  textSize: 100,
  singleKeys: true,
  byHand: false,
  paper: 'A4',
  print: {},
}

/** @param open says which campaign is on the table. */
export function appHandlers(world: World, open: () => string | null): Handlers<typeof app> {
  let changing: Promise<unknown> = Promise.resolve()
  return {
    'app.about': () => ({
      version: world.version,
      shell: world.shell.name,
      dataFolder: world.dataFolder,
      outFolder: world.shell.outFolder,
      open: open(),
      warnings: world.warnings(),
      offered: world.offered.list(),
    }),
    'app.notices': () => [...world.bundled.notices],
    'app.settings': () => settings(world),
    'app.change': (changes) => {
      // One after the other: two at once would each write what they read before.
      const changed = changing.then(() => change(world, changes))
      changing = changed.catch(() => undefined)
      return changed
    },
    'app.reveal': async ({ path }) => {
      if (![world.dataFolder, world.shell.outFolder].some((folder) => isWithin(path, folder))) {
        throw new Refusal('refused', `${path} is not one of Gatefold's own files.`)
      }
      await world.shell.reveal(path).catch((error: unknown) => {
        world.report(error)
        throw new Refusal(
          'refused',
          `No program of this machine opened ${path}.`,
          'It is there all the same: open it in a program of your own, or set one for such files.',
        )
      })
      return null
    },
    'app.painted': () => {
      // The GM looks at the screen and has not clicked yet: what a campaign needs is read meanwhile.
      setImmediate(() => [world.bundled.monsters, world.bundled.tables])
      return null
    },
  }
}

async function change(world: World, changes: Partial<Settings>): Promise<Settings> {
  const value = { ...(await settings(world)), ...changes }
  await world.store.set({ id: 'screen', value })
  return value
}

/** Saved settings; a part that can't be read gets its default. */
async function settings(world: World): Promise<Settings> {
  const kept = (await world.store.settings()).find(({ id }) => id === 'screen')
  const parts = v.safeParse(v.record(v.string(), v.unknown()), kept?.value)
  const read = Object.entries(Settings.entries).flatMap(([name, part]) => {
    const parsed = v.safeParse(part, parts.success ? parts.output[name] : undefined)
    return parsed.success ? [[name, parsed.output]] : []
  })
  return { ...fresh, ...(Object.fromEntries(read) as Partial<Settings>) }
}

/** True when a path is a folder or lies in it; `..` is refused, whatever the machine's separator. */
function isWithin(path: string, folder: string): boolean {
  const beyond = path.slice(folder.length)
  const goesOn = beyond === '' || /^[\\/]/.test(beyond) || /[\\/]$/.test(folder)
  return path.startsWith(folder) && goesOn && !/(^|[\\/])\.\.([\\/]|$)/.test(beyond)
}
