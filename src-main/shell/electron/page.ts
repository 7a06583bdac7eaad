import { BrowserWindow, session } from 'electron'
import { join } from 'node:path'
import { folderOf, pageFiles, type PageSources } from '../assets.ts'
import type { ShellPage, PageName } from '../shell.ts'
import { denyPermissions } from './permissions.ts'
import { openPort } from './port.ts'
import { originOf, profileIn, serveOrigin } from './scheme.ts'

export interface ElectronPage extends ShellPage {
  window: BrowserWindow
}

const size = { width: 1280, height: 800 }

/**
 * Opens one page in a sandboxed window of its own session; only those of the screen and of the players are ever shown,
 * one beside the GM's own without taking the keyboard.
 * @throws {Error} when the page's files are missing or it does not load.
 */
export async function openPage(
  name: PageName,
  sources: PageSources,
  isBeside = false,
): Promise<ElectronPage> {
  const { assets, dataFolder } = sources
  const origin = originOf(name)
  const files = await pageFiles(sources, name)
  const own = session.fromPath(join(profileIn(dataFolder), folderOf[name]))
  serveOrigin(own, origin, files)
  denyPermissions(own, name === 'vault')
  const window = new BrowserWindow({
    ...size,
    show: false,
    title: name === 'players' ? 'Gatefold, players' : 'Gatefold',
    backgroundColor: '#17130f',
    webPreferences: {
      session: own,
      preload: join(assets, 'electron', 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      backgroundThrottling: false,
    },
  })
  if (isBeside) window.once('ready-to-show', () => window.showInactive())
  else if (name === 'screen') window.once('ready-to-show', () => window.show())
  const gone = goneOf(window)
  const wire = openPort(window.webContents, origin, gone)
  try {
    await window.loadURL(`${origin}/`)
  } catch (error) {
    window.destroy()
    throw error
  }
  return {
    wire,
    gone,
    window,
    async close() {
      if (!window.isDestroyed()) window.destroy()
      await gone
    },
  }
}

function goneOf(window: BrowserWindow): ShellPage['gone'] {
  return new Promise((resolve) => {
    window.webContents.on('render-process-gone', () => {
      resolve('crashed')
      // A crash leaves an empty window; ours opens again. Not inside the event that reports it.
      setImmediate(() => {
        if (!window.isDestroyed()) window.destroy()
      })
    })
    window.once('closed', () => resolve('closed'))
  })
}
