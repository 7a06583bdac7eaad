import type { ShellPage } from '../shell/shell.ts'

/** Waits until a page is gone; closes it when `ends` is aborted. */
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
