import type { ShellPage } from '../shell/shell.ts'

/** Stays with a page until it is gone; it is closed when the app is told to end. */
export async function untilGone(
  page: ShellPage,
  ends: AbortSignal,
): Promise<Awaited<ShellPage['gone']>> {
  const close = (): void => void page.close()
  if (ends.aborted) close()
  ends.addEventListener('abort', close)
  const end = await page.gone
  ends.removeEventListener('abort', close)
  return end
}
