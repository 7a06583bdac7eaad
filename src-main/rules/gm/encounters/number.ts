import { defineAction, type Action } from '../../core/action.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Effect } from '../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { listed } from '../../core/words.ts'
import { freshNames } from '../fight/names.ts'
import { creatureOf, mostFoes, type GameOf } from '../meeting.ts'
import { readAmount } from '../../dice/read-notation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { bandEffects, titleFor } from './band.ts'
import { foesMet, isCaptive, membersOf, monsterOf, noMeeting, standingOf } from './met.ts'
import { parted } from './opening.ts'

/** Dice of the table row for the group that was drawn; undefined for other groups. */
function diceOf(situation: Situation, group: string): string | undefined {
  const { encounter } = situation
  return encounter?.group === group ? encounter.numberDice : undefined
}

/** Rolls again or sets the number of creatures. Rule GF-MEET-06. */
export function number(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.encounter-number',
    title: 'Number',
    rule: 'GF-MEET-06',
    phase: 'encounter',
    slot: 'number',
    needs: [],
    finds: 'how many encounter reroll number appearing',
    asks: {
      group: { kind: 'group', title: 'Who' },
      many: { kind: 'text', title: 'How many; empty rolls', max: 40, optional: true },
    },
    preview(situation, { group, many }, at) {
      if (!situation.encounter) return refusal(noMeeting)
      const band = situation.groups[group]
      if (!band) return refusal('Choose a group of those who were met.')
      const notation = many?.trim() || diceOf(situation, group)
      if (!notation)
        return refusal(
          `Nothing tells how many ${band.name} are: type a number, or dice such as 2d4.`,
        )
      if (isCaptive(situation, group))
        return refusal(`${band.name} are captives: let others join, or take one of them away.`)
      const fault = faultIn(notation, situation, group, at.shelf)
      if (fault) return refusal(fault)
      const read = readAmount(notation)
      const odds = 'says' in read ? null : oddsOrRefusal(read.expression)
      return {
        ...plain(`${band.members.length} become ${notation}`),
        ...(odds && !('refused' in odds) && odds.points.length > 1
          ? parted(
              odds.points.map(({ total, chance }) => ({ face: total, chance })),
              (count) => count <= situation.party.length,
              ['no more than the party', 'outnumber the party'],
            )
          : {}),
      }
    },
    *run(situation, { group, many }, at) {
      const band = situation.groups[group]
      const notation = many?.trim() || diceOf(situation, group)
      const read = readAmount(notation ?? '')
      if (!band || !notation || 'says' in read || !situation.encounter)
        return gmOutcome('GF-MEET-06', 'Number', 'Nothing changed', [])
      const rolled = yield* askNotation('number appearing', read.expression)
      const fallen = band.members.length - standingOf(situation, group).length
      const others = foesMet(situation).length - band.members.length
      const wanted = Math.min(mostFoes - others, Math.max(fallen, 1, rolled.total))
      const monster = at.shelf.monster(monsterOf(situation, group) ?? '')
      const now = membersOf(situation, group)
      const more = Math.max(0, wanted - now.length)
      const kind = monster?.name ?? now[0]?.name.replace(/ \d+$/, '') ?? band.name
      const leaving = namedFirst(standingOf(situation, group), kind).slice(
        Math.max(0, wanted - fallen),
      )
      const names = monster ? freshNames(situation, kind, more) : []
      const joining = monster
        ? names.map((name, nth) => ({
            ...creatureOf(
              monster,
              `c${situation.nextId + nth}`,
              name,
              situation,
              gameOf(situation),
            ),
            group,
          }))
        : []
      const members = [
        ...now.filter(({ id }) => !leaving.some((one) => one.id === id)).map(({ id }) => id),
        ...joining.map(({ id }) => id),
      ]
      const effects: Effect[] = [
        ...leaving.map(({ id }): Effect => ({ do: 'leave', creature: id })),
        ...joining.map((creature): Effect => ({ do: 'join', creature })),
        ...bandEffects(situation, {
          ...band,
          members,
          strength: members.length,
          name: titleFor(members.length, kind),
        }),
      ]
      return gmOutcome(
        'GF-MEET-06',
        `Number, ${band.name}`,
        titleFor(members.length, kind),
        effects,
        {
          who: members,
          total: members.length,
          why: [
            ...(/d/i.test(notation) ? [{ name: notation, value: rolled.says }] : []),
            ...(leaving.length === 0
              ? []
              : [{ name: 'Leave', value: listed(leaving.map(({ name }) => name)) }]),
            ...(wanted === rolled.total
              ? []
              : [
                  {
                    name: 'Held to',
                    value: `${wanted}, of ${mostFoes} at most and the fallen at least`,
                  },
                ]),
          ],
        },
      )
    },
  })
}

/** Those with a name of their own before those that bear only their kind's, who are the first to leave. */
function namedFirst(band: readonly ReadonlyCreature[], kind: string): readonly ReadonlyCreature[] {
  const ofKind = ({ name }: ReadonlyCreature): boolean =>
    name.replace(/ \d+$/, '').toLowerCase() === kind.toLowerCase()
  return [...band.filter((one) => !ofKind(one)), ...band.filter(ofKind)]
}

function faultIn(
  notation: string,
  situation: Situation,
  group: string,
  shelf: { monster(id: string): unknown },
): string | null {
  const read = readAmount(notation)
  if ('says' in read) return `“${notation}” is no number of foes: ${read.says}. Type 6, or 2d4.`
  const odds = oddsOrRefusal(read.expression)
  if ('refused' in odds) return null
  if (odds.least > mostFoes)
    return `${notation} are too many: ${mostFoes} is the most one encounter holds.`
  const there = membersOf(situation, group).length
  if (odds.most > there && !shelf.monster(monsterOf(situation, group) ?? ''))
    return 'Their monster is no longer in the library, so no more of them can be made: say a smaller number, or bring it back under Prep.'
  return null
}
