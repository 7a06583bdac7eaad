import type { Attack } from '../../../canonical.ts'
import { attacksIn } from '../attack-fields.ts'
import { paragraphsIn } from '../figure-values.ts'
import { at, wordsOf, type Branch, type Tree } from '../tree.ts'
import { attackNameKeys, textKeys, worded } from '../worded.ts'
import {
  attackWith,
  countedName,
  joinsOf,
  noted,
  notesOf,
  orBefore,
  ownLine,
  severalWith,
} from './attack.ts'
import { armorOf, damageOf, dice, hasSilentDamage } from './damage.ts'
import { dealtIn, withoutTimes } from './dealt.ts'

/** What an item or action of a foreign file is: an attack, words about the monster, armour it wears. */
export interface Armed {
  attacks: Attack[]
  details: { title: string; text: string }[]
  armor: number
}

/**
 * An attack with its dice where it has any; otherwise what it says. In a list of nothing but attacks
 * (`listed`) whatever has a name is one.
 */
export function attackOf(item: Branch, listed = false): Armed {
  const armed = armedAs(item, listed)
  const joins = joinsOf(item)
  const [first, ...more] = armed.attacks
  return first && joins ? { ...armed, attacks: [{ ...first, joins }, ...more] } : armed
}

const abilities = /^(?:ability|feature|spell|spellbook|armou?r)$/i
/** What strikes without dice where a file calls everything an item. */
const breath = /\b(?:breath|gaze)\b/i

function armedAs(item: Branch, listed: boolean): Armed {
  const inner = branchOr(at(item, 'system') ?? at(item, 'data'), item)
  const kind = wordsOf(at(item, 'type')) ?? ''
  const ability = abilities.test(kind)
  const name = (worded(item, attackNameKeys) ?? typeName(kind)).replace(orBefore, '')
  const said = worded(inner, textKeys) ?? worded(item, textKeys) ?? ''
  const spoken = paragraphsIn(said).join(' ')
  const dealt = dealtIn(spoken)
  const armor = kind === 'weapon' ? 0 : armorOf(inner)
  const details = criticalOf(inner)
  const formula = damageOf(inner, item, ability)
  const silent = formula === null && kind === 'weapon' && hasSilentDamage(inner)
  const several = severalWith(name, formula ?? dealt.words)
  if (several) return { attacks: several, details, armor }
  const line = ownLine.exec(spoken)?.[2]
  if (formula === null && (line !== undefined || (!silent && !ability && short(dealt.words)))) {
    const [own, ...more] = attacksIn(line ?? withoutTimes(dealt.words))
    if (own && more.length === 0)
      return { attacks: [withName(own, name, line ?? dealt.words)], details, armor }
  }
  if (formula === null && !ability && dice.test(name)) {
    const [own, ...more] = attacksIn(name)
    if (own && more.length === 0 && own.dice !== '')
      return {
        attacks: [own],
        details: spoken === '' ? details : [...details, { title: own.name, text: spoken }],
        armor,
      }
  }
  const inProse = ability || silent ? null : dice.exec(withoutTimes(dealt.words))?.[0]
  const found = formula ?? inProse ?? null
  const brief = formula !== null && spoken.length <= 40 && !/[.:!?]/.test(spoken)
  const told = spoken === '' || brief ? [] : [{ title: name, text: spoken }]
  const strikes =
    listed || kind === 'weapon' || dealt.rolled || (armor === 0 && !ability && breath.test(name))
  if (found === null && strikes) {
    const attack = attackWith(name, '', inner, item)
    const long = spoken.length > 80
    return {
      attacks: [long ? attack : noted(attack, notesOf(item), dealt.words)],
      details: long ? [...details, ...told] : details,
      armor,
    }
  }
  if (found === null)
    return {
      attacks: [],
      details: [...details, ...(told.length > 0 ? told : [{ title: '', text: name }])],
      armor,
    }
  const attack = attackWith(name, found, inner, item)
  return {
    attacks: [brief ? noted(attack, spoken) : attack],
    details: [...details, ...told],
    armor,
  }
}

/** `{ type: 'bite', damage: '1d6' }`: what it is, where it has no name. */
function typeName(kind: string): string {
  return /^[a-z][a-z ]{2,20}$/i.test(kind) &&
    !/^(?:weapon|item|attack|action|melee|ranged)$/i.test(kind)
    ? kind
    : 'attack'
}

/** An attack in words under the name of its item, which may say how often. */
function withName(own: Attack, named: string, words: string): Attack {
  const diceFirst = named !== 'attack' && /^\s*\d{0,2}d\d/i.test(words)
  if (own.name !== 'attack' && !diceFirst) return own
  const { name, count } = countedName(named)
  const attack = { ...own, name, count: own.count > 1 ? own.count : count }
  return own.name === 'attack' ? attack : noted(attack, own.name)
}

function criticalOf(inner: Branch): Armed['details'] {
  const critical = wordsOf(at(inner, 'criticalDamage')) ?? ''
  return critical.trim() === ''
    ? []
    : [{ title: 'Critical damage', text: paragraphsIn(critical).join(' ') }]
}

/** Short enough to be an attack and not a sentence about one. */
function short(said: string): boolean {
  return said.length <= 80 && dice.test(withoutTimes(said)) && !/[.!?]\s|\bhit\b/i.test(said)
}

function branchOr(tree: Tree | undefined, other: Branch): Branch {
  return tree?.kind === 'branch' ? tree : other
}
