import type { NotesToImport } from '../../../src-main/ipc/contract/notes.ts'
import { filesInZip } from '../../lib/read-zip.ts'
import { textOf } from '../../lib/text-file.ts'
import { notesPlace, type NotesPanel } from './notes.svelte.ts'
import { keepPortrait } from './portrait.ts'

type ImportedNote = NotesToImport['notes'][number]

const isText = (path: string): boolean => /\.(?:md|markdown|txt)$/iu.test(path)
const readable = /\.(?:md|markdown|txt|png|jpe?g|gif|webp)$/iu
/** Folders that programs keep for themselves: `.obsidian`, `.trash`. */
const isHidden = (path: string): boolean => /(?:^|\/)\./u.test(path)

/** A folder of Markdown that was read and is not kept yet. */
export class NoteImporting {
  read = $state.raw<NotesToImport | null>(null)
  readonly #panel: NotesPanel
  /** Picture files that came along, by name. */
  #pictures = new Map<string, File>()

  constructor(panel: NotesPanel) {
    this.#panel = panel
  }

  async readFiles(files: readonly File[]): Promise<void> {
    const { screen } = this.#panel
    const texts: { path: string; text: string }[] = []
    this.#pictures = new Map()
    for (const file of files) {
      const path = file.webkitRelativePath || file.name
      try {
        const found = /\.zip$/iu.test(path) ? await filesInZip(file, readable) : [{ path, file }]
        for (const one of found)
          if (isHidden(one.path)) continue
          else if (isText(one.path)) texts.push({ path: one.path, text: await wholeText(one.file) })
          else this.#pictures.set(one.file.name, one.file)
      } catch (error) {
        const message = `${path} can’t be read. ${error instanceof Error ? error.message : ''}`
        screen.places.fail(notesPlace, { code: 'bad-input', message, way: 'Choose other files.' })
        return
      }
    }
    if (texts.length === 0) {
      screen.places.fail(notesPlace, {
        code: 'bad-input',
        message: 'No Markdown is in there.',
        way: 'Choose a folder or a zip with .md files.',
      })
      return
    }
    this.read = screen.take(notesPlace, await screen.api.call('notes.read', { files: texts }))
  }

  async take(): Promise<void> {
    const { read } = this
    if (!read) return
    const notes = []
    for (const note of read.notes) notes.push(await this.#withPortrait(note))
    if (await this.#panel.run('house.keep-notes', { notes })) {
      this.read = null
      this.#panel.importing = false
    }
  }

  /** The note with the picture that came along for it kept; one that cannot be read is left out. */
  async #withPortrait({ picture, ...note }: ImportedNote): Promise<ImportedNote> {
    const { screen } = this.#panel
    const name = picture ?? note.portrait
    const file = name === undefined ? undefined : this.#pictures.get(name)
    const isHere = screen.views.handouts.pictures.some(({ id }) => id === name)
    const portrait = file && !isHere ? await keepPortrait(screen, file) : null
    return portrait ? { ...note, portrait } : note
  }
}

async function wholeText(file: File): Promise<string> {
  let text = ''
  for await (const piece of textOf(file)) text += piece
  return text
}
