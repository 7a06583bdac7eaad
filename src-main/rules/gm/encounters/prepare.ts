import { defineAction, type Game, type Shelf } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import type { Step } from '../../core/outcome.ts'
import { isRefusal, plain, refusal, type RefusedPreview } from '../../core/preview.ts'
import type { Procedure, ProcedureOf } from '../../core/procedure.ts'
import type { Situation } from '../../core/situation.ts'
import type { Group } from '../../core/state/creature.ts'
import type { PreparedEncounter } from '../../core/state/encounter.ts'
import { countOf, lowerFirst, plural } from '../../core/words.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { expressionOf, readAmount } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Monster } from '../../monsters/canonical.ts'
import { freshNames } from '../fight/names.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { creatureOf, entryOf, mostFoes, monsterInRow, type DrawnEncounter } from '../meeting.ts'
import { beginEncounter } from './begin.ts'

/** A band of a prepared encounter: a library monster and its number, by dice or fixed. */
interface Band {
  monster: Monster
  dice: string
  tale: string
}

/** Bands of a prepared encounter, the one it begins with first. */
type Bands = readonly [Band, ...Band[]]

/** Parses lines into bands, or refuses with the fault of the first line that is not one. */
export function readBands(lines: readonly string[], shelf: Shelf): Bands | RefusedPreview {
  const bands: Band[] = []
  for (const line of lines) {
    const { monster, tale } = monsterInRow(line, shelf)
    if (!monster)
      return refusal(`“${line}”: no monster of that name is in the library. Convert it under Prep.`)
    const dice = entryOf(line).dice ?? '1'
    const read = readAmount(dice)
    if ('says' in read) return refusal(`“${line}”: ${read.says}.`)
    const odds = oddsOrRefusal(read.expression)
    if (!('refused' in odds) && odds.least > mostFoes)
      return refusal(`“${line}”: more than ${mostFoes} are too many for one encounter.`)
    bands.push({ monster, dice, tale })
  }
  const [lead, ...further] = bands
  return lead
    ? [lead, ...further]
    : refusal('Write who comes, such as 2d4 goblins; one band a line.')
}

function linesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function preparedNamed(
  situation: Situation,
  named: string | undefined,
): ReadonlyPrepared | undefined {
  const wanted = named?.trim().toLowerCase()
  const all = Object.values(situation.prepared ?? {})
  if (!wanted) return all[0]
  return all.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted)
}

type ReadonlyPrepared = NonNullable<Situation['prepared']>[string]

/** Finds a prepared encounter by id or title; the only one when `named` is empty; or refuses. */
function preparedMeant(
  situation: Situation,
  named: string | undefined,
): ReadonlyPrepared | RefusedPreview {
  return (
    preparedNamed(situation, named) ??
    refusal('No encounter of that name is prepared. Prepare one first.')
  )
}

const which = { kind: 'text', title: 'Which', max: 120, optional: true } as const

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
  plan(situation, { title, bands }, { shelf }) {
    const name = title?.trim()
    if (!name) return refusal('Give the encounter a name, such as Room 7.')
    const lines = linesOf(bands)
    const read = readBands(lines, shelf)
    if (isRefusal(read)) return read
    return { name, lines, says: bandsSay(read), over: preparedNamed(situation, name)?.id }
  },
  preview: ({ name, says, over }) =>
    plain(`${name}: ${says}${over ? ', over the one of that name' : ''}`),
  run({ name, lines, says, over }, { nextId }) {
    const to: PreparedEncounter = { id: over ?? `p${nextId}`, title: name, bands: lines }
    return gmOutcome('GF-MEET-14', `Prepared: ${name}`, says, [{ do: 'prepare', id: to.id, to }])
  },
})

function bandsSay(bands: Bands): string {
  return bands.map(bandSays).join(', ')
}

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
  further: readonly { band: Band; number: number }[],
  lead: DrawnEncounter,
  game: Game,
): { effects: Effect[]; groups: Group[] } {
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

/** Begins an encounter with these bands, everything rolled, one group each. Rules GF-MEET-05, GF-MEET-14. */
export function* startBands(
  title: string,
  bands: Bands,
  situation: Situation,
  ruleset: Game,
): Procedure {
  const { numbers, why } = yield* counts(bands)
  const [lead, ...others] = bands
  const drawn: DrawnEncounter = {
    monster: lead.monster,
    number: numbers[0] ?? 1,
    from: `${title}, prepared`,
    ...(lead.tale ? { tale: lead.tale } : {}),
    ...(/^\d+$/.test(lead.dice) ? {} : { numberDice: lead.dice }),
  }
  const further = others.map((band, nth) => ({ band, number: numbers[nth + 1] ?? 1 }))
  const more = furtherBands(situation, further, drawn, ruleset)
  const begun = yield* beginEncounter(situation, drawn, ruleset, { groups: more.groups })
  return gmOutcome(
    'GF-MEET-14',
    `Encounter, ${title}`,
    [begun.says, ...more.groups.map(({ name }) => lowerFirst(name))].join('; '),
    [...more.effects, ...begun.effects],
    {
      who: [...begun.members, ...more.groups.flatMap(({ members }) => members)],
      tone: begun.encounter.surprise?.party ? 'bad' : 'due',
      total: drawn.number,
      why: [...why, ...begun.why],
    },
  )
}

/** Starts a prepared encounter with everything rolled, one group per band. Rules GF-MEET-05, GF-MEET-14. */
const start = defineAction({
  id: 'house.start-prepared',
  title: 'Start a prepared encounter',
  rule: 'GF-MEET-14',
  phase: 'encounter',
  slot: 'prepared',
  needs: [],
  finds: 'keyed room encounter begin start ready',
  asks: { which },
  plan(situation, { which: named }, { shelf }) {
    const prepared = preparedMeant(situation, named)
    if (isRefusal(prepared)) return prepared
    const bands = readBands(prepared.bands, shelf)
    return isRefusal(bands) ? bands : { title: prepared.title, bands }
  },
  preview: ({ title, bands }) => plain(`${title}: ${bandsSay(bands)}`),
  run: ({ title, bands }, situation, { ruleset }) => startBands(title, bands, situation, ruleset),
})

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
  plan: (situation, { which: named }) => preparedMeant(situation, named),
  preview: ({ title }) => plain(`${title} is discarded`),
  run: ({ id, title }) =>
    gmOutcome('GF-MEET-14', 'Prepared encounters', `${title} discarded`, [
      { do: 'prepare', id, to: null },
    ]),
})

export const prepared = [prepare, start, forget]
