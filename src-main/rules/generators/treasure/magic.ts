import { expressionOf } from '../../dice/read-notation.ts'
import { roll } from '../../dice/roll.ts'
import type { Rng } from '../../dice/rng.ts'
import type { PartId } from '../generated.ts'
import type { PartRoller } from '../roller.ts'
import { group, nothing, spoilFromPart, type FoundTreasure } from './found.ts'
import type { MagicLot } from './lots.ts'
import type { MagicCategory, TreasureList } from './treasure-list.ts'

const titles: Readonly<Record<MagicCategory, string>> = {
  armour: 'Magic armour',
  misc: 'Wondrous thing',
  potion: 'Potion',
  ring: 'Ring',
  'rod-staff-wand': 'Wand, rod or staff',
  scroll: 'Scroll',
  sword: 'Magic sword',
  weapon: 'Magic weapon',
}

/** Magic things of a treasure type. Their worth is not counted. */
export function magicRolled(
  lots: readonly MagicLot[],
  id: PartId,
  on: PartRoller,
  list: TreasureList,
): FoundTreasure {
  const found = nothing()
  const count = on.rng(id)
  let nth = 0
  for (const lot of lots) {
    const many = roll(expressionOf(lot.count), count).total
    for (let one = 0; one < many; one += 1) {
      nth += 1
      const own = `${id}/${nth}`
      const rng = on.rng(own)
      const category = categoryFor(lot, rng, list)
      const part = on.part(own, titles[category], magicWords(category, rng, on))
      found.parts.push(part)
      found.things.push(spoilFromPart(part))
    }
  }
  const text = `${nth} magic ${nth === 1 ? 'thing' : 'things'}`
  return { ...found, parts: nth > 0 ? [group(on, id, 'Magic', text, found.parts)] : [] }
}

/** Rolls a category until it is one that the lot allows. */
function categoryFor({ of, except }: MagicLot, rng: Rng, { magic }: TreasureList): MagicCategory {
  const allowed = magic
    .map(([, category]) => category)
    .filter(
      (category) => (of.includes('any') || of.includes(category)) && !except.includes(category),
    )
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const face = rng.die(100)
    const category = magic.find(([most]) => face <= most)?.[1]
    if (category && allowed.includes(category)) return category
  }
  return allowed[0] ?? 'misc'
}

/** One line for a magic thing of a category, from the tables. */
export function magicWords(category: MagicCategory, rng: Rng, on: PartRoller): string {
  switch (category) {
    case 'armour':
      return `${on.words('magic/armour-look', rng)} – ${on.words('magic/armour-power', rng)}`
    case 'misc':
      return on.words(rng.die(2) === 1 ? 'magic/wondrous' : 'magic/worn', rng)
    case 'potion':
      return on.words('magic/potion-line', rng)
    case 'ring':
      return `${on.words('magic/ring-look', rng)} – ${on.words('magic/ring-power', rng)}`
    case 'rod-staff-wand':
      return `${on.words('magic/wand-look', rng)} – ${on.words('magic/wand-power', rng)}`
    case 'scroll':
      return scrollWords(rng, on)
    case 'sword':
      return `a sword, ${on.words('magic/weapon-look', rng)} – ${on.words('magic/weapon-power', rng)}`
    case 'weapon': {
      const kind = on.words('magic/weapon-kind', rng)
      const article = /^[aeiou]/i.test(kind) ? 'an' : 'a'
      return `${article} ${kind}, ${on.words('magic/weapon-look', rng)} – ${on.words('magic/weapon-power', rng)}`
    }
  }
}

/** A scroll with a spell of the game in force, or one of protection: two in six, and where a game prints no spells. */
function scrollWords(rng: Rng, on: PartRoller): string {
  const material = on.words('books/scroll-material', rng)
  const [first, ...others] = on.game.spells
  if (first && rng.die(6) > 2)
    return `a scroll of ${on.pick([first, ...others], rng).name} – ${material}`
  return `a scroll of protection ${on.words('magic/scroll-protection', rng)} – ${material}`
}
