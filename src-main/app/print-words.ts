import * as v from 'valibot'
import type { CardWanted, WantedPrint } from '../campaign/print/wanted.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { HandoutWords } from '../ipc/contract/handout.ts'
import { playAids, type Template } from '../ipc/contract/print-templates.ts'
import type { Library } from '../campaign/library.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { Shelf } from '../rules/core/action.ts'
import type { Ruleset } from '../rules/core/ruleset.ts'
import type { Situation } from '../rules/core/situation.ts'

const Named = v.pipe(v.string(), v.maxLength(200))

/** Content of a print job in command-line words: names, not ids. Each template takes its own subset. */
export const PrintWords = v.object({
  /** Names of creatures, in the party or not. */
  creatures: v.optional(v.array(Named)),
  /** Prints the whole party. */
  party: v.optional(v.boolean()),
  blank: v.optional(v.boolean()),
  monsters: v.optional(
    v.array(
      v.object({
        name: Named,
        /** Number of cards. */
        count: v.pipe(v.number(), v.integer(), v.minValue(1)),
        /** Individuals whose wounds each card tracks. */
        individuals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      }),
    ),
  ),
  size: v.optional(v.picklist(['poker', 'index'])),
  wounds: v.optional(v.boolean()),
  derivations: v.optional(v.boolean()),
  /** Prints the text that a stat block was read from, and on cards the figures as written. */
  source: v.optional(v.boolean()),
  /** Title of a saved handout. */
  handout: v.optional(Named),
  /** Handout that is not saved in the campaign. */
  draft: v.optional(HandoutWords),
  /** Blocks of the game's screen in their order, by id or title; else those the game proposes. */
  blocks: v.optional(v.array(Named)),
  /** Prints the first sentence of each rule only. */
  brief: v.optional(v.boolean()),
  /** Blocks of the game's screen that are left out, by id or title. */
  without: v.optional(v.array(Named)),
  /** Prints the screen's leaves in landscape. */
  turned: v.optional(v.boolean()),
  session: v.optional(v.union([v.literal('all'), v.pipe(v.number(), v.integer(), v.minValue(1))])),
  secrets: v.optional(v.boolean()),
  /** Title of a kept site. */
  site: v.optional(Named),
  /** Title of a kept region, and its key behind the map. */
  region: v.optional(Named),
  key: v.optional(v.boolean()),
  /** Kind of a play aid, its pages, the table of a poster, and the millimetres of a map's cells. */
  aid: v.optional(v.picklist(playAids)),
  pages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  table: v.optional(Named),
  cell: v.optional(v.pipe(v.number(), v.minValue(4), v.maxValue(30))),
  /** Prints the players' version. */
  players: v.optional(v.boolean()),
  /** Kind of notes; all where it is absent. */
  kind: v.optional(v.picklist(['person', 'place', 'faction', 'thing', 'page'])),
  /** Prints notes one after another in place of cards. */
  list: v.optional(v.boolean()),
})
export type PrintWords = v.InferOutput<typeof PrintWords>

/** Fields of `PrintWords` that each template takes. */
export const wordsTaken: Readonly<Record<Template, readonly (keyof PrintWords)[]>> = {
  'character-sheet': ['creatures', 'party', 'blank'],
  'party-sheet': ['creatures', 'party'],
  handout: ['handout', 'draft'],
  'screen-insert': ['blocks', 'without', 'turned', 'brief'],
  'session-report': ['session', 'secrets'],
  'monster-cards': ['monsters', 'creatures', 'size', 'wounds', 'derivations', 'source'],
  'stat-blocks': ['monsters', 'source'],
  site: ['site', 'players'],
  region: ['region', 'players', 'key'],
  notes: ['kind', 'list', 'players'],
  'play-aid': ['aid', 'pages', 'table', 'cell'],
}

/** Sources in which names are looked up. */
export interface NameSources {
  situation: Situation
  /** Beside what rules read: monsters of the same name, and whose each is. */
  shelf: Shelf & Partial<Pick<Library, 'namesakesOf' | 'homeOf'>>
  ruleset: Ruleset
}
interface NamedCreature {
  readonly id: string
  readonly name: string
}
type Words<T extends WantedPrint['template']> = (
  words: PrintWords,
  here: NameSources,
) => Extract<WantedPrint, { template: T }>

