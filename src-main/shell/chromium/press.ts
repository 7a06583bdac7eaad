import { join } from 'node:path'
import type { PressPage, ShellOptions } from '../shell.ts'
import { RunningBrowser } from './running.ts'

/**
 * Prints in a headless browser of its own: a hidden page cannot print, and printing the page the GM
 * looks at would make it blink. Closing the page ends that browser.
 */
export async function openPress(
  browser: string,
  { dataFolder, assets, env = process.env }: ShellOptions,
): Promise<PressPage> {
  const running = await RunningBrowser.start({
    browser,
    profile: join(dataFolder, 'profile-chromium-press'),
    headless: true,
    env,
  })
  try {
    const page = await running.open(await running.blank(), 'press', { assets, dataFolder })
    return {
      wire: page.wire,
      gone: page.gone,
      async printToPdf() {
        const { data } = await running.launched.devtools.send(
          'Page.printToPDF',
          {
            preferCSSPageSize: true,
            printBackground: true,
            generateTaggedPDF: true,
            generateDocumentOutline: true,
          },
          page.session,
        )
        return new Uint8Array(Buffer.from(data, 'base64'))
      },
      async close() {
        await page.close()
        await running.quit()
      },
    }
  } catch (error) {
    await running.quit()
    throw error
  }
}
