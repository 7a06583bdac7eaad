import { nameOf } from '../../../lib/prepare-picture.ts'

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
  const text = whole
    .slice(head.length)
    .replace(/(!\[[^\]]*\]\()\s*<?([^)\s>]+)>?/gu, (mark, begin: string, path: string) => {
      if (/^[a-z]+:/iu.test(path)) return mark
      const base = fileName(path)
      const name = kept.get(base.toLowerCase())
      if (name === undefined) missing.push(base)
      return `${begin}image:${name ?? nameOf(base)}`
    })
    .replace(/^\n+/u, '')
  const stem = fileName(file).replace(/\.[^.]*$/u, '')
  return { title: (heading || stem).slice(0, 200), text, missing: [...new Set(missing)] }
}

function fileName(path: string): string {
  const last = path.split(/[\\/]/u).at(-1) ?? path
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