const makers: { readonly [T in WantedPrint['template']]: Words<T> } = {
  'character-sheet': (words, here) => ({
    template: 'character-sheet',
    creatures: words.blank ? [] : people(words, here).map(({ id }) => id),
  }),
  'party-sheet': (words, here) => ({
    template: 'party-sheet',
    creatures: people({ ...words, party: words.party ?? true }, here).map(({ id }) => id),
  }),
  'monster-cards': (words, here) => ({
    template: 'monster-cards',
    size: words.size ?? 'poker',
    cards: requireMonsters([...cardsOfMonsters(words, here), ...cardsOfCreatures(words, here)]),
    wounds: words.wounds ?? true,
    derivations: words.derivations ?? true,
    source: words.source ?? false,
  }),
  'stat-blocks': (words, here) => ({
    template: 'stat-blocks',
    monsters: requireMonsters(monstersOf(words, here)).map(({ id }) => id),
    source: words.source ?? false,
  }),
  handout: ({ handout, draft }, { situation }) => ({
    template: 'handout',
    handout: handout === undefined ? null : keptHandout(handout, situation),
    draft: draft ?? null,
  }),
  'screen-insert': ({ blocks, without = [], turned, brief }, here) => ({
    template: 'screen-insert',
    blocks: blocks?.map((name) => screenBlock(name, here)) ?? null,
    without: without.map((name) => screenBlock(name, here)),
    turned: turned ?? true,
    brief: brief ?? true,
    notes: '',
  }),
  site: ({ site, players }, { situation }) => ({
    template: 'site',
    site: site === undefined ? null : keptSite(site, situation),
    players: players ?? false,
  }),
  region: ({ region, players, key }, { situation }) => ({
    template: 'region',
    region: region === undefined ? null : keptRegion(region, situation),
    players: players ?? false,
    key: key ?? true,
  }),
  notes: ({ kind, list, players }) => ({
    template: 'notes',
    form: list ? 'list' : 'cards',
    kind: kind ?? 'all',
    players: players ?? false,
  }),
  'play-aid': ({ aid, pages, table, cell }, { shelf }) => ({
    template: 'play-aid',
    aid: aid ?? 'dungeon-log',
    pages: pages ?? 1,
    table: table === undefined ? null : tableNamed(table, shelf),
    cell: cell ?? 5,
  }),
  'session-report': ({ session, secrets }) => ({
    template: 'session-report',
    session: session ?? 'all',
    secrets: secrets ?? false,
  }),
}

/**
 * Print job of a template, with names looked up in the open campaign.
 * @throws {Refusal} `not-found` when a name matches nothing, or when there is nothing to print.
 */
export function wantedOf(template: Template, words: PrintWords, here: NameSources): WantedPrint {
  return makers[template](words, here)
}

function requireMonsters<T>(all: T[]): T[] {
  if (all.length > 0) return all
  throw new Refusal('not-found', 'No monster is named.', 'Name one with --monster, or several.')
}

/** Creatures that are named; without names the whole party when it is asked for, else its first member. */
function people({ creatures, party }: PrintWords, { situation }: NameSources): NamedCreature[] {
  const all = situation.party.flatMap((id) => situation.creatures[id] ?? [])
  if (creatures) return creatures.map((name) => someone(name, situation, all))
  if (all.length === 0)
    throw new Refusal(
      'not-found',
      'Nobody is in the party of that campaign.',
      'Print a blank sheet with --blank, or add a character first.',
    )
  return party ? all : all.slice(0, 1)
}

function someone(
  name: string,
  { creatures }: Situation,
  party: readonly NamedCreature[],
): NamedCreature {
  const found = Object.values(creatures).filter((one) => isNamed(one, name))
  const one = onlyOne(found, name, 'characters')
  if (one) return one
  throw new Refusal(
    'not-found',
    `No character “${name}” in that campaign.`,
    `There are: ${party.map((one) => one.name).join(', ')}.`,
  )
}

function monstersOf(
  { monsters = [] }: PrintWords,
  { shelf }: NameSources,
): { id: string; count: number; individuals: number | null }[] {
  return monsters.map(({ name, count, individuals = null }) => {
    const monster = shelf.monster(name) ?? monsterNamed(name, shelf)
    if (monster) return { id: monster.id, count, individuals }
    throw new Refusal(
      'not-found',
      `No monster “${name}” is in the bestiary of that campaign.`,
      'Its names are those of the Prep fold; how many of them follows a colon: "Goblin:4".',
    )
  })
}

