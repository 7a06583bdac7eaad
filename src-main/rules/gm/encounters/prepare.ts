import { defineAction, type Action, type Shelf } from '../../core/action.ts'
import { askNotation } from '../../dice/roll.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import type { Effect } from '../../core/effects.ts'
import type { Monster } from '../../monsters/canonical.ts'
import type { Step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Group } from '../../core/state/creature.ts'
import type { PreparedEncounter } from '../../core/state/encounter.ts'
import type { Situation } from '../../core/situation.ts'
import { freshNames } from '../fight/names.ts'
import {
  creatureOf,
  entryOf,
  mostFoes,
  whoIn,
  type DrawnEncounter,
  type GameOf,
} from '../meeting.ts'
import { expressionOf, readAmount } from '../../dice/read-notation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { countOf, lowerFirst, plural } from '../../core/words.ts'
import { beginEncounter, type Begun } from './begin.ts'

/** A band of a prepared encounter: a library monster and its number, by dice or fixed. */
interface Band {
  monster: Monster
  dice: string
  tale: string
}

/** Parses lines into bands, or gives the fault of the first line that is not one. */
function readBands(lines: readonly string[], shelf: Shelf): Band[] | { says: string } {
  const bands: Band[] = []
  for (const line of lines) {
    const { monster, tale } = whoIn(line, shelf)
    if (!monster)
      return {
        says: `“${line}”: no monster of that name is in the library. Convert it under Prep.`,
      }
    const dice = entryOf(line).dice ?? '1'
    const read = readAmount(dice)
    if ('says' in read) return { says: `“${line}”: ${read.says}.` }
    const odds = oddsOrRefusal(read.expression)
    if (!('refused' in odds) && odds.least > mostFoes)
      return { says: `“${line}”: more than ${mostFoes} are too many for one encounter.` }
    bands.push({ monster, dice, tale })
  }
  return bands.length > 0
    ? bands
    : { says: 'Write who comes, such as 2d4 goblins; one band a line.' }
}

function linesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Finds a prepared encounter by id or title; the only one when `named` is empty. */
function preparedMeant(
  situation: Situation,
  named: string | undefined,
): NonNullable<Situation['prepared']>[string] | undefined {
  const wanted = named?.trim().toLowerCase()
  const all = Object.values(situation.prepared ?? {})
  if (!wanted) return all[0]
  return all.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted)
}

const which = { kind: 'text', title: 'Which', max: 120, optional: true } as const
const noneSuch = 'No encounter of that name is prepared. Prepare one first.'

/** Rule GF-MEET-14. */
const prepare = defineAction({
  id: 'house.prepare-encounter',
  title: 'Prepare an encounter',
  rule: 'GF-MEET-14',
  phase: 'encounter',
  slot: 'prepared',
  needs: [],
  finds: 'plan room keyed encounter ready later monsters bands',
  asks: {
    title: { kind: 'text', title: 'Name', max: 80 },
    bands: { kind: 'text', title: 'Who: 2d4 goblins; 1 ogre, asleep', max: 2000 },
  },
  preview(situation, { title, bands }, at) {
    const name = title?.trim() ?? ''
    if (name === '') return refusal('Give the encounter a name, such as Room 7.')
    const lines = linesOf(bands)
    const read = readBands(lines, at.shelf)
    if ('says' in read) return refusal(read.says)
    const over = preparedMeant(situation, name) ? ', over the one of that name' : ''
    return plain(`${name}: ${read.map(bandSays).join(', ')}${over}`)
  },
  *run(situation, { title, bands }, at) {
    yield* []
    const lines = linesOf(bands)
    const read = readBands(lines, at.shelf)
    const name = title.trim()
    if ('says' in read) return gmOutcome('GF-MEET-14', 'Prepare an encounter', read.says, [])
    const id = preparedMeant(situation, name)?.id ?? `p${situation.nextId}`
    const to: PreparedEncounter = { id, title: name, bands: lines }
    return gmOutcome('GF-MEET-14', `Prepared: ${name}`, read.map(bandSays).join(', '), [
      { do: 'prepare', id, to },
    ])
  },
})

function bandSays({ monster, dice }: Band): string {
  return /^\d+$/.test(dice)
    ? lowerFirst(countOf(Number(dice), monster.name))
    : `${dice} ${lowerFirst(plural(monster.name))}`
}

/** Rolls the number of each band, within the limit of one encounter. */
function* counts(bands: readonly Band[]): ProcedureOf<{ numbers: number[]; why: Step[] }> {
  const numbers: number[] = []
  const why: Step[] = []
  let room = mostFoes - bands.length
  for (const [nth, { monster, dice }] of bands.entries()) {
    const label = nth === 0 ? 'number appearing' : `number appearing, ${nth + 1}`
    const { total, says } = yield* askNotation(label, expressionOf(dice))
    const more = Math.min(room, Math.max(1, total) - 1)
    room -= more
    numbers.push(1 + more)
    if (!/^\d+$/.test(dice)) why.push({ name: `${monster.name}, ${dice}`, value: says })
  }
  return { numbers, why }
}

