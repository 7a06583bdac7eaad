import type { Monster } from '../../rules/monsters/canonical.ts'
import type { ReadonlyCreature } from '../../rules/core/situation.ts'
import { refused } from '../refusal.ts'
import type { PrintSources, Maker } from './print-content.ts'
import { cardOfCreatures, cardOfMonster, type MonsterCard } from './monsters/cards.ts'
import type { CardWanted, MonsterCardsWanted } from './wanted.ts'

/** Data for the component that draws monster cards. */
export interface MonsterCardsData {
  game: string
  credit: string
  size: MonsterCardsWanted['size']
  wounds: boolean
  derivations: boolean
  /** True to print figures as written and sources on the backs; else sources stand at the foot of a sheet. */
  source: boolean
  cards: MonsterCard[]
}

/** Upper bound on cards of one job; at nine a sheet, less than a ream. */
const most = 1000

/** Cards of monsters from the bestiary and of creatures at the table, in the game of the campaign. */
export const monsterCards: Maker<MonsterCardsWanted> = (wanted, around) => {
  const total = wanted.cards.reduce((sum, { count }) => sum + count, 0)
  if (total > most)
    return refused(
      `That is ${total} cards, and at most ${most} are printed at once.`,
      'Take some off, and print them after these.',
    )
  const cards: MonsterCard[] = []
  for (const one of wanted.cards) {
    const card = cardOf(one, around)
    if (card === null) return refuseMissing(one)
    cards.push(card)
  }
  const { ruleset } = around
  return {
    end: 'made',
    title: `${cardsTitle(cards)}, ${ruleset.title}`,
    subject: 'Monster cards',
    author: ruleset.credit.author,
    language: 'en',
    data: {
      game: ruleset.title,
      credit: `${ruleset.credit.title}, ${ruleset.credit.author}`,
      size: wanted.size,
      wounds: wanted.wounds,
      derivations: wanted.derivations,
      source: wanted.source ?? false,
      cards,
    } satisfies MonsterCardsData,
  }
}

function cardOf(
  wanted: CardWanted,
  { shelf, situation, ruleset }: PrintSources,
): MonsterCard | null {
  if (wanted.of === 'monster') {
    const monster = shelf.monster(wanted.id)
    return monster ? cardOfMonster(monster, ruleset, situation, wanted) : null
  }
  const [first, ...others] = wanted.ids.map((id) => situation.creatures[id])
  if (!first || !others.every((one) => one !== undefined)) return null
  const monster: Monster | undefined = first.monster ? shelf.monster(first.monster) : undefined
  const here: [ReadonlyCreature, ...ReadonlyCreature[]] = [first, ...others]
  return cardOfCreatures(here, monster, ruleset, situation, wanted.count)
}

function refuseMissing({ of }: CardWanted): ReturnType<typeof refused> {
  return of === 'monster'
    ? refused('A monster is not in the bestiary any more.', 'Take its card off, and print again.')
    : refused('A creature is not here any more.', 'Take its card off, and print again.')
}

function cardsTitle(cards: readonly MonsterCard[]): string {
  const names = cards.map(({ name }) => name)
  if (names.length === 0) return 'Monster cards'
  return names.length > 3 ? `Cards of ${names.length} monsters` : `Cards of ${names.join(', ')}`
}
