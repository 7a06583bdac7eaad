import { defineAction, type Action, type AtTable, type Phase, type Preview } from '../../action.ts'
import type { Effect } from '../../effects.ts'
import type { Outcome, Step } from '../../outcome.ts'
import { rollOne, type Asking, type Procedure } from '../../procedure.ts'
import { houseRule, type LightKind } from '../../ruleset.ts'
import type { ActionId, Due, Situation } from '../../situation.ts'
import { drawMeeting, foretell, meet, type Drawn, type GameOf } from '../../house/meeting.ts'
import { counted, listed } from '../../house/words.ts'
import { turn } from '../../clock/clock.ts'
import { draw } from '../../tables/draw.ts'
import { event5, fatigueEncumbers, pendingClues, shortRestClearsFatigue } from './house-rules.ts'
import { load } from './gear.ts'
import { rest } from './rest.ts'

export const covers: readonly Phase[] = ['dungeon']
/** A delve's supplies hold its lights without a time of their own; the screen's lights stand in. */
export const lights: readonly LightKind[] = []

export type DungeonEvent = 'Encounter' | 'Clue' | 'Exhaustion' | 'Locality' | 'Free'
const faces: readonly DungeonEvent[] = [
  'Encounter',
  'Clue',
  'Exhaustion',
  'Locality',
  'Free',
  'Free',
]

/** What a face of the event die brings. Rules DLV-DEV-01, E-DLV-01. */
export function dungeonEvent(
  d6: number,
  five: 'free' | 'reroll' | 'locality' = 'free',
): { event: DungeonEvent } {
  if (d6 === 5 && five === 'locality') return { event: 'Locality' }
  return { event: faces[d6 - 1] ?? 'Free' }
}

/** Minutes of dungeon turns. Rule DLV-TURN-01. */
export function turns(count: number): { minutes: number } {
  return { minutes: (count * turn) / 60 }
}

/** Exact chances of the five events under the campaign's reading of a 5. */
function eventChances(situation: Situation): Pick<Preview, 'chances' | 'bars'> {
  const five = houseRule<'free' | 'reroll' | 'locality'>(situation, event5)
  const sides = five === 'reroll' ? [1, 2, 3, 4, 6] : [1, 2, 3, 4, 5, 6]
  const titles: readonly DungeonEvent[] = ['Encounter', 'Clue', 'Exhaustion', 'Locality', 'Free']
  const bars = sides.map((face) => ({
    face,
    chance: 1 / sides.length,
    leads: titles.indexOf(dungeonEvent(face, five).event),
  }))
  return {
    bars,
    chances: titles.map((title, at) => ({
      says: title,
      chance: bars.filter(({ leads }) => leads === at).length / sides.length,
      tone:
        title === 'Encounter' || title === 'Exhaustion'
          ? 'bad'
          : title === 'Free'
            ? 'good'
            : 'plain',
    })),
  }
}

interface Come {
  event: DungeonEvent
  face: number
  says: string
  tone: Outcome['tone']
  who: string[]
  why: Step[]
  effects: Effect[]
}

function* rollEvent(
  situation: Situation,
): Asking<{ event: DungeonEvent; face: number; why: Step[] }> {
  const five = houseRule<'free' | 'reroll' | 'locality'>(situation, event5)
  const why: Step[] = []
  for (let time = 1; ; time++) {
    const face = yield* rollOne(time === 1 ? 'event' : `event, again ${time}`, 6)
    if (face === 5 && five === 'reroll') {
      why.push({ name: 'A 5', value: 'rolled again', rule: 'E-DLV-01' })
      continue
    }
    const { event } = dungeonEvent(face, five)
    const shown =
      event === 'Free' && five === 'free'
        ? '5–6 in 6'
        : five === 'locality' && event === 'Locality'
          ? '4–5 in 6'
          : `${face} in 6`
    return { event, face, why: [...why, { name: event, value: shown, rule: 'DLV-DEV-01' }] }
  }
}

/** Rolls the event and works out what it brings. */
function* happen(
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
  action: ActionId,
): Asking<Come> {
  const rolled = yield* rollEvent(situation)
  const told: Effect = { do: 'event', action, face: rolled.face, title: rolled.event }
  const come = yield* comes(rolled.event, situation, at, gameOf)
  return { ...rolled, ...come, why: [...rolled.why, ...come.why], effects: [told, ...come.effects] }
}

