/**
 * Text of a Markdown file whose pictures are called as the campaign's own: `![Mill](img/mill.png)` becomes
 * `![Mill](image:mill)`. Pictures of the web and those of the campaign stay as they are.
 * @param nameFor name that a picture is called by, from its path as written, decoded.
 */
export function linkPictures(text: string, nameFor: (path: string) => string): string {
  return text.replace(
    /(!\[[^\]]*\]\()\s*(?:<([^>\n]+)>|([^)\s>]+))/gu,
    (mark, begin: string, angled: string | undefined, bare: string | undefined) => {
      const path = angled ?? bare ?? ''
      return /^[a-z]{2,}:/iu.test(path) ? mark : `${begin}image:${nameFor(decoded(path))}`
    },
  )
}

/** Last part of a path. */
export function fileNameIn(path: string): string {
  return path.split(/[\\/]/u).at(-1) ?? path
}

/** A file's name as Markdown may call it: `Old Mill (1).png` is `old-mill-1`. */
export function pictureNameOf(file: string): string {
  const stem = file.replace(/\.[^.]*$/u, '').normalize('NFC')
  const words = stem.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-').slice(0, 50).replace(/-$/u, '') || 'picture'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
