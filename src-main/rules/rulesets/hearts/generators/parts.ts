import { packedKit } from '../../../common/kit.ts'
import { rollName } from '../../../common/names.ts'
import type { Step } from '../../../core/outcome.ts'
import { refusal, type RefusedPreview } from '../../../core/preview.ts'
import { rollOne, rollSum, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import { alternatives, listed } from '../../../core/words.ts'
import { look } from '../../../tables/draw.ts'
import { skillNames } from '../fields.ts'
import { gearNamed, purchase } from '../gear.ts'
import { bowTwoHanded } from '../house-rules/gear.ts'
import { bookInHand } from '../house-rules/magic.ts'
import { bynames, firstNames } from '../tables.ts'

/** The name given, or one of our list. Rule GF-KIT-01. */
export function* nameFor(situation: Situation, given: string | undefined): ProcedureOf<string> {
  if (given?.trim()) return given.trim()
  const first = yield* rollName(situation, firstNames, 'first name')
  const [, last] = look(bynames, yield* rollOne('byname', 30))
  return `${first} ${last}`
}

/** Skills as typed, by their names or beginnings; or what is wrong with them. Rule HRT-CHAR-03. */
export function readSkills(typed: string | undefined, count: number): string[] | RefusedPreview {
  const words = (typed ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const names = words.flatMap(
    (word) => skillNames.find((name) => name.toLowerCase().startsWith(word.toLowerCase())) ?? [],
  )
  const unknown = words.find(
    (word) => !skillNames.some((name) => name.toLowerCase().startsWith(word.toLowerCase())),
  )
  const wrong = unknown
    ? `“${unknown}” is none of the 25 skills`
    : new Set(names).size !== names.length
      ? 'One skill is named twice'
      : names.length > count
        ? `${names.length} skills are named, and there are ${count} to have`
        : null
  return wrong ? refusal(`${wrong} (HRT-CHAR-03).`) : names
}

/** Scores of 3d6 on as many different skills: those chosen, the others by chance; placed, they fall first. Rules HRT-CHAR-03, HRT-SKILL-02. */
export function* rollSkills(
  chosen: readonly string[],
  count: number,
  placed = false,
): ProcedureOf<{ skills: Record<string, number>; why: Step[] }> {
  const names = [...chosen]
  while (names.length < count) {
    const open = skillNames.filter((name) => !names.includes(name))
    const at = yield* rollOne(`skill ${names.length + 1} of the list`, open.length, open)
    names.push(open[at - 1] ?? skillNames[0] ?? '')
  }
  const skills: Record<string, number> = {}
  const why: Step[] = []
  for (const [at, name] of names.entries()) {
    const score = yield* rollSum(placed ? `score ${at + 1}` : `${name} 3d6`, 6, 3)
    skills[name] = score
    const rule = why.length === 0 ? 'HRT-SKILL-02' : 'HRT-CHAR-03'
    why.push({ name, value: `3d6, ${score}`, rule })
  }
  return { skills, why }
}

/** Buys from a list of wishes, in their order, what a purse affords. Rules GF-KIT-01, HRT-EQ-01. */
export function buyWishes(coins: number, wishes: string): { items: string[]; left: number } {
  let left = coins
  const items: string[] = []
  for (const parcels of wishesIn(wishes)) {
    const parcel = parcels.find((names) => purchase(left, names).affordable)
    if (!parcel) continue
    left = purchase(left, parcel).left
    items.push(...parcel)
  }
  return { items, left }
}

/** Wishes in their order; each is one parcel or another. */
function wishesIn(wishes: string): string[][][] {
  return wishes
    .split(',')
    .map((wish) => wish.split('|').map((each) => each.split('+').map((name) => name.trim())))
}

/** "Spellbook and Staff or Spellbook and Wand; Dagger". */
export function wishesSay(wishes: string): string {
  return wishesIn(wishes)
    .map((parcels) => alternatives(parcels.map(listed)))
    .join('; ')
}

/** How many hands each needs under the campaign's rules. */
function handsFor(id: string, situation: Situation): number {
  if (id === 'spellbook') return houseRule<boolean>(situation, bookInHand) ? 1 : 0
  if (id === 'bow') return houseRule<boolean>(situation, bowTwoHanded) ? 2 : 1
  if (id === 'maille' || id === 'plate') return 0
  return gearNamed(id)?.hands ?? 1
}

/** Bought things as items, held as far as two hands go. Rule HRT-EQ-04. */
export function packKit(
  names: readonly string[],
  owner: string,
  situation: Situation,
  spellsFound: readonly string[],
): Pick<Creature, 'items' | 'itemOrder'> {
  let free = 2
  const books = [...spellsFound]
  const items = names.map((name, at): Item => {
    const row = gearNamed(name)
    const hands = handsFor(row?.id ?? '', situation)
    const ready = hands <= free
    if (ready) free -= hands
    const text = row?.id === 'spellbook' ? books.shift() : undefined
    return {
      id: `${owner}k${at + 1}`,
      name: row?.name ?? name,
      count: 1,
      ready,
      ...(row ? { gear: row.id } : {}),
      ...(text ? { text } : {}),
    }
  })
  return packedKit(items)
}
