import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Subjects that every game has, each at the same path: `gear.ts` or the folder `gear/`. */
const shared = [
  'index',
  'character',
  'combat',
  'conditions',
  'consequences',
  'encounters',
  'fields',
  'gear',
  'generators',
  'harm',
  'house-rules',
  'magic',
  'monsters',
  'operations',
  'reference',
  'rest',
  'screen',
  'sheet',
  'tables',
  'testing',
]

const games = ['hearts', 'delve', 'heartbreaker', 'block-dodge-parry', 'gods-and-monsters'] as const
type GameFolder = (typeof games)[number]

/** Subjects of most games, and why the others lack them. */
const lacked: Record<string, Partial<Record<GameFolder, string>>> = {
  advancement: {
    hearts: 'skills grow by failed checks and rest; nothing else advances (E-HRT-20)',
    delve: 'no advancement (E-DLV-27)',
  },
  checks: { delve: 'every check is a save' },
  exploration: { hearts: 'no dungeon turns: borrowed' },
  load: { hearts: 'no encumbrance (HRT-CHAR-04)' },
  money: { hearts: 'whole coins only', delve: 'whole coins only' },
  saves: { 'gods-and-monsters': 'a save is one of its tests' },
  supplies: { hearts: 'borrowed', heartbreaker: 'food is part of rest' },
  town: { hearts: 'no hirelings and upkeep: borrowed' },
  travel: { hearts: 'no travel: borrowed' },
}

/** Subjects of one game alone. */
const own: Record<string, Partial<Record<GameFolder, string>>> = {
  'at-home': { delve: 'tells its own campaigns from those it lends rules to' },
  borrower: { hearts: 'the one game that borrows rules by its own text' },
  effects: { 'block-dodge-parry': 'short forms of effects that its folders share' },
  groups: { 'gods-and-monsters': 'groups act and fight as units' },
  hirelings: { heartbreaker: 'hirelings have morale, pay and people of their own' },
  psychic: { 'gods-and-monsters': 'psychic conflict' },
  scales: { 'gods-and-monsters': 'the doubling scales of the book' },
  talents: { 'block-dodge-parry': 'talents' },
  wildcrafting: { 'block-dodge-parry': 'wildcrafting' },
}

/** Subjects of a game: its files and folders, without tests and data. */
function subjectsOf(game: GameFolder): string[] {
  const names = readdirSync(join(import.meta.dirname, game), { withFileTypes: true })
  return names.flatMap((entry) => {
    if (entry.isDirectory()) return [entry.name]
    return /^(?!.*\.test\.ts$).*\.ts$/.test(entry.name) ? [entry.name.replace(/\.ts$/, '')] : []
  })
}

describe.each(games)('%s', (game) => {
  it('names its files and folders as its siblings do', () => {
    const most = Object.keys(lacked).filter((subject) => !lacked[subject]?.[game])
    const alone = Object.keys(own).filter((subject) => own[subject]?.[game])
    expect(subjectsOf(game).toSorted()).toEqual([...shared, ...most, ...alone].toSorted())
  })
})
