import type { Attack } from '../../../canonical.ts'
import { attacksIn } from '../attack-fields.ts'
import { paragraphsIn } from '../figure-values.ts'
import { at, wordsOf, type Branch } from '../tree.ts'
import {
  attackWith,
  countedName,
  joinsOf,
  withNotes,
  notesOf,
  ownLine,
  severalWith,
} from './attack.ts'
import { armorOf, dice } from './damage.ts'
import { withoutTimes } from './dealt.ts'
import { itemOf, type ForeignItem } from './item.ts'

/** Contents of an item or action in a foreign file: attacks, details of the monster, points of armour. */
export interface ItemContents extends Blows {
  armor: number
}

interface Blows {
  attacks: Attack[]
  details: { title: string; text: string }[]
}

/**
 * An attack with its dice where it has any; otherwise what it says. In a list of nothing but attacks
 * (`listed`) whatever has a name is one.
 */
export function attackOf(item: Branch, listed = false): ItemContents {
  const armed = armedAs(item, listed)
  const joins = joinsOf(item)
  const [first, ...more] = armed.attacks
  return first && joins ? { ...armed, attacks: [{ ...first, joins }, ...more] } : armed
}

function armedAs(item: Branch, listed: boolean): ItemContents {
  const about = itemOf(item)
  const { inner, kind } = about
  const armor = kind === 'weapon' ? 0 : armorOf(inner)
  const { attacks, details } =
    severalIn(about) ??
    inItsWords(about) ??
    inItsName(about) ??
    rolled(about) ??
    withoutDice(about, listed || (armor === 0 && !about.ability && breath.test(about.name)))
  return { attacks, details: [...criticalOf(inner), ...details], armor }
}

/** Names of attacks that need no dice, in files that call everything an item. */
const breath = /\b(?:breath|gaze)\b/i

/** `Claw/claw/bite` with the dice of each. */
function severalIn({ name, formula, dealt }: ForeignItem): Blows | null {
  const attacks = severalWith(name, formula ?? dealt.words)
  return attacks && { attacks, details: [] }
}

/** An attack that its text says, in a line of its own or in few words. */
function inItsWords({ name, spoken, dealt, formula, silent, ability }: ForeignItem): Blows | null {
  if (formula !== null) return null
  const line = ownLine.exec(spoken)?.[2]
  if (line === undefined && (silent || ability || !short(dealt.words))) return null
  const [own, ...more] = attacksIn(line ?? withoutTimes(dealt.words))
  if (!own || more.length > 0) return null
  return { attacks: [withName(own, name, line ?? dealt.words)], details: [] }
}

/** `Bite (1d6)`. */
function inItsName({ name, spoken, formula, ability }: ForeignItem): Blows | null {
  if (formula !== null || ability || !dice.test(name)) return null
  const [own, ...more] = attacksIn(name)
  if (!own || more.length > 0 || own.dice === '') return null
  return { attacks: [own], details: detailOf(own.name, spoken) }
}

/** An attack with the dice of its field, else with those of its text. */
function rolled(about: ForeignItem): Blows | null {
  const { item, inner, name, spoken, dealt, formula, silent, ability } = about
  const inProse = ability || silent ? null : dice.exec(withoutTimes(dealt.words))?.[0]
  const found = formula ?? inProse ?? null
  if (found === null) return null
  const attack = attackWith(name, found, inner, item)
  return isBrief(about)
    ? { attacks: [withNotes(attack, spoken)], details: [] }
    : { attacks: [attack], details: detailOf(name, spoken) }
}

/** An attack without dice; an item that is no attack becomes a detail. */
function withoutDice(
  { item, inner, kind, name, spoken, dealt }: ForeignItem,
  strikes: boolean,
): Blows {
  const details = detailOf(name, spoken)
  if (!strikes && kind !== 'weapon' && !dealt.rolled)
    return { attacks: [], details: details.length > 0 ? details : [{ title: '', text: name }] }
  const attack = attackWith(name, '', inner, item)
  if (spoken.length > 80) return { attacks: [attack], details }
  return { attacks: [withNotes(attack, notesOf(item), dealt.words)], details: [] }
}

function detailOf(title: string, text: string): ItemContents['details'] {
  return text === '' ? [] : [{ title, text }]
}

/** True when the text beside the damage is short enough to be a note to it. */
function isBrief({ formula, spoken }: ForeignItem): boolean {
  return formula !== null && spoken.length <= 40 && !/[.:!?]/.test(spoken)
}

/** An attack in words under the name of its item, which may say how often. */
function withName(own: Attack, named: string, words: string): Attack {
  const diceFirst = named !== 'attack' && /^\s*\d{0,2}d\d/i.test(words)
  if (own.name !== 'attack' && !diceFirst) return own
  const { name, count } = countedName(named)
  const attack = { ...own, name, count: own.count > 1 ? own.count : count }
  return own.name === 'attack' ? attack : withNotes(attack, own.name)
}

function criticalOf(inner: Branch): ItemContents['details'] {
  const critical = wordsOf(at(inner, 'criticalDamage')) ?? ''
  return critical.trim() === ''
    ? []
    : [{ title: 'Critical damage', text: paragraphsIn(critical).join(' ') }]
}

/** Short enough to be an attack and not a sentence about one. */
function short(said: string): boolean {
  return said.length <= 80 && dice.test(withoutTimes(said)) && !/[.!?]\s|\bhit\b/i.test(said)
}
