import type { CDPSession, Page } from '@playwright/test'

/** The hidden page that keeps campaigns shows up in no window; DevTools knows it all the same. */
export const vault = 'https://vault.gatefold.invalid/'

/**
 * Sends one DevTools command to the page at `url` of the browser that `beside` is in, hidden or not.
 * No answer is waited for: what ends a page never answers.
 */
export async function sendCommand(beside: Page, url: string, method: 'Page.crash'): Promise<void> {
  const { session, sessionId } = await attach(beside, url)
  const message = JSON.stringify({ id: 1, method })
  // The page may be gone before the browser has said that it passed this on.
  await session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined)
}

/** Runs a script in that page and waits for what it comes to. */
export async function evaluate(beside: Page, url: string, expression: string): Promise<unknown> {
  const { session, sessionId } = await attach(beside, url)
  const params = { expression, awaitPromise: true, returnByValue: true }
  const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params })
  const answer = new Promise<string>((resolve) =>
    session.on('Target.receivedMessageFromTarget', (said) => resolve(said.message)),
  )
  await session.send('Target.sendMessageToTarget', { sessionId, message })
  const { result } = JSON.parse(await answer) as { result: { result: { value: unknown } } }
  return result.result.value
}

async function attach(
  beside: Page,
  url: string,
): Promise<{ session: CDPSession; sessionId: string }> {
  const browser = beside.context().browser()
  if (!browser) throw new Error('The page is in no browser.')
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  const target = targetInfos.find((one) => one.url === url && one.type !== 'tab')
  if (!target) throw new Error(`No page of the browser is ${url}.`)
  const { sessionId } = await session.send('Target.attachToTarget', { targetId: target.targetId })
  return { session, sessionId }
}
