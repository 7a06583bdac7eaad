import type { Ruleset } from '../../../rules/core/ruleset.ts'
import { refused, type Refused } from '../../refusal.ts'
import type { KeyGroup, Maker, PrintSources } from '../print-content.ts'
import type { PlayAid, PlayAidWanted } from '../wanted.ts'
import { itemCards, spellCards } from './cards.ts'
import { calendarPages, dungeonLog, travelLog } from './logs.ts'
import type { AidPart, PlayAidPage } from './parts.ts'
import { encounterSheet, hirelingSheets } from './people.ts'
import { tablePoster, tablesFor } from './poster.ts'

type AidResult = AidPart | { end: 'refused'; refused: Refused }

const makers: Readonly<
  Record<PlayAid, (wanted: PlayAidWanted, around: PrintSources) => AidResult>
> = {
  encounter: (_, { situation, ruleset }) => encounterSheet(situation, ruleset),
  'dungeon-log': ({ pages }) => dungeonLog(pages),
  'travel-log': ({ pages }) => travelLog(pages),
  hirelings: ({ pages }, { ruleset }) => hirelingSheets(ruleset, pages),
  'spell-cards': (_, { ruleset }) => filled(spellCards(ruleset), ruleset, 'spells'),
  'item-cards': (_, { ruleset, situation }) =>
    filled(itemCards(ruleset, situation), ruleset, 'equipment'),
  'table-poster': ({ table }, around) => tablePoster(table, around),
  calendar: ({ pages }, { situation }) => calendarPages(situation, pages),
  squares: ({ cell, pages }) => ({ kind: 'map', shape: 'squares', cell, pages }),
  hexes: ({ cell, pages }) => ({ kind: 'map', shape: 'hexes', cell, pages }),
  keys: (_, { keys }) => keySheet(keys ?? []),
}

function filled(part: AidPart, { title }: Ruleset, what: string): AidResult {
  if (part.kind !== 'cards' || part.cards.length > 0) return part
  return refused(`${title} has no list of ${what}.`, 'Choose another play aid.')
}

/** The keys as they are set; an action without any is left out. */
function keySheet(all: readonly KeyGroup[]): AidResult {
  const groups = all
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ keys }) => keys.length > 0) }))
    .filter(({ rows }) => rows.length > 0)
  return groups.length > 0
    ? { kind: 'keys', title: 'Keys', groups }
    : refused('No action has a key.', 'Reset the keys: press ?, then “Reset all”.')
}

const titles: Readonly<Record<PlayAid, string>> = {
  encounter: 'Encounter sheet',
  'dungeon-log': 'Dungeon log',
  'travel-log': 'Travel log',
  hirelings: 'Hireling sheets',
  'spell-cards': 'Spell cards',
  'item-cards': 'Equipment cards',
  'table-poster': 'Table poster',
  calendar: 'Calendar',
  squares: 'Map of squares',
  hexes: 'Map of hexes',
  keys: 'Keys',
}

/** Logs, blank maps, cards and posters of the campaign's game. */
export const playAid: Maker<PlayAidWanted> = (wanted, around) => {
  const { ruleset, situation, shelf } = around
  const part = makers[wanted.aid](wanted, around)
  if ('end' in part) return part
  const data: PlayAidPage = {
    game: ruleset.title,
    campaign: situation.name,
    credit: `${ruleset.credit.title}, ${ruleset.credit.author}`,
    part,
    tables: tablesFor(situation, shelf, ruleset),
  }
  return {
    end: 'made',
    title: `${titles[wanted.aid]}, ${ruleset.title}`,
    subject: titles[wanted.aid],
    author: ruleset.credit.author,
    language: 'en',
    data,
  }
}
