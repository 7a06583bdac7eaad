import type { Page } from '@playwright/test'

/** The hidden page that keeps campaigns shows up in no window; DevTools knows it all the same. */
export const vault = 'https://vault.gatefold.invalid/'

/**
 * Sends one DevTools command to the page at `url` of the browser that `beside` is in, hidden or not.
 * No answer is waited for: what ends a page never answers.
 */
export async function tell(beside: Page, url: string, method: 'Page.crash'): Promise<void> {
  const browser = beside.context().browser()
  if (!browser) throw new Error('The page is in no browser.')
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  const target = targetInfos.find((one) => one.url === url && one.type !== 'tab')
  if (!target) throw new Error(`No page of the browser is ${url}.`)
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: target.targetId })
  const message = JSON.stringify({ id: 1, method })
  // The page may be gone before the browser has said that it passed this on.
  await session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined)
}
