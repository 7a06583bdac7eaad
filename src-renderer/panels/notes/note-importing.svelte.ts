import type { NotesToImport } from '../../../src-main/ipc/contract/notes.ts'
import { textsInZip } from '../../lib/read-zip.ts'
import { textOf } from '../../lib/text-file.ts'
import { notesPlace, type NotesPanel } from './notes.svelte.ts'

interface NoteText {
  path: string
  text: string
}

const readable = /\.(?:md|markdown|txt)$/iu
/** Folders that programs keep for themselves: `.obsidian`, `.trash`. */
const isHidden = (path: string): boolean => /(?:^|\/)\./u.test(path)

/** A folder of Markdown that was read and is not kept yet. */
export class NoteImporting {
  read = $state.raw<NotesToImport | null>(null)
  readonly #panel: NotesPanel

  constructor(panel: NotesPanel) {
    this.#panel = panel
  }

  async readFiles(files: readonly File[]): Promise<void> {
    const { screen } = this.#panel
    const texts: NoteText[] = []
    for (const file of files) {
      const path = file.webkitRelativePath || file.name
      try {
        if (/\.zip$/iu.test(path)) texts.push(...(await textsInZip(file, readable)))
        else if (readable.test(path)) texts.push({ path, text: await wholeText(file) })
      } catch (error) {
        const message = `${path} can’t be read. ${error instanceof Error ? error.message : ''}`
        screen.places.fail(notesPlace, { code: 'bad-input', message, way: 'Choose other files.' })
        return
      }
    }
    const shown = texts.filter(({ path }) => !isHidden(path))
    if (shown.length === 0) {
      screen.places.fail(notesPlace, {
        code: 'bad-input',
        message: 'No Markdown is in there.',
        way: 'Choose a folder or a zip with .md files.',
      })
      return
    }
    this.read = screen.take(notesPlace, await screen.api.call('notes.read', { files: shown }))
  }

  async take(): Promise<void> {
    const { read } = this
    if (!read) return
    if (await this.#panel.run('house.keep-notes', { notes: read.notes })) {
      this.read = null
      this.#panel.importing = false
    }
  }
}

async function wholeText(file: File): Promise<string> {
  let text = ''
  for await (const piece of textOf(file)) text += piece
  return text
}
