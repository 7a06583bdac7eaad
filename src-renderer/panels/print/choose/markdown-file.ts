import {
  fileNameIn,
  linkPictures,
  pictureNameOf,
} from '../../../../src-main/ipc/contract/linked-pictures.ts'

/** Title and text of a Markdown file, with the pictures that it shows from files beside it. */
interface MarkdownFile {
  title: string
  text: string
  /** Names of picture files that were not chosen with it. */
  missing: string[]
}

/** True for a file that is read as a handout's words. */
export function isMarkdown({ name }: Pick<File, 'name'>): boolean {
  return /\.(?:md|markdown|txt)$/iu.test(name)
}

/**
 * A heading that begins the text is its title, and not printed twice; pictures are called by the names under
 * which the campaign keeps them.
 * @param kept name of each chosen picture, by its file's name.
 */
export function markdownFile(
  file: string,
  written: string,
  kept: ReadonlyMap<string, string>,
): MarkdownFile {
  const whole = written.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n')
  const [head = '', heading = ''] = /^\s*# +(.+?) *#* *(?:\n|$)/u.exec(whole) ?? []
  const missing: string[] = []
  const text = linkPictures(whole.slice(head.length), (path) => {
    const base = fileNameIn(path)
    const name = kept.get(base.toLowerCase())
    if (name === undefined) missing.push(base)
    return name ?? pictureNameOf(base)
  }).replace(/^\n+/u, '')
  const stem = fileNameIn(file).replace(/\.[^.]*$/u, '')
  return { title: (heading || stem).slice(0, 200), text, missing: [...new Set(missing)] }
}
