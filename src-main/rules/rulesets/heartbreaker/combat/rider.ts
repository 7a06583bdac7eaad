import type { Shelf } from '../../../core/action.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Threat } from '../saves.ts'
import type { SpecialAttack, HarmUnit } from '../harm/special-attacks.ts'
import type { StrikeMeans } from './arms.ts'

/** Effect of a creature's attack besides damage, as its stat block states it. */
export interface Rider extends SpecialAttack {
  /** Wording of the stat block. */
  words: string
}

const threats: readonly (readonly [of: RegExp, threat: Threat])[] = [
  [/\b(?:poison|venom|diseas|rot\b|rotting|infect)/i, 'poison'],
  [/\b(?:illusion|phantasm)/i, 'illusions'],
  [/\b(?:fear|terror|fright)/i, 'fear'],
  [/\b(?:knock|trip|trampl|prone|fling|flung)/i, 'tripping'],
  [/\b(?:crush|constrict|squeez|hug|swallow)/i, 'crushing'],
  [/\b(?:paralys|paralyz|petrif|stone|charm|curs|drain|spell|magic|sleep)/i, 'spells'],
]

/** Effects that always allow a save; others do only when the stat block asks for one. */
const always = /\b(?:poison|venom|diseas|paralys|paralyz|petrif)/i
const asks = /\b(?:saves?|saving throw)\b/i

const states: readonly (readonly [of: RegExp, state: string])[] = [
  [/\b(?:paralys|paralyz)/i, 'paralysed'],
  [/\b(?:petrif|to stone|into stone)/i, 'petrified'],
  [/\b(?:asleep|sleep|unconscious)/i, 'unconscious'],
  [/\bcharm/i, 'charmed'],
  [/\b(?:ill\b|diseas|rot\b|rotting|infect)/i, 'ill'],
  [/\b(?:fear|terror|fright)/i, 'afraid'],
  [/\b(?:knock|trip|trampl|prone|fling|flung)/i, 'prone'],
  [/\b(?:crush|constrict|squeez|hug|swallow)/i, 'held'],
  [/\b(?:poison|venom)/i, 'poisoned'],
]

const time = /(\d*d\d+(?:\s*[+-]\s*\d+)?|\d+)\s+(rounds?|turns?|hours?|days?)/i
const harmful = /\d*d\d+(?:\s*[+-]\s*\d+)?/i

/**
 * Reads the save from the note of an attack and the stat block's paragraph about it; null when there is
 * nothing to save against.
 */
export function riderOf(
  { attacker, arm }: { attacker: ReadonlyCreature; arm: StrikeMeans },
  shelf: Shelf,
): Rider | null {
  if (attacker.kind !== 'monster' && attacker.kind !== 'animal') return null
  const own = `${arm.name} ${arm.notes}`
  const details = paragraphOf(own, attacker.monster ? shelf.monster(attacker.monster)?.details : [])
  const words = [arm.notes, details].filter(Boolean).join(': ').replace(/\.$/, '')
  if (arm.notes === '' || !(always.test(own) || asks.test(words))) return null
  const [, threat = 'anything else'] = threats.find(([of]) => of.test(own)) ?? []
  const [, state = 'stricken'] = states.find(([of]) => of.test(words)) ?? []
  const [, lasts = '0', unit = 'turns'] = time.exec(words) ?? []
  const amount = harmful.exec(words.replace(time, ''))?.[0].replaceAll(' ', '')
  return {
    threat,
    brings: /\b(?:dies?|death|slain|slays?|kills?)\b/i.test(words)
      ? 'they die'
      : amount
        ? 'STA is lost'
        : 'a state',
    amount: amount ?? '1d6',
    state,
    lasts: lasts.replaceAll(' ', ''),
    unit: `${unit.toLowerCase().replace(/s$/, '')}s` as HarmUnit,
    plus: Number(/\bsaves? at ([+-]\d+)/i.exec(words.replaceAll('−', '-'))?.[1] ?? 0),
    words,
  }
}

/** Finds the stat block's paragraph about an attack: "Poison: …" belongs to a bite with poison. */
function paragraphOf(
  own: string,
  details: readonly { title: string; text: string }[] = [],
): string {
  const said = own.toLowerCase()
  const found = details.find(({ title }) =>
    title
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length > 3 && said.includes(word)),
  )
  return found?.text.trim() ?? ''
}
