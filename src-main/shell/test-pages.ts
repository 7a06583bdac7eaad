import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deferred } from '../ipc/deferred.ts'
import type { ShellPage } from './shell.ts'

/** Commands that a test page carries out; each answers with a plain value. */
const script = `
const database = () => new Promise((resolve, reject) => {
  const request = indexedDB.open('test', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('kept')
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})
const kept = async (mode, act) => {
  const open = await database()
  const transaction = open.transaction('kept', mode, { durability: 'strict' })
  const request = act(transaction.objectStore('kept'))
  await new Promise((resolve, reject) => { transaction.oncomplete = resolve; transaction.onerror = reject })
  open.close()
  return request.result ?? null
}
const arrives = (url) => fetch(url).then((answer) => answer.status, () => 'refused')
const can = {
  echo: (text) => text,
  origin: () => location.origin,
  fetch: arrives,
  image: (url) => new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve('loaded')
    image.onerror = () => resolve('refused')
    image.src = url
  }),
  put: ([key, value]) => kept('readwrite', (store) => store.put(value, key)),
  get: (key) => kept('readonly', (store) => store.get(key)),
  popup: (url) => { const popup = window.open(url); return popup === null ? 'none' : 'some' },
  eval: () => { try { return new Function('return 1')() } catch (error) { return error.name } },
  inline: () => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.ranInline = true'
    document.body.append(script)
    const attribute = document.createElement('p')
    attribute.setAttribute('onclick', 'globalThis.ranInline = true')
    document.body.append(attribute)
    attribute.click()
    return globalThis.ranInline === true
  },
  frame: () => new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.onload = () => resolve(frame.contentDocument === null ? 'refused' : 'loaded')
    frame.src = '/'
    document.body.append(frame)
  }),
  leave: (url) => { location.href = url; return 'tried' },
  reload: () => { location.reload(); return 'tried' },
  mark: (value) => { globalThis.marked ??= value; return globalThis.marked },
  globals: () => [...Object.getOwnPropertyNames(globalThis)].filter((name) => /gatefold/i.test(name)).sort(),
  portAgain: () => {
    try { globalThis.gatefoldPort = null } catch { /* strict mode says so */ }
    try { gatefoldPort.send = null } catch { /* the same */ }
    return typeof gatefoldPort.send
  },
  ask: (permission) => permission === 'notifications'
    ? Notification.requestPermission()
    : new Promise((resolve) => navigator.geolocation.getCurrentPosition(() => resolve('granted'), () => resolve('denied'))),
}
gatefoldPort.on(async (raw) => {
  const { ask, what, given } = JSON.parse(raw)
  try { gatefoldPort.send(JSON.stringify({ ask, value: await can[what](given) })) }
  catch (error) { gatefoldPort.send(JSON.stringify({ ask, value: 'threw ' + error.message })) }
})
`

/** Writes a built app of small pages that obey commands, in a folder of its own. */
export function testPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-pages-'))
  for (const page of ['ui', 'players', 'vault', 'press']) {
    mkdirSync(join(folder, page))
    writeFileSync(join(folder, page, 'page.js'), script)
    writeFileSync(join(folder, page, 'index.html'), html(page))
  }
  return folder
}

const html = (page: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gatefold ${page}</title><link rel="icon" href="data:,"></head>
<body><h1>The ${page} page</h1><p>Words to print.</p><script src="page.js" type="module"></script></body></html>`

type Tell = (what: string, given?: unknown) => Promise<unknown>

let asks = 0

/** Sends commands to a test page; they reject when the page goes before it has answered. */
export function commandSender(page: ShellPage): Tell {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(why: Error): void }>()
  page.wire.onMessage((raw) => {
    const { ask, value } = JSON.parse(raw) as { ask: number; value: unknown }
    waiting.get(ask)?.resolve(value)
    waiting.delete(ask)
  })
  page.wire.onClose((why) => {
    for (const { reject } of waiting.values()) reject(why)
  })
  return (what, given = null) => {
    const ask = ++asks
    const { promise, ...ends } = deferred<unknown>()
    waiting.set(ask, ends)
    page.wire.send(JSON.stringify({ ask, what, given }))
    return promise
  }
}
