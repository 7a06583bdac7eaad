import type { DevTools } from './devtools.ts'
import type { Attached } from './targets.ts'

/** Denies a page all that a browser would otherwise ask the GM about: camera, location, notifications … */
export async function denyAll(devtools: DevTools, origin: string): Promise<void> {
  await devtools.send('Browser.grantPermissions', { permissions: [], origin })
}

/** Asks the browser never to clear the vault's storage by itself; true when it has promised. */
export async function keepForGood(
  devtools: DevTools,
  vault: Attached,
  origin: string,
): Promise<boolean> {
  // Granted again at each start, for the browser forgets it; what is not named is denied.
  await devtools.send('Browser.grantPermissions', { permissions: ['durableStorage'], origin })
  const { result } = await devtools.send(
    'Runtime.evaluate',
    {
      expression: 'navigator.storage.persist()',
      awaitPromise: true,
      returnByValue: true,
    },
    vault.session,
  )
  return result.value === true
}

export const promised = {
  safe: true,
  says: "The browser keeps Gatefold's storage until Gatefold is removed.",
}
export const notPromised = {
  safe: false,
  says: "This browser may clear Gatefold's storage when the disk is nearly full. Keep some space free; the plain files beside it are safe.",
}
