import type { Assets } from '../assets.ts'
import type { DevTools } from './devtools.ts'
import type { Events } from './protocol.ts'

/** Answers all that a page asks of the network: its own origin from our files, anything else not at all. */
export async function serveOrigin(
  devtools: DevTools,
  session: string,
  origin: string,
  assets: Assets,
): Promise<void> {
  let shown = false
  devtools.on('Fetch.requestPaused', session, (paused) => {
    const first = !shown
    if (paused.resourceType === 'Document') shown = true
    // A request that is gone with its page needs no answer.
    answer(devtools, session, paused, { origin, assets, first }).catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, session)
}

async function answer(
  devtools: DevTools,
  session: string,
  { requestId, request, resourceType }: Events['Fetch.requestPaused'],
  page: { origin: string; assets: Assets; first: boolean },
): Promise<void> {
  // A reload or a link elsewhere answered so leaves the page as it stands, with its wire.
  if (resourceType === 'Document' && !page.first) {
    await devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }, session)
    return
  }
  const url = new URL(request.url)
  if (url.origin !== page.origin) {
    await devtools.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }, session)
    return
  }
  const asset = await page.assets(url.pathname)
  if (!asset) {
    await devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 404 }, session)
    return
  }
  await devtools.send(
    'Fetch.fulfillRequest',
    {
      requestId,
      responseCode: 200,
      responseHeaders: Object.entries(asset.headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(asset.body.buffer).toString('base64'),
    },
    session,
  )
}
