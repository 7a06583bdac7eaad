import { SvelteSet } from 'svelte/reactivity'
import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { textOf } from '../../lib/text-file.ts'
import { counted } from '../../lib/words.ts'
import { campaignPanel } from '../../lib/lasting-panels.svelte.ts'

export const importPlace = 'table-import'

type TextRead = OutputOf<ScreenContract, 'tables.read'>
/** A table that was found, with the file or paste it stood in. */
export interface TableInText {
  key: string
  file: string
  read: TextRead['tables'][number]
}

/** Bytes of a file at most; beyond that it is no file of tables. */
const mostBytes = 20_000_000
/** Names of tables from other files that a file is read beside, at most. */
const mostNames = 4000

/** Tables of other programs on their way in: pasted or from files, looked at, and taken in one step. */
export class TableImport {
  readonly screen: Screen
  text = $state('')
  reading = $state(false)
  sources = $state.raw<readonly { name: string; read: TextRead }[]>([])
  /** Tables that the GM leaves out. */
  readonly left = new SvelteSet<string>()
  chosen = $state<string | null>(null)

  constructor(screen: Screen) {
    this.screen = screen
  }

  // Computed again at each look: what a component derives ends with it, and this outlives the page.
  get found(): readonly TableInText[] {
    return this.sources.flatMap(({ name, read }, nth) =>
      read.tables.map((table, at) => ({ key: `${nth}/${at}`, file: name, read: table })),
    )
  }

  get shown(): TableInText | undefined {
    const { found } = this
    return found.find(({ key }) => key === this.chosen) ?? found[0]
  }

  get taken(): readonly TableInText[] {
    return this.found.filter(({ key }) => !this.left.has(key))
  }

  /** Faults and lines outside of all tables, with their file. */
  get outside(): { file: string; line: number; says: string; isFault: boolean }[] {
    return this.sources.flatMap(({ name, read: { faults, rest } }) => [
      ...faults.map(({ line, says }) => ({ file: name, line, says, isFault: true })),
      ...rest.map(({ line, text }) => ({ file: name, line, says: text, isFault: false })),
    ])
  }

  /** Reads what is in the field. */
  async readPaste(): Promise<void> {
    if (this.text.trim() !== '') await this.#read([{ name: 'Pasted', text: async () => this.text }])
  }

  async readFiles(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    await this.#read(files.map((file) => ({ name: file.name, text: () => wordsOf(file) })))
  }

  async #read(texts: readonly { name: string; text: () => Promise<string> }[]): Promise<void> {
    if (this.reading) return
    this.reading = true
    this.left.clear()
    this.chosen = null
    this.sources = []
    for (const { name, text } of texts) {
      const read = await this.#readOne(name, text)
      if (read === null) break
      this.sources = [...this.sources, { name, read }]
    }
    await this.#readTogether(texts)
    this.reading = false
  }

  /** Reads files whose tables have faults once more beside those of the others: a reference may lead there. */
  async #readTogether(texts: readonly { text: () => Promise<string> }[]): Promise<void> {
    const names = this.sources.map(({ read }) =>
      read.tables.flatMap(({ table }) => [table.id, table.title.slice(0, 200)]),
    )
    for (const [nth, { name, read }] of this.sources.entries()) {
      const beside = names.filter((_, at) => at !== nth).flat()
      const text = texts[nth]?.text
      if (!text || beside.length === 0 || read.tables.every(({ faults }) => faults.length === 0))
        continue
      const again = await this.#readOne(name, text, beside.slice(0, mostNames))
      if (again === null) return
      this.sources = this.sources.with(nth, { name, read: again })
    }
  }

  /** Null when it was called off or refused. */
  async #readOne(
    name: string,
    words: () => Promise<string>,
    beside: readonly string[] = [],
  ): Promise<TextRead | null> {
    const text = await words().catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    )
    if (text instanceof Error)
      return { format: '', tables: [], rest: [], faults: [{ line: 0, says: text.message }] }
    const { screen } = this
    return screen.works.run(`Reading ${name}`, importPlace, (work) =>
      screen.api.call(
        'tables.read',
        { name, text, ...(beside.length > 0 ? { beside: [...beside] } : {}) },
        work,
      ),
    )
  }

  toggle(key: string): void {
    if (!this.left.delete(key)) this.left.add(key)
  }

  /** Keeps the tables that are not left out; the first one's id, or null when it was refused. */
  async take(): Promise<string | null> {
    const { screen, taken } = this
    if (taken.length === 0) return null
    const tables = taken.map(({ read }) => structuredClone(read.table))
    const found = await screen.works.run('Keeping the tables', importPlace, (work) =>
      screen.api.call('tables.take', { tables: tables as never }, work),
    )
    if (found === null) return null
    this.startOver()
    const here = found.known.length > 0 ? `, ${found.known.length} here already` : ''
    screen.said = `${counted(found.taken.length, 'table')} imported${here}`
    return found.taken[0] ?? found.known[0] ?? null
  }

  startOver(): void {
    this.sources = []
    this.left.clear()
    this.chosen = null
    this.text = ''
  }
}

async function wordsOf(file: File): Promise<string> {
  if (file.size > mostBytes)
    throw new Error(
      `It has ${Math.round(file.size / 1_000_000)} MB; a file of tables has at most 20: split it.`,
    )
  let text = ''
  for await (const chunk of textOf(file)) text += chunk
  return text
}

/** One for each campaign on the screen: what was pasted is there when the GM comes back. */
export const tableImportOf = campaignPanel((screen) => new TableImport(screen))
