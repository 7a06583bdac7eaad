import type { Clause } from '../clauses.ts'
import { attackOf, parseAttackPhrase } from './attack.ts'
import type { Placed } from './placed.ts'

const weaponAttack = /\b(?:Melee|Ranged)(?: or Ranged)? (?:Weapon|Spell) Attack:/

/** True where the label is that of an attack that is an action of its own. */
export function isAction(text: string, label: number): boolean {
  return weaponAttack.test(text.slice(Math.max(0, label - 30), label + 40))
}

/** `Slam. Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 11 (2d6 + 4)`. */
const action =
  /(?:^|[\n.])\s*\W{0,3}(\p{Lu}[^.:\n(]{1,40}?)(?:\s\([^()\n]{1,40}\))?[.:]\W{1,4}(?:Melee|Ranged)(?: or Ranged)? (?:Weapon|Spell) Attack:[^]{0,160}?Hit:\W{1,4}\d{1,3}(?:\s\((\d{1,2}d\d{1,2}(?:\s?[+-]\s?\d{1,2})?)\))?/gu

/** How far an action's words may reach, and its routine stand above it. */
const reach = 600

/** Attacks that are printed as actions, each with a sentence of its own; null where there are none. */
export function readActions(text: string, { hit, from }: Clause): Placed[] | null {
  if (!isAction(text, hit.from)) return null
  const start = Math.max(0, hit.from - reach)
  const first = text.slice(start, hit.from).lastIndexOf('Multiattack')
  const nameFrom = Math.max(text.lastIndexOf('\n', hit.from), start)
  const words = text.slice(nameFrom, from + reach)
  const routine = first < 0 ? '' : text.slice(start + first, nameFrom)
  const placed: Placed[] = []
  for (const { 0: whole, 1: name = '', 2: dice = '', index } of words.matchAll(action)) {
    const phrase = parseAttackPhrase(`${countIn(routine, name)}${name} (${dice})`, false)
    if (phrase)
      placed.push({
        attack: attackOf(phrase, placed.length + 1, 'and'),
        span: { from: nameFrom + index, to: nameFrom + index + whole.length },
      })
  }
  return placed.length > 0 ? placed : null
}

/** `The sentinel makes two slam attacks: one with its bite`. */
function countIn(routine: string, name: string): string {
  const said = new RegExp(
    String.raw`\b(two|three|four|five|six) (?:attacks with (?:its|his|her|their) |with its )?${name.replace(/\W/g, '.')}`,
    'i',
  )
  return said.exec(routine)?.[1]?.concat(' ') ?? ''
}