/** Makes the further bands as groups of the encounter that begins with `lead`. */
function furtherBands(
  situation: Situation,
  gameOf: GameOf,
  further: readonly { band: Band; number: number }[],
  lead: DrawnEncounter,
): { effects: Effect[]; groups: Group[] } {
  const game = gameOf(situation)
  const effects: Effect[] = []
  const groups: Group[] = []
  const given = freshNames(situation, lead.monster.name, lead.number)
  let next = situation.nextId + lead.number + 2
  for (const { band, number } of further) {
    const group: Group = {
      id: `g${next}`,
      name: countOf(number, band.monster.name),
      members: [],
      strength: number,
    }
    next += 1
    const names = freshNames(situation, band.monster.name, number, given)
    given.push(...names)
    for (const name of names) {
      const creature = creatureOf(band.monster, `c${next}`, name, situation, game)
      group.members.push(creature.id)
      effects.push({ do: 'join', creature: { ...creature, group: group.id } })
      next += 1
    }
    effects.push({ do: 'group', group })
    groups.push(group)
  }
  return { effects, groups }
}

/** Starts a prepared encounter with everything rolled, one group per band. Rules GF-MEET-05, GF-MEET-14. */
function starting(gameOf: GameOf): Action {
  return defineAction({
    id: 'house.start-prepared',
    title: 'Start a prepared encounter',
    rule: 'GF-MEET-14',
    phase: 'encounter',
    slot: 'prepared',
    needs: [],
    finds: 'keyed room encounter begin start ready',
    asks: { which },
    preview(situation, { which: named }, at) {
      const meant = preparedMeant(situation, named)
      if (!meant) return refusal(noneSuch)
      const read = readBands(meant.bands, at.shelf)
      return 'says' in read
        ? refusal(read.says)
        : plain(`${meant.title}: ${read.map(bandSays).join(', ')}`)
    },
    *run(situation, { which: named }, at) {
      const meant = preparedMeant(situation, named)
      const read = meant ? readBands(meant.bands, at.shelf) : { says: noneSuch }
      if (!meant || 'says' in read) return gmOutcome('GF-MEET-14', 'Encounter', noneSuch, [])
      const { numbers, why } = yield* counts(read)
      const [lead] = read
      if (!lead) return gmOutcome('GF-MEET-14', 'Encounter', noneSuch, [])
      const drawn: DrawnEncounter = {
        monster: lead.monster,
        number: numbers[0] ?? 1,
        from: `${meant.title}, prepared`,
        ...(lead.tale ? { tale: lead.tale } : {}),
        ...(/^\d+$/.test(lead.dice) ? {} : { numberDice: lead.dice }),
      }
      const further = read.slice(1).map((band, nth) => ({ band, number: numbers[nth + 1] ?? 1 }))
      const more = furtherBands(situation, gameOf, further, drawn)
      const begun: Begun = yield* beginEncounter(situation, drawn, gameOf, { groups: more.groups })
      return gmOutcome(
        'GF-MEET-14',
        `Encounter, ${meant.title}`,
        [begun.says, ...more.groups.map(({ name }) => lowerFirst(name))].join('; '),
        [...more.effects, ...begun.effects],
        {
          who: [...begun.members, ...more.groups.flatMap(({ members }) => members)],
          tone: begun.encounter.surprise?.party ? 'bad' : 'due',
          total: drawn.number,
          why: [...why, ...begun.why],
        },
      )
    },
  })
}

/** Rule GF-MEET-14. */
const forget = defineAction({
  id: 'house.forget-prepared',
  title: 'Discard a prepared encounter',
  rule: 'GF-MEET-14',
  phase: 'encounter',
  slot: 'prepared',
  needs: [],
  finds: 'keyed room encounter delete remove drop',
  asks: { which },
  preview(situation, { which: named }) {
    const meant = preparedMeant(situation, named)
    return meant ? plain(`${meant.title} is discarded`) : refusal(noneSuch)
  },
  *run(situation, { which: named }) {
    yield* []
    const meant = preparedMeant(situation, named)
    if (!meant) return gmOutcome('GF-MEET-14', 'Prepared encounters', noneSuch, [])
    return gmOutcome('GF-MEET-14', 'Prepared encounters', `${meant.title} discarded`, [
      { do: 'prepare', id: meant.id, to: null },
    ])
  },
})

export function preparing(gameOf: GameOf): readonly Action[] {
  return [prepare, starting(gameOf), forget]
}