/** The monster of a name: the campaign's own before a shared one, and that before a bundled one. */
function monsterNamed(name: string, shelf: NameSources['shelf']): Monster | undefined {
  const meant = shelf.monsterNamed(name)
  if (!meant) return undefined
  const home = shelf.homeOf?.(meant.id)
  const alike = (shelf.namesakesOf?.(name) ?? [])
    .flatMap((id) => shelf.monster(id) ?? [])
    .filter(({ id }) => shelf.homeOf?.(id) === home)
  onlyOne([...new Set(alike)], name, 'monsters')
  return meant
}

function cardsOfMonsters(words: PrintWords, here: NameSources): CardWanted[] {
  return monstersOf(words, here).map((one) => ({ of: 'monster', ...one }))
}

function cardsOfCreatures(
  { creatures = [] }: PrintWords,
  { situation }: NameSources,
): CardWanted[] {
  const all = Object.values(situation.creatures)
  return creatures.map((name) => ({
    of: 'creatures',
    ids: [someone(name, situation, all).id],
    count: 1,
  }))
}

function keptHandout(title: string, { handouts = {} }: Situation): string {
  const all = Object.values(handouts)
  const kept = onlyOne(titled(all, title), title, 'handouts')
  if (kept) return kept.id
  throw new Refusal(
    'not-found',
    `No handout “${title}” is kept in that campaign.`,
    all.length > 0
      ? `There are: ${all.map((one) => one.title).join(', ')}.`
      : 'There are none yet; a Markdown file is printed with --file.',
  )
}

function keptSite(title: string, { sites = {} }: Situation): string {
  const all = Object.values(sites)
  const kept = onlyOne(titled(all, title), title, 'sites')
  if (kept) return kept.id
  throw new Refusal(
    'not-found',
    `No site “${title}” is kept in that campaign.`,
    all.length > 0
      ? `There are: ${all.map((one) => one.title).join(', ')}.`
      : 'There are none yet; one is generated under Prep, Sites.',
  )
}

function keptRegion(title: string, { regions = {} }: Situation): string {
  const all = Object.values(regions)
  const kept = onlyOne(titled(all, title), title, 'regions')
  if (kept) return kept.id
  throw new Refusal(
    'not-found',
    `No region “${title}” is kept in that campaign.`,
    all.length > 0
      ? `There are: ${all.map((one) => one.title).join(', ')}.`
      : 'There are none yet; one is generated under Prep, Wilderness.',
  )
}

function tableNamed(name: string, shelf: Shelf): string {
  const found = shelf.tableNamed(name) ?? shelf.table(name)
  if (found) return found.id
  throw new Refusal(
    'not-found',
    `There is no table “${name}”.`,
    'gatefold tables lists all there are.',
  )
}

/** A block of the game's screen, or else a table as a block of its own. */
function screenBlock(name: string, { ruleset: { screen, title }, shelf }: NameSources): string {
  const all = (screen?.leaves ?? []).flatMap(({ blocks }) => blocks)
  const found = all.find((one) => isNamed({ id: one.id, name: one.title }, name))
  if (found) return found.id
  const table = shelf.tableNamed(name) ?? shelf.table(name)
  if (table) return `table:${table.id}`
  throw new Refusal(
    'not-found',
    `The screen of ${title} has no block “${name}”.`,
    `There are: ${all.map((one) => one.title).join(', ')}.`,
  )
}

function titled(all: readonly { id: string; title: string }[], title: string): NamedCreature[] {
  return all.map((one) => ({ id: one.id, name: one.title })).filter((one) => isNamed(one, title))
}

/** The only one of a name, or the one with that id. @throws {Refusal} with the list when there are several. */
function onlyOne(
  found: readonly NamedCreature[],
  name: string,
  kind: string,
): NamedCreature | undefined {
  const [first, ...others] = found
  if (others.length === 0) return first
  const byId = found.find(({ id }) => id === name)
  if (byId) return byId
  throw new Refusal(
    'not-found',
    `Several ${kind} are called “${name}”.`,
    `Name one by its id: ${found.map((one) => `${one.id} (${one.name})`).join(', ')}.`,
  )
}

function isNamed(one: NamedCreature, name: string): boolean {
  return one.id === name || one.name.trim().toLowerCase() === name.trim().toLowerCase()
}
