import type { DevTools } from './devtools.ts'
import type { ChromiumPage } from './page.ts'

/** Asks the browser never to clear the vault's storage by itself, and whether it has promised. */
export async function keepForGood(devtools: DevTools, vault: ChromiumPage, origin: string): Promise<boolean> {
  // Granted anew at each start: the browser forgets what was granted this way.
  await devtools.send('Browser.grantPermissions', { permissions: ['durableStorage'], origin })
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'navigator.storage.persist()', awaitPromise: true, returnByValue: true,
  }, vault.session)
  return result.value === true
}

export const promised = { safe: true, says: 'The browser keeps Gatefold\'s storage until Gatefold is removed.' }
export const notPromised = {
  safe: false,
  says: 'This browser may clear Gatefold\'s storage when the disk is nearly full. Keep some space free; the plain files beside it are safe.',
}
