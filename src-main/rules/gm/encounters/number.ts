import { defineAction, type Shelf } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { readAmount, type ParsedNotation } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { freshNames } from '../fight/names.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { creatureOf, mostFoes } from '../meeting.ts'
import { bandEffects, titleFor } from './band.ts'
import {
  encounteredCreatures,
  isCaptive,
  membersOf,
  monsterOf,
  noMeeting,
  standingOf,
} from './met.ts'
import { splitFaces } from './spread.ts'

/** Dice of the table row for the group that was drawn; undefined for other groups. */
function diceOf(situation: Situation, group: string): string | undefined {
  const { encounter } = situation
  return encounter?.group === group ? encounter.numberDice : undefined
}

/** A group and the number that it becomes. */
interface NewNumber {
  band: Situation['groups'][string]
  notation: string
  expression: ParsedNotation
  monster: Monster | undefined
}

function planNumber(
  situation: Situation,
  { group, many }: { group: string; many: string | undefined },
  { shelf }: { shelf: Shelf },
): NewNumber | RefusedPreview {
  if (!situation.encounter) return refusal(noMeeting)
  const band = situation.groups[group]
  if (!band) return refusal('Choose a group of those who were met.')
  const notation = many?.trim() || diceOf(situation, group)
  if (!notation)
    return refusal(`Nothing tells how many ${band.name} are: type a number, or dice such as 2d4.`)
  if (isCaptive(situation, group))
    return refusal(`${band.name} are captives: let others join, or take one of them away.`)
  const read = readAmount(notation)
  if ('says' in read)
    return refusal(`“${notation}” is no number of foes: ${read.says}. Type 6, or 2d4.`)
  const { expression } = read
  const monster = shelf.monster(monsterOf(situation, group) ?? '')
  const odds = oddsOrRefusal(expression)
  if ('refused' in odds) return { band, notation, expression, monster }
  if (odds.least > mostFoes)
    return refusal(`${notation} are too many: ${mostFoes} is the most one encounter holds.`)
  if (odds.most > membersOf(situation, group).length && !monster)
    return refusal(
      'Their monster is no longer in the library, so no more of them can be made: say a smaller number, or bring it back under Prep.',
    )
  return { band, notation, expression, monster }
}

/** Rolls again or sets the number of creatures. Rule GF-MEET-06. */
export const number = defineAction({
  id: 'house.encounter-number',
  title: 'Number',
  rule: 'GF-MEET-06',
  phase: 'encounter',
  slot: 'number',
  finds: 'how many encounter reroll number appearing',
  asks: {
    group: { kind: 'group', title: 'Who' },
    many: { kind: 'text', title: 'How many; empty rolls', max: 40, optional: true },
  },
  plan: planNumber,
  preview({ band, notation, expression }, situation) {
    const odds = oddsOrRefusal(expression)
    return {
      ...plain(`${band.members.length} become ${notation}`),
      ...(!('refused' in odds) && odds.points.length > 1
        ? splitFaces(
            odds.points.map(({ total, chance }) => ({ face: total, chance })),
            (count) => count <= situation.party.length,
            ['no more than the party', 'outnumber the party'],
          )
        : {}),
    }
  },
  *run({ band, notation, expression, monster }, situation, { ruleset }) {
    const rolled = yield* askNotation('number appearing', expression)
    const standing = standingOf(situation, band.id)
    const fallen = band.members.length - standing.length
    const others = encounteredCreatures(situation).length - band.members.length
    const wanted = Math.min(mostFoes - others, Math.max(fallen, 1, rolled.total))
    const now = membersOf(situation, band.id)
    const kind = monster?.name ?? now[0]?.name.replace(/ \d+$/, '') ?? band.name
    const leaving = namedFirst(standing, kind).slice(Math.max(0, wanted - fallen))
    const joining = monster
      ? freshNames(situation, kind, Math.max(0, wanted - now.length)).map((name, nth) => ({
          ...creatureOf(monster, `c${situation.nextId + nth}`, name, situation, ruleset),
          group: band.id,
        }))
      : []
    const members = [
      ...now.filter(({ id }) => !leaving.some((one) => one.id === id)).map(({ id }) => id),
      ...joining.map(({ id }) => id),
    ]
    const name = titleFor(members.length, kind)
    const effects: Effect[] = [
      ...leaving.map(({ id }): Effect => ({ do: 'leave', creature: id })),
      ...joining.map((creature): Effect => ({ do: 'join', creature })),
      ...bandEffects(situation, { ...band, members, strength: members.length, name }),
    ]
    return gmOutcome('GF-MEET-06', `Number, ${band.name}`, name, effects, {
      who: members,
      total: members.length,
      why: [
        ...(/d/i.test(notation) ? [{ name: notation, value: rolled.says }] : []),
        ...(leaving.length === 0
          ? []
          : [{ name: 'Leave', value: listed(leaving.map((one) => one.name)) }]),
        ...(wanted === rolled.total
          ? []
          : [
              {
                name: 'Held to',
                value: `${wanted}, of ${mostFoes} at most and the fallen at least`,
              },
            ]),
      ],
    })
  },
})

/** Members with a name of their own first; those named after their kind come last and leave first. */
function namedFirst(band: readonly ReadonlyCreature[], kind: string): readonly ReadonlyCreature[] {
  const ofKind = ({ name }: ReadonlyCreature): boolean =>
    name.replace(/ \d+$/, '').toLowerCase() === kind.toLowerCase()
  return [...band.filter((one) => !ofKind(one)), ...band.filter(ofKind)]
}
