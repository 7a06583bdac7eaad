import { defineTable, type Table } from '../../tables/table.ts'

const names = [
  'Abel Aline Barnaby Bettris Cassian Clemence Corwin Cressida Dacey Darius Edric Elspeth',
  'Ewan Fabian Felice Gideon Ginevra Hob Idony Imre Jocosa Jasper Katrin Lazar Lettice',
  'Linus Magda Marek Mirabel Nerys Oswin Petra Piers Rosamund Roland Sabine Silas Thea',
  'Ulric Wynne',
].flatMap((row) => row.split(' '))

/** First names, our own, for characters without a name. */
export const firstNames = defineTable({
  id: 'heartbreaker/name',
  title: 'Names',
  dice: '1d40',
  source: 'Gatefold',
  use: 'name',
  rows: names.map((name, at) => [String(at + 1), name]),
})

const source = 'Heartbreaker'

const dungeonTurns = defineTable({
  id: 'heartbreaker/dungeon-turn',
  title: 'Dungeon turn',
  dice: '1d12',
  source,
  use: 'event',
  rule: 'HBK-DTURN-02',
  rows: [
    ['1', 'A monster from the north, if there is a way in'],
    ['2', 'A monster from the east, if there is a way in'],
    ['3', 'A monster from the south, if there is a way in'],
    ['4', 'A monster from the west, if there is a way in'],
    ['5', 'Torches burn out and spells end'],
    ['6', 'A short rest is needed, or the place’s own clock ticks'],
    ['7-12', 'Nothing'],
  ],
})

const travelTurns = defineTable({
  id: 'heartbreaker/travel-turn',
  title: 'Travel turn',
  dice: '1d6',
  source,
  use: 'travel event',
  rule: 'HBK-TTURN-01',
  rows: [
    ['1', 'A monster nearby'],
    ['2', 'A monster in the distance'],
    ['3', 'The weather worsens'],
    ['4', 'The weather clears'],
    ['5-6', 'Nothing'],
  ],
})

const reactions = defineTable({
  id: 'heartbreaker/reaction',
  title: 'Reaction',
  dice: '1d20',
  source,
  use: 'reaction',
  rule: 'HBK-REA-01',
  rows: [
    ['1-4', 'Aggressive: attacks at once, to kill, rob, carry off or eat'],
    ['5-7', 'Greedy: wants gold, food or a toll'],
    ['8-10', 'Defensive: armed, and fights only if attacked'],
    ['11-13', 'Cautious: avoids a fight; some are armed'],
    ['14-16', 'Nonplussed: takes no notice'],
    ['17-20', 'Open: will talk, trade, lend or ask for help'],
  ],
})

const nerves = defineTable({
  id: 'heartbreaker/nerve',
  title: 'Hireling morale',
  dice: '2d6',
  source,
  use: 'morale',
  rule: 'HBK-HIRE-04',
  rows: [
    ['2-6', 'Quits and goes home'],
    ['7-10', 'Carries on'],
    ['11-12', 'Will risk their life'],
  ],
})

export const tables: readonly Table[] = [firstNames, dungeonTurns, travelTurns, reactions, nerves]
