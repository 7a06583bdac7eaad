import { MachineRecords } from '../../session/machine-records.ts'
import { revealFile } from '../../session/reveal-file.ts'
import { readSettings } from '../../session/screen-settings.ts'
import type { Services } from '../../session/services.ts'
import type { app } from '../contract/app.ts'
import { writeKeyFile } from '../contract/keys/key-file.ts'
import type { Handlers } from '../contract/endpoint.ts'

/** @param open says which campaign is open. */
export function appHandlers(services: Services, open: () => string | null): Handlers<typeof app> {
  const records = new MachineRecords(services.store, (stored) =>
    readSettings(stored, services.hints),
  )
  return {
    'app.about': () => ({
      version: services.version,
      shell: services.shell.name,
      dataFolder: services.dataFolder,
      outFolder: services.shell.outFolder,
      open: open(),
      second: null,
      warnings: services.warnings(),
      offered: services.offered.list(),
    }),
    'app.notices': () => [...services.bundled.notices],
    'app.settings': () => records.read('screen'),
    'app.change': (changes) =>
      records.change('screen', (before) => ({ ...before, ...(changes as Partial<typeof before>) })),
    'app.saveKeys': async () => {
      const { keys } = await records.read('screen')
      return {
        path: await services.save('Keys.json', new TextEncoder().encode(writeKeyFile(keys))),
      }
    },
    'app.reveal': ({ path }) => revealFile(services, path).then(() => null),
    'app.painted': () => {
      // The GM looks at the screen and has not clicked yet: what a campaign needs is read meanwhile.
      setImmediate(() => [services.bundled.monsters, services.bundled.tables.all()])
      return null
    },
  }
}
