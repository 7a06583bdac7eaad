import type { MonsterInText } from './monster-in-text.ts'
import type { BatchFile } from './batch.svelte.ts'

/** One thing of a batch that became no figure. */
export interface UnreadItem {
  /** The file, or the monster in it. */
  of: string
  kind: 'file' | 'unread' | 'prose'
  text: string
  /** Which of those found it stands in. */
  place?: number
}

/** Everything of a batch that became no figure: files, stretches of monsters, prose between them. */
export function unreadItems(
  files: readonly BatchFile[],
  found: readonly MonsterInText[],
  between: readonly { from: string; text: string }[],
): UnreadItem[] {
  return [
    ...files.flatMap(({ name, fault }): UnreadItem[] =>
      fault === null ? [] : [{ of: name, kind: 'file', text: fault }],
    ),
    ...found.flatMap(({ monster }, place) =>
      monster.unread.map((piece): UnreadItem => ({
        of: monster.name,
        kind: 'unread',
        text: piece.text,
        place,
      })),
    ),
    ...between.map(({ from, text }): UnreadItem => ({ of: from, kind: 'prose', text })),
  ]
}

/** The report as a text file: what was found, then all that was left, word by word. */
export function reportText(
  title: string,
  found: readonly MonsterInText[],
  left: readonly UnreadItem[],
): string {
  const kinds = { file: 'Files', unread: 'Unread in monsters', prose: 'Prose between monsters' }
  const parts = (['file', 'unread', 'prose'] as const).flatMap((kind) => {
    const of = left.filter((one) => one.kind === kind)
    if (of.length === 0) return []
    return [`${kinds[kind]}\n`, ...of.map(({ of: whose, text }) => `${whose}: ${text.trim()}\n`)]
  })
  return [`${title}: ${found.length} monsters read\n`, ...parts].join('\n')
}