type Brought = Omit<Come, 'event' | 'face'>
const nothing: Brought = { says: 'Free', tone: 'plain', who: [], why: [], effects: [] }

function* comes(
  event: DungeonEvent,
  situation: Situation,
  at: AtTable,
  gameOf: GameOf,
): Asking<Brought> {
  if (event === 'Encounter') return yield* encounter(situation, at, gameOf)
  if (event === 'Clue') return yield* clue(situation, at)
  if (event === 'Exhaustion') return exhaustion(situation)
  if (event === 'Locality') return yield* locality(situation, at)
  return nothing
}

/** From the foretold meeting, else from the wandering table. Rule DLV-DEV-02. */
function* encounter(situation: Situation, at: AtTable, gameOf: GameOf): Asking<Brought> {
  const waiting = fromForetold(situation, at)
  const found = waiting ? { drawn: waiting } : yield* drawMeeting(situation, at)
  if ('says' in found) return byHand(found.says)
  const { drawn } = found
  const why: Step[] = [
    { name: 'From', value: drawn.from, rule: 'DLV-DEV-02' },
    ...numberSteps(drawn),
  ]
  if (situation.encounter) return onTheirWay(drawn, situation, why)
  const met = meet(drawn, situation, gameOf(situation), situation.foretold?.id)
  return {
    says: `Encounter: ${met.encounter.title}`,
    tone: 'due',
    who: met.group.members,
    why: waiting ? [{ name: 'Foretold', value: 'by the clue', rule: 'DLV-DEV-03' }, ...why] : why,
    effects: [
      ...met.effects,
      ...(situation.foretold ? [{ do: 'foretell' as const, encounter: null }] : []),
    ],
  }
}

/** One meeting at a time is on the table: the next waits as a foretold one. */
function onTheirWay(drawn: Drawn, situation: Situation, why: Step[]): Brought {
  const next = foretell(drawn, situation)
  return {
    says: `Encounter: ${next.title} on their way`,
    tone: 'due',
    who: [],
    why: [
      ...why,
      {
        name: 'At hand',
        value: `${situation.encounter?.title ?? 'others'}; these wait for the next Encounter`,
      },
    ],
    effects: situation.foretold ? [] : [{ do: 'foretell', encounter: next }],
  }
}

function fromForetold(situation: Situation, at: AtTable): Drawn | null {
  const { foretold } = situation
  const monster = foretold?.monster ? at.shelf.monster(foretold.monster) : undefined
  if (!foretold || !monster) return null
  return {
    monster,
    number: foretold.number,
    from: foretold.from,
    ...(foretold.numberDice ? { numberDice: foretold.numberDice } : {}),
    ...(foretold.text ? { tale: foretold.text } : {}),
  }
}

function numberSteps(drawn: Drawn): Step[] {
  return [
    ...(drawn.numberDice
      ? [{ name: 'Number', value: `${drawn.number} of ${drawn.numberDice}` }]
      : []),
    ...(drawn.tale ? [{ name: 'They are', value: drawn.tale }] : []),
  ]
}

/** No table, or a row that names no monster: the GM says who it is. */
function byHand(says: string): Brought {
  const due: Due = {
    id: 'encounter',
    action: 'house.encounter',
    input: {},
    title: 'Who is met?',
    why: says,
    rule: 'DLV-DEV-02',
    when: 'now',
    who: [],
    must: false,
  }
  return {
    says: 'Encounter: who is it?',
    tone: 'due',
    who: [],
    why: [{ name: 'Table', value: says, rule: 'DLV-DEV-02' }],
    effects: [{ do: 'due', due }],
  }
}

/** Draws the next meeting now and hints at it. Rules DLV-DEV-03, E-DLV-26. */
function* clue(situation: Situation, at: AtTable): Asking<Brought> {
  const hint = yield* hintOf(situation, at)
  if (situation.foretold && houseRule<string>(situation, pendingClues) === 'one') {
    const same: Step = {
      name: 'Foretold',
      value: 'already; it points at the same',
      rule: 'E-DLV-26',
    }
    return { ...nothing, says: `Clue: ${situation.foretold.title}`, why: [hint, same] }
  }
  const found = yield* drawMeeting(situation, at)
  if ('says' in found)
    return { ...nothing, says: 'Clue: of what?', why: [hint, { name: 'Table', value: found.says }] }
  const next = foretell(found.drawn, situation)
  return {
    ...nothing,
    says: `Clue: ${next.title}`,
    why: [
      hint,
      { name: 'From', value: found.drawn.from, rule: 'DLV-DEV-03' },
      ...numberSteps(found.drawn),
    ],
    effects: [{ do: 'foretell', encounter: next }],
  }
}

