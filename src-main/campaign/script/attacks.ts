import type { Attack } from '../../rules/monsters/canonical.ts'
import { isFields, numberFrom, quoted, ScriptFault } from './fault.ts'

const attackKeys = ['name', 'dice', 'damage', 'die', 'count', 'notes', 'joins']
const die = String.raw`\d*d\d+`
const dice = String.raw`${die}(?:\s*[+-]\s*(?:${die}|\d+))*`
const ending = new RegExp(`^(.*?)[\\s,:(]*(${dice})\\)?$`, 'i')

/** Attacks from a script: `"spear d6"`, `"d6"`, `{ name, dice, count, notes }`, or dice by name. */
export function attacksFrom(said: unknown, field: string): Attack[] {
  const all = Array.isArray(said) ? said : byName(said)
  return all.map((one, at) => attackFrom(one, `a${at + 1}`, `${field} ${at + 1}`))
}

function byName(said: unknown): unknown[] {
  if (!isFields(said) || attackKeys.some((key) => key in said)) return [said]
  return Object.entries(said).map(([name, dice]) => ({ name, dice }))
}

function attackFrom(said: unknown, id: string, field: string): Attack {
  const entry = isFields(said) ? said : parseAttack(String(said))
  const odd = Object.keys(entry).find((key) => !attackKeys.includes(key))
  if (odd) throw new ScriptFault(`${field}, ${odd}`, 'an attack has no such part.', attackKeys)
  const amount = String(entry['dice'] ?? entry['damage'] ?? entry['die'] ?? '').trim()
  const count = numberFrom(entry['count'] ?? 1)
  if (count === null || count < 1)
    throw new ScriptFault(`${field}, count`, `${quoted(entry['count'])} is no number from 1 up.`)
  return {
    id,
    name: String(entry['name'] ?? 'Attack').trim() || 'Attack',
    count,
    dice: amount,
    notes: String(entry['notes'] ?? ''),
    joins: entry['joins'] === 'or' || entry['joins'] === 'and' ? entry['joins'] : 'first',
  }
}

function parseAttack(said: string): Record<string, unknown> {
  const found = ending.exec(said.trim())
  return found ? { name: found[1], dice: found[2] } : { name: said, dice: '' }
}
