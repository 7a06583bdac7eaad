import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { findBrowser, isProgram } from '../../shell/chromium/browser.ts'
import { openPress } from '../../shell/chromium/press.ts'
import { usualOptions, type PrintOptions } from '../../ipc/contract/print-options.ts'
import type { Template } from '../../ipc/contract/print-templates.ts'
import { client } from '../../ipc/client.ts'
import type { OutputOf } from '../../ipc/contract/endpoint.ts'
import { pressContract, type PressContract } from '../press-contract.ts'
import { finishedHere } from '../finisher-stand-in.ts'
import { pressRoom } from '../press-room.ts'
import type { Printed } from '../print.ts'

export interface TestPress {
  /** A folder of its own, gone when the press closes. */
  folder: string
  /** Options that differ from the defaults. */
  print(template: Template, data: unknown, some?: TestPrintOptions): Promise<Printed>
  /** Lays a job out without printing it: its pages, and what would not fit them. */
  layOut(template: Template, data: unknown, some?: Partial<PrintOptions>): Promise<Layout>
  close(): Promise<void>
}

type Layout = OutputOf<PressContract, 'press.show'>
type TestPrintOptions = Partial<PrintOptions> & {
  title?: string
  author?: string
  subject?: string
}

/** The real press on a bundle of its own, in a headless browser. @throws where there is no browser. */
export async function pressForTests(): Promise<TestPress> {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-press-'))
  await bundle(folder)
  const browser = findBrowser({ platform: process.platform, env: process.env, isProgram })
  if (!browser) throw new Error('these tests need a Chromium, Chrome or Edge')
  const settings = {
    dataFolder: folder,
    outFolder: folder,
    assets: folder,
    version: '0.0.0',
    report: (error: unknown) => {
      throw error
    },
  }
  const press = pressRoom(() => openPress(browser, settings), finishedHere)
  let measuring: ReturnType<typeof openPress> | null = null
  return {
    folder,
    print: (template, data, { title = 'Test', author = '', subject = '', ...options } = {}) =>
      press.print(
        {
          template,
          title,
          author,
          subject,
          language: 'en',
          options: { ...usualOptions, ...options },
          data,
        },
        () => undefined,
        new AbortController().signal,
      ),
    layOut: async (template, data, options = {}) => {
      const { wire } = await (measuring ??= openPress(browser, {
        ...settings,
        dataFolder: join(folder, 'measuring'),
      }))
      const shown = await client(wire, pressContract).call('press.show', {
        template,
        title: 'Test',
        language: 'en',
        options: { ...usualOptions, ...options },
        data,
      })
      if (!shown.ok) throw new Error(shown.failure.message)
      return shown.value
    },
    close: async () => {
      await Promise.all([press.close(), measuring?.then((page) => page.close())])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function bundle(folder: string): Promise<void> {
  const before = process.env['GATEFOLD_BUILD_DIR']
  process.env['GATEFOLD_BUILD_DIR'] = folder
  await build({
    configFile: join(import.meta.dirname, '../../../vite.config.ts'),
    mode: 'press',
    logLevel: 'error',
  })
  if (before === undefined) delete process.env['GATEFOLD_BUILD_DIR']
  else process.env['GATEFOLD_BUILD_DIR'] = before
}