/** A sign from a table for that use, else the GM's own. */
function* hintOf(situation: Situation, at: AtTable): Asking<Step> {
  const drawn = yield* drawText(situation, at, 'clue')
  return {
    name: 'Clue',
    value: drawn?.text ?? 'let them hear, smell or see a sign of it',
    rule: 'DLV-DEV-03',
  }
}

/** A row of the table for a use: the one for this level first. */
function* drawText(
  situation: Situation,
  at: AtTable,
  use: string,
): Asking<{ text: string; from: string } | null> {
  const tables = at.shelf.tables().filter((table) => table.use === use)
  const table = tables.find((each) => each.at === String(situation.place.level)) ?? tables[0]
  if (!table) return null
  const drawn = yield* draw(table, use, at.shelf)
  return { text: drawn.text, from: `${table.title}, entry ${drawn.row[0]}` }
}

/** The encumbered lose a turn. Rule DLV-DEV-04. */
function exhaustion(situation: Situation): Brought {
  const laden = encumbered(situation)
  const names = laden.map(({ name }) => name)
  if (laden.length === 0) {
    return {
      says: 'Exhaustion: nobody is laden',
      tone: 'plain',
      who: [],
      why: ladenSteps(situation),
      effects: [],
    }
  }
  const due: Due = {
    id: restDue,
    action: 'delve.rest',
    input: {},
    title: 'Rest a turn',
    why: `${listed(names)} must rest`,
    rule: 'DLV-DEV-04',
    when: 'next turn',
    who: laden.map(({ id }) => id),
    holds: 'delve.turn',
    must: true,
  }
  return {
    says: `Exhaustion: ${listed(names)} must rest`,
    tone: 'due',
    who: due.who,
    why: ladenSteps(situation),
    effects: [{ do: 'due', due }],
  }
}

const restDue = 'delve-rest'

/** Those who carry load, or whom the GM has marked Laden where the game counts none. Rules DLV-INV-02, E-DLV-03. */
export function encumbered(situation: Situation): Situation['creatures'][string][] {
  const counts = houseRule<boolean>(situation, fatigueEncumbers)
  return situation.party
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter((creature) => {
      const marked = Object.keys(creature.conditions).some((name) => name.toLowerCase() === 'laden')
      const { load: units = 0, fatigue = 0 } = creature.values
      return marked || load({ units, fatigue, fatigueEncumbers: counts }).encumbered
    })
}

function ladenSteps(situation: Situation): Step[] {
  const counted = situation.party.some((id) => situation.creatures[id]?.values.load !== undefined)
  if (counted) return [{ name: 'Encumbered', value: 'load of 1 unit or more', rule: 'DLV-INV-02' }]
  return [
    {
      name: 'Load',
      value: 'this game counts none: mark Laden whoever carries too much',
      rule: 'DLV-INV-02',
    },
  ]
}

/** The place changes: from a table for that use, else as the GM says. Rule DLV-DEV-05. */
function* locality(situation: Situation, at: AtTable): Asking<Brought> {
  const drawn = yield* drawText(situation, at, 'locality')
  if (drawn)
    return {
      ...nothing,
      says: `Locality: ${drawn.text}`,
      why: [{ name: 'From', value: drawn.from, rule: 'DLV-DEV-05' }],
    }
  return {
    ...nothing,
    says: 'Locality: the place changes',
    why: [{ name: 'Locality', value: 'say what is different here now', rule: 'DLV-DEV-05' }],
  }
}

// --- the turn

const partyActions = ['move', 'search', 'listen', 'force', 'parley', 'rest'] as const
type PartyAction = (typeof partyActions)[number]
const said: Record<PartyAction, string> = {
  move: 'moving on',
  search: 'searching',
  listen: 'listening',
  force: 'forcing a door',
  parley: 'parley',
  rest: 'resting',
}

function previewEvent(situation: Situation, verdict: string, extra: Step[] = []): Preview {
  const waiting: Step[] = situation.foretold
    ? [{ name: 'Foretold', value: situation.foretold.title, rule: 'DLV-DEV-03' }]
    : []
  return {
    terms: [],
    verdict,
    why: [...extra, ...waiting, ...ladenSteps(situation)],
    ...eventChances(situation),
  }
}

const endings: Effect[] = [{ do: 'advance', seconds: turn }]

