import { join } from 'node:path'
import { bundled } from '../../src-main/app/bundled.ts'
import { firstHead } from '../../src-main/campaign/state.ts'
import { gameTimeOf } from '../../src-main/session/games.ts'
import type { Monster } from '../../src-main/rules/monsters/canonical.ts'
import type { WholeCampaign } from '../../src-main/storage/store.ts'
import { writeCampaignZip } from '../../src-main/storage/zip/write-zip.ts'

export const monsterCount = 5_000
export const bestiaryName = 'The Fat Bestiary'
export const bundledData = bundled(join(import.meta.dirname, '../../resources'))
const at = '2026-03-01T18:00:00.000Z'
const places = [
  'fen',
  'belfry',
  'barrow',
  'mill',
  'toll road',
  'salt coast',
  'glass hill',
  'cistern',
]
const moods = ['old', 'pale', 'drowned', 'hungry', 'crowned', 'blind', 'singing', 'bound', 'mossy']

/** Monsters as a GM gathers them over years: each with a text of its own, many alike. */
export function manyMonsters(count: number): Monster[] {
  const kinds = bundledData.monsters
  return Array.from({ length: count }, (_, number) => {
    const kind = kinds[number % kinds.length]
    if (!kind) throw new Error('no monster comes with the app')
    const mood = moods[number % moods.length] ?? ''
    const place = places[(number >> 3) % places.length] ?? ''
    const name = `${mood} ${kind.name} of the ${place}`
    const text = `${kind.source.text}\nKept as number ${number}, ${mood}, seen by the ${place}.`
    return { ...kind, id: `kept-${number}`, name, source: { ...kind.source, text } }
  })
}

/** A campaign with so many monsters of its own, in which nothing has happened yet. */
export function wholeBestiary(count: number, id: string): WholeCampaign {
  const { encounter: _met, foretold: _clue, event: _rolled, ...state } = bundledData.sample()
  const head = firstHead(id, { ...state, name: bestiaryName })
  return {
    summary: {
      id,
      name: bestiaryName,
      ruleset: head.state.ruleset,
      made: at,
      opened: at,
      when: gameTimeOf(head),
      version: 0,
    },
    first: head,
    head,
    entries: [],
    records: manyMonsters(count).map((value) => ({ type: 'monster', id: value.id, value })),
    restorePoints: [],
  }
}

export function bestiaryZip(count: number): Promise<Uint8Array> {
  return writeCampaignZip(wholeBestiary(count, 'bestiary'), '0.0.0')
}
