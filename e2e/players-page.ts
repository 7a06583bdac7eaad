import type { Page } from '@playwright/test'
import type { App } from './app.ts'
import { expect } from './test.ts'

const isPlayers = (page: Page) =>
  !page.isClosed() && /^(https:\/\/players\.|app:\/\/players)/.test(page.url())

/** The players' window, once it stands; another than the one that is gone or has crashed. */
export async function playersOf(app: App, before: Page | null = null): Promise<Page> {
  const find = () =>
    app.page
      .context()
      .pages()
      .find((page) => page !== before && isPlayers(page))
  await expect.poll(() => find() !== undefined).toBe(true)
  const page = find()
  if (!page) throw new Error('The players’ window is gone again.')
  return page
}
