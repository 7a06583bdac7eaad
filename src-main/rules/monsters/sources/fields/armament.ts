import type { Attack, Span } from '../../canonical.ts'
import { armedIn, hasDice, withPlainDice } from '../cairn/attacks/index.ts'
import { plain } from '../plain.ts'
import { attacksIn, sameName, withDamageOf } from './attack-fields.ts'
import type { GatheredMonster, GatheredWords } from './gather/index.ts'

/** Attacks with damage from beside them; those of the line when no others are given. */
export function attacksOf(
  got: GatheredMonster,
  family: 'bx' | 'cairn',
): { attack: Attack; span: Span }[] {
  const damage = got.fields.get('damage') ?? []
  const { spoken, often } = countsApart(got.fields.get('attacks') ?? [])
  const said = spoken.map((held) => {
    const bare = held.words.replace(bonusBefore, '')
    const easy = damage.length > 0 ? bare.replace(diceOfThem, '$1') : bare
    const attacks = family === 'cairn' ? cairnAttacksIn(easy) : attacksIn(easy)
    return { held, attacks: oftener(attacks, often.get(held)) }
  })
  const words = damage.map((held) => held.words)
  const pairs = said.length === damage.length && said.length > 1
  const placed = said.flatMap(({ held, attacks }, index) => {
    const dealt = withDamageOf(
      named(attacks, held),
      pairs ? (words[index] ?? '') : index === 0 ? words.join(' / ') : '',
    )
    return dealt.map((attack) => ({ attack, span: held.span }))
  })
  const first = damage[0]
  if (placed.length === 0 && first && got.attacks.length === 0)
    placed.push(
      ...withDamageOf([], words.join(' / ')).map((attack) => ({ attack, span: first.span })),
    )
  const counted = countedBy(placed, got.attacks)
  const line = got.line
  if (counted.length === 0 && line)
    return line.monster.attacks.map((attack) => ({ attack, span: line.span })).slice(0, 40)
  return counted.slice(0, 40).map(({ attack, span }, index) => ({
    attack: {
      ...attack,
      joins: index === 0 ? 'first' : joinsIn(attack, family),
    },
    span,
  }))
}

/** `+4 3 arms`: what is added to hit them; `+1 sword` is the sword's own. */
const bonusBefore = /^\s*[+-]\d{1,2},?\s+(?=\d{1,2}\s)/

/** `1d8 spikes` beside their damage: the dice say how many. */
const diceOfThem = /(^|[,/;]\s?|\sor\s|\sand\s)\d{0,2}d\d{1,2}\s(?=[a-z])/gi

/** Joint of a listed attack that states none: `and`; in Cairn `or`, as one is chosen. */
function joinsIn({ joins }: Attack, family: 'bx' | 'cairn'): Attack['joins'] {
  return joins === 'first' ? (family === 'cairn' ? 'or' : 'and') : joins
}

/** Fields that say only how often, `2`, from those that say what, each to the one it counts. */
function countsApart(all: readonly GatheredWords[]): {
  spoken: readonly GatheredWords[]
  often: Map<GatheredWords, number>
} {
  const counts = all.filter(({ words }) => bareCount.test(words))
  const spoken = all.filter(({ words }) => !bareCount.test(words))
  if (counts.length === 0 || counts.length !== spoken.length)
    return { spoken: all, often: new Map() }
  return {
    spoken,
    often: new Map(spoken.map((held, index) => [held, Number(counts[index]?.words ?? 1)])),
  }
}

const bareCount = /^\s*(?:[1-9]|1\d)\s*$/

/** One attack as often as a field beside it says. */
function oftener(attacks: readonly Attack[], count: number | undefined): readonly Attack[] {
  const [only, ...more] = attacks
  return count !== undefined && only?.count === 1 && more.length === 0
    ? [{ ...only, count }]
    : attacks
}

/** In Cairn a comma is a choice. */
function cairnAttacksIn(words: string): Attack[] {
  const easy = withPlainDice(plain(words))
  if (!hasDice(easy)) return attacksIn(words)
  return armedIn(easy, 0, easy.length, 0).flatMap(({ attack }) => attack ?? [])
}

/** An unnamed attack for a bare number, as in `attacks: 2`; otherwise the attacks given. */
function named(attacks: readonly Attack[], held: GatheredWords): Attack[] {
  const bare = /^\s*(\d{1,2})\s*$/.exec(held.words)
  if (bare)
    return [
      {
        id: '',
        name: 'attack',
        count: Math.max(1, Number(bare[1])),
        dice: '',
        notes: '',
        joins: 'first',
      },
    ]
  return [...attacks]
}

type Armed = { attack: Attack; span: Span }

/**
 * A line again for each blow of one attack: only the first says what it deals, or all the same
 * where the routine counts them.
 */
function isRepeated(
  { attack }: Armed,
  at: number,
  listed: readonly Armed[],
  spoken: readonly Armed[],
): boolean {
  const { dice, notes, name } = attack
  const same = listed.slice(0, at).filter((other) => sameName(other.attack.name, name))
  if (same.length === 0) return false
  if (dice === '' && notes === '') return same.some((other) => other.attack.dice !== '')
  return (
    same.some((other) => other.attack.dice === dice && other.attack.notes === notes) &&
    spoken.some((one) => one.attack.count > same.length && sameName(one.attack.name, name))
  )
}

/** Listed attacks with dice win; a routine in words beside them says how often each is made. */
function countedBy(spoken: Armed[], listed: readonly Armed[]): Armed[] {
  if (listed.length === 0) return spoken
  return listed
    .filter((each, at) => !isRepeated(each, at, listed, spoken))
    .map(({ attack, span }) => {
      const said = spoken.find((each) => sameName(each.attack.name, attack.name))?.attack
      if (!said) return { attack, span }
      const joins = attack.joins === 'first' ? said.joins : attack.joins
      return {
        attack: { ...attack, count: attack.count > 1 ? attack.count : said.count, joins },
        span,
      }
    })
}
