import type {
  ActionView,
  CreatureView,
  KnownActionId,
  SheetKitView,
} from '../../../src-main/campaign/view/views.ts'

/** A spell somebody has, with the form that casts it. */
interface KnownSpell {
  id: string
  title: string
  says: string
  /** Null where this game casts nothing from it. */
  cast: { action: KnownActionId; title: string; input: Record<string, unknown> } | null
}

/** Spells written in what somebody carries; in games without a list of spells, things named after a spell. */
export function knownSpells(
  { id: who, items }: Pick<CreatureView, 'id' | 'items'>,
  actions: readonly ActionView[],
  { spells }: Pick<SheetKitView, 'spells'>,
): KnownSpell[] {
  const named = spells.length === 0
  return items.flatMap(({ id, name, text }) => {
    if (text === null) return []
    const row = spells.find((one) => text.toLowerCase().startsWith(one.name.toLowerCase()))
    if (!named && !row) return []
    const cast = castOf(actions, who, id)
    // Without a list only what can be cast tells a spell from a letter.
    if (named && !cast) return []
    return [{ id, title: named ? name : text, says: named ? text : (row?.says ?? ''), cast }]
  })
}

/** The game's own action that casts from an item, filled in for whom and with what. */
function castOf(actions: readonly ActionView[], who: string, item: string): KnownSpell['cast'] {
  for (const { id, title, slot, from, asks, input } of actions) {
    if (slot !== 'spell' || from !== null) continue
    const book = Object.entries(asks).find(([, ask]) => ask.kind === 'item')
    if (book?.[1].kind !== 'item') continue
    return { action: id, title, input: { ...input, [book[1].of]: who, [book[0]]: item } }
  }
  return null
}
