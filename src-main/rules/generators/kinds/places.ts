import type { Generator } from '../generator.ts'
import { tableGenerator } from '../table-kind.ts'
import { dungeonKind, roomTable } from './inputs.ts'
import { settlement } from './settlement.ts'
import { shop } from './shop.ts'
import { trap } from './trap.ts'

/** Kinds of town and dungeon that are one table each. */
const tables: readonly Generator[] = [
  { id: 'door', title: 'Door', finds: 'dungeon lock', table: 'dungeon/door', named: 'Look' },
  {
    id: 'secret-door',
    title: 'Secret way',
    finds: 'dungeon hidden door passage',
    table: 'dungeon/secret-door',
  },
  { id: 'trick', title: 'Trick', finds: 'dungeon special odd magic', table: 'traps/trick' },
  { id: 'puzzle', title: 'Puzzle', finds: 'dungeon riddle', table: 'traps/puzzle' },
  { id: 'curse', title: 'Curse', finds: 'dungeon magic doom', table: 'traps/curse' },
  {
    id: 'dungeon-hazard',
    title: 'Hazard below ground',
    finds: 'dungeon danger natural gas mould',
    table: 'traps/hazard',
  },
  { id: 'street', title: 'Street or quarter', finds: 'town city name', table: 'towns/street' },
  { id: 'building', title: 'Building', finds: 'town city house', table: 'towns/building' },
  { id: 'market', title: 'Market day', finds: 'town goods trade prices', table: 'towns/market' },
  { id: 'town-event', title: 'Town event', finds: 'week news city', table: 'towns/event' },
  { id: 'festival', title: 'Festival', finds: 'town holiday feast', table: 'towns/festival' },
  {
    id: 'carousing',
    title: 'Carousing',
    finds: 'town tavern night drink party',
    table: 'towns/carousing',
  },
].map((kind) => tableGenerator({ ...kind, group: 'Places' }))

const room = tableGenerator({
  id: 'room',
  title: 'Room',
  group: 'Places',
  finds: 'dungeon chamber crypt mine temple tower cave',
  inputs: { place: dungeonKind },
  named: 'Purpose',
  table: (input) => roomTable(input['place']),
})

const dungeon = tableGenerator({
  id: 'dungeon-words',
  title: 'Dungeon in words',
  group: 'Places',
  finds: 'ruin crypt adventure site lair',
  table: 'dungeon/dungeon',
  named: 'Name',
  hidden: ['Goal'],
})

const inn = tableGenerator({
  id: 'inn',
  title: 'Inn',
  group: 'Places',
  finds: 'tavern alehouse bed drink town',
  table: 'towns/inn',
  named: 'Name',
  also: [
    { id: 'service', title: 'To be had nearby', table: 'towns/service' },
    { id: 'rumour', title: 'Overheard', table: 'stories/rumour-made' },
  ],
})

export const places: readonly Generator[] = [room, dungeon, trap, settlement, inn, shop, ...tables]
