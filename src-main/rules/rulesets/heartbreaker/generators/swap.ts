import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { attribute, attributes, type Attribute } from '../attributes.ts'
import { startStaMin } from '../house-rules/advancement.ts'
import { withAncestry } from '../origins/ancestries.ts'
import { ancestryOf, fieldOf, giftIn, levelOf, scoreOf } from '../people.ts'
import { startingSta, swapped } from './starting.ts'

type Scores = Record<Attribute, number>

const nobody = 'none'

interface Places {
  first: Attribute
  second: Attribute
  third: Attribute | typeof nobody
}

function placesOf({ first, second, third }: Places): Attribute[] {
  return third === nobody ? [first, second] : [first, second, third]
}

function fault(
  creature: ReadonlyCreature | undefined,
  places: readonly Attribute[],
): string | null {
  if (!creature || creature.values.staRolled === undefined)
    return 'Choose a new character whose scores were rolled here.'
  if (levelOf(creature) > 1 || (creature.values.exp ?? 0) > 0)
    return `${creature.name} has been out adventuring: scores are exchanged at the start only (HBK-CHAR-03).`
  if ((creature.values.swapped ?? 0) > 0)
    return `${creature.name} has exchanged scores already (HBK-CHAR-03): undo that first.`
  return new Set(places).size < places.length ? 'Choose two different attributes, or three.' : null
}

/** Scores after a swap of the rolled scores, with the ancestry's modifiers applied anew. */
function moved(creature: ReadonlyCreature, places: readonly Attribute[]): Scores {
  const born = ancestryOf(creature)
  const gift = giftIn(creature)
  const zero = Object.fromEntries(attributes.map((each) => [each, 0])) as Scores
  const given = born ? (withAncestry(born, zero, gift) as Scores) : zero
  const rolled = Object.fromEntries(
    attributes.map((each) => [each, scoreOf(creature, each) - given[each]]),
  ) as Scores
  const now = swapped(rolled, places)
  return (born ? withAncestry(born, now, gift) : now) as Scores
}

/** Updates STA and MAG to the swapped CON and INT. Rule HBK-CHAR-04. */
function follows(situation: Situation, creature: ReadonlyCreature, now: Scores): Effect[] {
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
export const swap: Action = defineAction({
  id: 'heartbreaker.swap',
  title: 'Exchange scores',
  rule: 'HBK-CHAR-03',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'swap rotate attributes new character',
  asks: {
    who: { kind: 'creature', title: 'Whose', side: 'party' },
    first: { kind: 'choice', title: 'This', of: attributes, default: 'STR' },
    second: { kind: 'choice', title: 'With', of: attributes, default: 'DEX' },
    third: { kind: 'choice', title: 'And on to', of: [nobody, ...attributes], default: nobody },
  },
  preview(situation, { who, ...asked }) {
    const creature = situation.creatures[who]
    const places = placesOf(asked as Places)
    const says = fault(creature, places)
    return says || !creature
      ? refusal(says ?? '')
      : plain(saysOf(creature, moved(creature, places)))
  },
  *run(situation, { who, ...asked }, at) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'HBK-CHAR-03', what: 'Scores', says: 'Nothing was exchanged' })
    const now = moved(creature, placesOf(asked as Places))
    return line(at, {
      rule: 'HBK-CHAR-03',
      what: `${creature.name}, scores exchanged`,
      says: saysOf(creature, now),
      who: [who],
      why: [{ name: 'STA and MAG', value: 'follow CON and INT', rule: 'HBK-CHAR-04' }],
      effects: [
        ...attributes
          .filter((each) => now[each] !== scoreOf(creature, each))
          .map((each): Effect => ({
            do: 'set',
            creature: who,
            field: fieldOf[each],
            to: now[each],
          })),
        ...follows(situation, creature, now),
      ],
    })
  },
})

function saysOf(creature: ReadonlyCreature, now: Scores): string {
  const told = attributes
    .filter((each) => now[each] !== scoreOf(creature, each))
    .map((each) => `${each} ${scoreOf(creature, each)} to ${now[each]}`)
  return told.join(', ') || 'They are equal: nothing changes'
}
