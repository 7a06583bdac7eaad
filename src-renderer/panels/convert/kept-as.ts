import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'

/** Name that the monster was read by, where the GM has typed another; null where it is the same. */
export function otherNameRead({ name, asRead }: Monster, typed: string): string | null {
  const read = asRead?.['name']?.name ?? name
  return read === typed.trim() ? null : read
}

/** The monster by the name that the GM has typed, with the one it was read by beside it. */
export function namedMonster(monster: Monster, typed: string, byHand: boolean): Monster {
  const name = typed.trim()
  const read = byHand ? null : otherNameRead(monster, typed)
  const { name: _, ...others } = monster.asRead ?? {}
  if (read !== null) return { ...monster, name, asRead: { ...others, name: { name: read } } }
  return monster.asRead ? { ...monster, name, asRead: others } : { ...monster, name }
}

/** Tags as they are typed, with commas between them. */
export function tagsTyped(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

/** Origin of a monster that is kept for the first time; `file` is empty for one that was pasted or typed. */
export function originOf(file: string, byHand: boolean): NonNullable<Monster['origin']> {
  return { by: byHand ? 'hand' : file === '' ? 'paste' : 'file', file, at: '' }
}
