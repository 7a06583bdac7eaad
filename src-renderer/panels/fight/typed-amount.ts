/** Parsed text of the damage field: damage, healing, or a kill. */
type TypedAmount =
  { does: 'damage'; amount: string } | { does: 'heal'; amount: string } | { does: 'kill' } | null

/** `5` and `3d6` are damage, `+3`, `h 3` and `heal 3` healing, `k` and `kill` a kill; null for nothing. */
export function readAmount(typed: string): TypedAmount {
  const text = typed.trim()
  if (text === '') return null
  if (/^(k|kill)$/i.test(text)) return { does: 'kill' }
  const [, healing] = /^(?:\+|h(?:eal)?\s*(?=\d|d\d))\s*(.+)$/i.exec(text) ?? []
  if (healing) return { does: 'heal', amount: healing.trim() }
  return { does: 'damage', amount: text.replace(/^-\s*/, '') }
}
