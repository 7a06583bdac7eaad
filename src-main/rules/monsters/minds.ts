import { kindsOf, type MonsterKind } from './search/facts.ts'

/** How a creature spends its day: the activity table that suits it. */
export type Mind = 'people' | 'beasts' | 'mindless' | 'undead'

/** Name and traits of a creature in play, or of a monster of the library. */
export interface Minded {
  name: string
  tags: readonly string[]
}

const talkative: ReadonlySet<MonsterKind> = new Set([
  'humanoid',
  'giant',
  'fey',
  'dragon',
  'demon',
  'spirit',
])
const dull: ReadonlySet<MonsterKind> = new Set(['ooze', 'plant', 'construct', 'elemental'])

/** Its kinds by its tags; by the words of its name where no tag tells. */
function kinds({ name, tags }: Minded): readonly MonsterKind[] {
  const tagged = kindsOf(tags)
  return tagged.length > 0 ? tagged : kindsOf(name.split(/[^\p{L}]+/u))
}

/** True for one that has a language: by its tag `speaks` or `speechless`, else by its kind; people where nothing tells. */
export function canSpeak(creature: Minded): boolean {
  if (creature.tags.includes('speaks')) return true
  if (creature.tags.includes('speechless') || creature.tags.includes('mindless')) return false
  const is = kinds(creature)
  return is.length === 0 || is.some((kind) => talkative.has(kind) && !is.includes('undead'))
}

/** Which of the four ways of life suits a creature. */
export function mindOf(creature: Minded): Mind {
  const is = kinds(creature)
  if (is.includes('undead')) return 'undead'
  if (creature.tags.includes('mindless')) return 'mindless'
  if (canSpeak(creature)) return 'people'
  return is.some((kind) => dull.has(kind)) ? 'mindless' : 'beasts'
}
