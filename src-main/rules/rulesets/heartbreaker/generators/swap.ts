import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import {
  attribute,
  attributes,
  type Attribute,
  type AttributeScores,
} from '../character/attributes.ts'
import { startStaMin } from '../house-rules/advancement.ts'
import { withAncestry } from '../character/ancestries.ts'
import { ancestryOf, fieldOf, giftIn, levelOf, scoreOf } from '../character/people.ts'
import { startingSta } from './starting.ts'
import { personKinds } from '../../../core/state/creature.ts'

/** Swaps two scores, or rotates three: the first to the second, and so on. Rule HBK-CHAR-03. */
export function swapScores(
  scores: Readonly<Record<Attribute, number>>,
  places: readonly Attribute[],
): Record<Attribute, number> {
  const moved = places.map((place, at): [Attribute, number] => {
    const from = places[(at + places.length - 1) % places.length] ?? place
    return [place, scores[from]]
  })
  return { ...scores, ...Object.fromEntries(moved) }
}

const nobody = 'none'

interface Places {
  first: Attribute
  second: Attribute
  third: Attribute | typeof nobody
}

function placesOf({ first, second, third }: Places): Attribute[] {
  return third === nobody ? [first, second] : [first, second, third]
}

/** Scores after a swap of the rolled scores, with the ancestry's modifiers applied again. */
function scoresAfter(creature: ReadonlyCreature, places: readonly Attribute[]): AttributeScores {
  const born = ancestryOf(creature)
  const gift = giftIn(creature)
  const zero = Object.fromEntries(attributes.map((each) => [each, 0])) as AttributeScores
  const given = born ? (withAncestry(born, zero, gift) as AttributeScores) : zero
  const rolled = Object.fromEntries(
    attributes.map((each) => [each, scoreOf(creature, each) - given[each]]),
  ) as AttributeScores
  const now = swapScores(rolled, places)
  return (born ? withAncestry(born, now, gift) : now) as AttributeScores
}

/** Updates STA and MAG to the swapped CON and INT. Rule HBK-CHAR-04. */
function dependentValues(
  situation: Situation,
  creature: ReadonlyCreature,
  now: AttributeScores,
): Effect[] {
  const { staRolled = 0, staTimes = 1, mag = -1 } = creature.values
  const sta = startingSta(staRolled, now.CON, staTimes, houseRule<number>(situation, startStaMin))
  const wits = attribute(now.INT).mod - attribute(scoreOf(creature, 'INT')).mod
  const set = (field: string, to: number): Effect => ({
    do: 'set',
    creature: creature.id,
    field,
    to,
  })
  return [set('maxHp', sta), set('hp', sta), set('mag', mag + wits), set('swapped', 1)]
}

/** Swaps two scores or rotates three, once per character. Rule HBK-CHAR-03. */
export const swap = defineAction({
  id: 'heartbreaker.swap',
  title: 'Exchange scores',
  rule: 'HBK-CHAR-03',
  phase: 'table',
  slot: 'edit',
  finds: 'swap rotate attributes new character',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Whose', side: 'party', only: personKinds },
    first: { kind: 'choice', title: 'This', of: attributes, default: 'STR' },
    second: { kind: 'choice', title: 'With', of: attributes, default: 'DEX' },
    third: { kind: 'choice', title: 'And on to', of: [nobody, ...attributes], default: nobody },
  },
  plan(situation, { who, ...chosen }) {
    const creature = situation.creatures[who]
    const places = placesOf(chosen as Places)
    if (creature?.values.staRolled === undefined)
      return refusal('Choose a new character whose scores were rolled here.')
    if (levelOf(creature) > 1 || (creature.values.exp ?? 0) > 0)
      return refusal(
        `${creature.name} has been out adventuring: scores are exchanged at the start only (HBK-CHAR-03).`,
      )
    if ((creature.values.swapped ?? 0) > 0)
      return refusal(
        `${creature.name} has exchanged scores already (HBK-CHAR-03): undo that first.`,
      )
    return new Set(places).size < places.length
      ? refusal('Choose two different attributes, or three.')
      : { creature, now: scoresAfter(creature, places) }
  },
  preview: ({ creature, now }) => plain(describeSwap(creature, now)),
  run({ creature, now }, situation, at) {
    return line(at, {
      rule: 'HBK-CHAR-03',
      what: `${creature.name}, scores exchanged`,
      says: describeSwap(creature, now),
      who: [creature.id],
      why: [step('STA and MAG', 'follow CON and INT', 'HBK-CHAR-04')],
      effects: [
        ...attributes
          .filter((each) => now[each] !== scoreOf(creature, each))
          .map((each): Effect => ({
            do: 'set',
            creature: creature.id,
            field: fieldOf[each],
            to: now[each],
          })),
        ...dependentValues(situation, creature, now),
      ],
    })
  },
})

function describeSwap(creature: ReadonlyCreature, now: AttributeScores): string {
  const changes = attributes
    .filter((each) => now[each] !== scoreOf(creature, each))
    .map((each) => `${each} ${scoreOf(creature, each)} to ${now[each]}`)
  return changes.join(', ') || 'They are equal: nothing changes'
}
