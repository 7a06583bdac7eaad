import { setTimeout as pause } from 'node:timers/promises'
import { deferred } from '../../ipc/deferred.ts'
import type { Asset, Assets } from '../assets.ts'
import type { DevTools } from './devtools.ts'
import type { Events } from './protocol.ts'

/** First document of a window that was opened at our address: the browser waits for our answer. */
export interface HeldDocument {
  /**
   * Answers it; false when the browser has not asked for it.
   * @param elsewhere resolves when the page's own session has answered it.
   */
  answer(assets: Assets, elsewhere: Promise<unknown>): Promise<boolean>
}

/** Milliseconds for a browser to ask for the document of a window that it has opened. */
const patience = 5_000

/**
 * Holds the next document asked for at `url`. A page's own session would see only its later ones, and a page
 * that navigates to us from elsewhere needs one more process.
 * Null when this browser can't hold one.
 */
export async function holdDocument(devtools: DevTools, url: string): Promise<HeldDocument | null> {
  let letGo = (): void => undefined
  const pausedRequest = new Promise<string>((resolve) => {
    letGo = devtools.on('Fetch.requestPaused', undefined, ({ requestId }) => resolve(requestId))
  })
  try {
    await devtools.send('Fetch.enable', {
      patterns: [{ urlPattern: url, resourceType: 'Document' }],
    })
  } catch {
    letGo()
    return null
  }
  return {
    async answer(assets, elsewhere) {
      const late = new AbortController()
      const came = await Promise.race([
        pausedRequest,
        elsewhere.then(() => 'elsewhere' as const),
        pause(patience, null, { ref: false, signal: late.signal }).catch(() => null),
      ])
      late.abort()
      letGo()
      const asset = await assets(new URL(url).pathname)
      if (came !== null && came !== 'elsewhere' && asset)
        await fulfil(devtools, undefined, came, asset)
      await devtools.send('Fetch.disable', {})
      return came !== null
    },
  }
}

interface Served {
  /** Resolves when the page has been given its document. */
  shown: Promise<void>
  /** Notes that the document came another way: the next one asked for is a reload, or leads elsewhere. */
  hasShown(): void
}

/** Answers all network requests of a page: its own origin from our files, anything else not at all. */
export async function serveOrigin(
  devtools: DevTools,
  session: string,
  origin: string,
  assets: Assets,
): Promise<Served> {
  let first = true
  const shown = deferred<void>()
  const hasShown = (): void => {
    first = false
    shown.resolve()
  }
  devtools.on('Fetch.requestPaused', session, (paused) => {
    const page = { origin, assets, first }
    if (paused.resourceType === 'Document') hasShown()
    // A request needs no answer when it is gone with its page.
    answer(devtools, session, paused, page).catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, session)
  return { shown: shown.promise, hasShown }
}

async function answer(
  devtools: DevTools,
  session: string,
  { requestId, request, resourceType }: Events['Fetch.requestPaused'],
  page: { origin: string; assets: Assets; first: boolean },
): Promise<void> {
  // With this answer a reload or a link elsewhere leaves the page as it is, with its wire.
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
  await fulfil(devtools, session, requestId, asset)
}

async function fulfil(
  devtools: DevTools,
  session: string | undefined,
  requestId: string,
  { headers, body }: Asset,
): Promise<void> {
  await devtools.send(
    'Fetch.fulfillRequest',
    {
      requestId,
      responseCode: 200,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(body.buffer).toString('base64'),
    },
    session,
  )
}