function line(come: Come, what: string, at: AtTable, after: Effect[]): Outcome {
  return {
    rule: 'DLV-DEV-01',
    what,
    says: come.says,
    tone: come.tone,
    who: come.who,
    total: come.face,
    ...(at.ruling.secret ? { secret: true } : {}),
    why: come.why,
    effects: [...come.effects, ...after],
  }
}

/** A rest settles what was due before its own event: an Exhaustion on this very roll asks for another. */
function restLine(situation: Situation, come: Come, at: AtTable): Outcome {
  const rested = restEffects(situation)
  const told = line(come, 'Event die, resting', at, endings)
  return {
    ...told,
    rule: 'DLV-REST-01',
    why: [...told.why, ...rested.why],
    effects: [{ do: 'settle', due: restDue }, ...rested.effects, ...told.effects],
  }
}

/** Delve's dungeon turn, its rest and its noise; a meeting's creatures are made by the campaign's own game. */
export function exploration(gameOf: GameOf): readonly Action[] {
  const dungeonTurn = defineAction({
    id: 'delve.turn',
    title: 'Advance the turn',
    rule: 'DLV-TURN-02',
    phase: 'dungeon',
    slot: 'turn',
    needs: [],
    finds: 'dungeon turn explore event die search listen move',
    asks: { action: { kind: 'choice', title: 'The party', of: partyActions, default: 'move' } },
    preview: (situation, { action }) =>
      previewEvent(situation, `${capital(said[action])} for a turn, then the event die`),
    *run(situation, { action }, at): Procedure {
      const come = yield* happen(situation, at, gameOf, 'delve.turn')
      if (action === 'rest') return restLine(situation, come, at)
      return line(come, `Event die, ${said[action]}`, at, endings)
    },
  })

  const restTurn = defineAction({
    id: 'delve.rest',
    title: 'Rest a turn',
    rule: 'DLV-REST-01',
    phase: 'dungeon',
    slot: 'rest',
    needs: [],
    finds: 'short rest breather',
    asks: {},
    preview: (situation) =>
      previewEvent(
        situation,
        'A short rest of one turn, then the event die',
        restEffects(situation).why,
      ),
    *run(situation, _input, at): Procedure {
      const come = yield* happen(situation, at, gameOf, 'delve.rest')
      return restLine(situation, come, at)
    },
  })

  const noise = defineAction({
    id: 'delve.noise',
    title: 'Noise!',
    rule: 'DLV-DEV-01',
    phase: 'dungeon',
    slot: 'noise',
    needs: [],
    finds: 'loud event extra roll',
    asks: {},
    preview: (situation) => previewEvent(situation, 'An extra event roll; no time passes'),
    *run(situation, _input, at): Procedure {
      const come = yield* happen(situation, at, gameOf, 'delve.noise')
      return line(come, 'Event die, noise', at, [])
    },
  })

  return [dungeonTurn, restTurn, noise]
}

/** A short rest in the party's own game: only where HP is hit protection that comes back so. Rule DLV-REST-01. */
function restEffects(situation: Situation): { why: Step[]; effects: Effect[] } {
  if (situation.ruleset !== 'delve')
    return {
      why: [{ name: 'Short rest', value: 'heals nobody in this game', rule: 'DLV-REST-01' }],
      effects: [],
    }
  const clears = houseRule<boolean>(situation, shortRestClearsFatigue)
  const party = situation.party.flatMap((id) => situation.creatures[id] ?? [])
  const effects = party.flatMap((creature): Effect[] => {
    const { hp = 0, maxHp = 0, fatigue = 0 } = creature.values
    const rested = rest(
      'short',
      { hp, maxHp, fatigue, loss: { STR: 0, DEX: 0, WIL: 0 } },
      { shortRestClearsFatigue: clears },
    )
    return [
      ...(rested.hp === hp
        ? []
        : [{ do: 'set' as const, creature: creature.id, field: 'hp', to: rested.hp }]),
      ...(rested.fatigue === fatigue
        ? []
        : [{ do: 'set' as const, creature: creature.id, field: 'fatigue', to: rested.fatigue }]),
    ]
  })
  const better = new Set(
    effects.flatMap((effect) => ('creature' in effect ? [effect.creature] : [])),
  ).size
  return {
    effects,
    why: [
      {
        name: 'Short rest',
        value: `${counted(better, 'character')} better for it`,
        rule: 'DLV-REST-01',
      },
    ],
  }
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
