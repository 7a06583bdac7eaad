import type { GeneratorLine } from '../../../src-main/campaign/generator-desk.ts'
import type {
  ActionView,
  CreatureView,
  HouseRuleView,
} from '../../../src-main/campaign/view/views.ts'
import type { TableLine } from '../../../src-main/campaign/table-catalogue.ts'
import type { RuleText } from '../../../src-main/rules/core/ruleset.ts'
import { isAskable, unfillableReason } from '../../lib/action-input.ts'
import type { NamedParts } from '../../lib/action-input.ts'
import { folds, isOwnFold } from '../../lib/folds.ts'
import type { FoldId } from '../../lib/folds.ts'
import { matchesWords } from '../../lib/help/find-help.ts'
import { iconOfSlot, slotKey } from '../../lib/keys.ts'
import type { IconName } from '../../ui/icons.ts'
import { screenCommands, type ScreenCommand } from './screen-commands.ts'

export interface FoundMonster {
  id: string
  name: string
  line: string
}

/** One row of the palette. */
export interface PaletteEntry {
  key: string
  title: string
  /** Other names of it, as near to what is typed as the title. */
  names?: readonly string[]
  /** Beside the title; of what is refused, the reason. */
  note: string
  /** True when it can't be done now; struck through. */
  refused?: boolean
  icon: IconName
  keys?: string
  is:
    | { a: 'action'; action: ActionView }
    | { a: 'command'; command: ScreenCommand }
    | { a: 'fold'; fold: FoldId }
    | { a: 'person'; creature: CreatureView }
    | { a: 'rule'; rule: RuleText }
    | { a: 'house rule'; rule: HouseRuleView }
    | { a: 'monster'; monster: FoundMonster }
    | { a: 'generator'; line: GeneratorLine }
    | { a: 'table'; table: TableLine }
    | { a: 'note'; id: string }
    | { a: 'encounter'; id: string }
    | { a: 'help'; topic: string }
    | { a: 'key'; id: string }
    | { a: 'dice'; notation: string }
}
export interface EntryGroup {
  title: string
  entries: PaletteEntry[]
}

/** `>` do, `@` people, `#` rules, `=` dice, `?` help; without a sign, everything. */
type Looking = 'all' | 'do' | 'people' | 'rules' | 'dice' | 'help'
const signs: Record<string, Looking> = {
  '>': 'do',
  '@': 'people',
  '#': 'rules',
  '=': 'dice',
  '?': 'help',
}

export function parseSearch(typed: string): { looking: Looking; words: string } {
  const looking = signs[typed[0] ?? '']
  return looking
    ? { looking, words: typed.slice(1).trim() }
    : { looking: 'all', words: typed.trim() }
}

/** Distance of a title from the words typed: named so, beginning so, holding them, found otherwise. */
function distance({ title, names = [] }: PaletteEntry, words: string): number {
  const typed = words.toLowerCase()
  const all = [title, ...names].map((name) => name.toLowerCase())
  if (all.includes(typed)) return 0
  if (all.some((name) => name.startsWith(typed))) return 1
  return all.some((name) => matchesWords(name, typed)) ? 2 : 3
}

/** Other names among the words by which something is found: each ends with a semicolon. */
function namesIn(finds: string): string[] {
  return finds
    .split(';')
    .slice(0, -1)
    .map((name) => name.trim())
}

/** Sorts entries: those named as typed first, then names that begin so, then names with the words. */
export function sortByMatch(entries: readonly PaletteEntry[], words: string): PaletteEntry[] {
  return [...entries].sort((one, other) => distance(one, words) - distance(other, words))
}

/** True when the first of some sorted entries is nearer to the words than the first of others. */
export function isNearer(
  [first]: readonly PaletteEntry[],
  [other]: readonly PaletteEntry[],
  words: string,
): boolean {
  return first !== undefined && (!other || distance(first, words) < distance(other, words))
}

/** The text in pieces, every other one a match: for marking what was typed. */
export function markMatches(text: string, words: string): { piece: string; hit: boolean }[] {
  const first = words
    .toLowerCase()
    .split(/\s+/)
    .find((word) => word !== '' && text.toLowerCase().includes(word))
  if (first === undefined) return [{ piece: text, hit: false }]
  const at = text.toLowerCase().indexOf(first)
  return [
    { piece: text.slice(0, at), hit: false },
    { piece: text.slice(at, at + first.length), hit: true },
    { piece: text.slice(at + first.length), hit: false },
  ].filter(({ piece }) => piece !== '')
}

export function actionEntries(
  actions: readonly ActionView[],
  words: string,
  around: NamedParts,
): PaletteEntry[] {
  const slots = new Set<string>()
  return actions
    .filter((action) => isAskable(action.asks))
    .map((action): PaletteEntry => {
      // Only the first action of a slot has its key.
      const keys = slots.has(action.slot) ? undefined : slotKey(action.slot)
      slots.add(action.slot)
      const refuses = action.refuses ?? unfillableReason(action.asks, action.input, around)
      return {
        key: action.id,
        title: action.title,
        names: namesIn(action.finds),
        icon: iconOfSlot[action.slot],
        note: refuses ?? action.preview?.verdict ?? action.from ?? '',
        refused: refuses !== null,
        ...(keys ? { keys } : {}),
        is: { a: 'action', action },
      }
    })
    .filter((entry) => entry.is.a === 'action' && matchesAction(entry.is.action, words))
}

export function matchesAction(
  { title, finds: more, asks }: Pick<ActionView, 'title' | 'finds' | 'asks'>,
  words: string,
): boolean {
  return isAskable(asks) && matchesWords(`${title} ${more}`, words)
}

export function screenCommandEntries(words: string): PaletteEntry[] {
  const own = screenCommands
    .filter(({ title, finds: more }) => matchesWords(`${title} ${more}`, words))
    .map((one): PaletteEntry => ({
      key: one.command,
      title: one.title,
      names: namesIn(one.finds),
      note: '',
      icon: one.icon,
      ...(one.keys ? { keys: one.keys } : {}),
      is: { a: 'command', command: one.command },
    }))
  const places = folds
    .filter(({ title }) => matchesWords(`${title} fold`, words))
    .map((fold): PaletteEntry => ({
      key: `fold ${fold.id}`,
      title: fold.title,
      note: 'fold',
      icon: 'map',
      keys: `fold.${fold.id}`,
      is: { a: 'fold', fold: fold.id },
    }))
  return [...own, ...places]
}

/** Folds of the GM's own whose name matches the words. */
export function ownFoldEntries(
  folds: readonly { id: string; name: string }[],
  words: string,
): PaletteEntry[] {
  return folds
    .filter(({ name }) => matchesWords(`${name} fold`, words))
    .flatMap(({ id, name }): PaletteEntry[] =>
      isOwnFold(id)
        ? [
            {
              key: `fold ${id}`,
              title: name,
              note: 'fold of your own',
              icon: 'grid',
              is: { a: 'fold', fold: id },
            },
          ]
        : [],
    )
}

export function personEntries(creatures: readonly CreatureView[], words: string): PaletteEntry[] {
  return creatures
    .filter(({ name }) => matchesWords(name, words))
    .map((creature): PaletteEntry => ({
      key: creature.id,
      title: creature.name,
      note: creature.down ? 'down' : creature.kind,
      icon: 'person',
      is: { a: 'person', creature },
    }))
}

/** A rule that two games print alike is listed once. */
export function ruleEntries(rules: readonly RuleText[]): PaletteEntry[] {
  const firsts = rules.filter(
    ({ rule }, at) => rules.findIndex((other) => other.rule === rule) === at,
  )
  return firsts.map((rule): PaletteEntry => ({
    key: rule.rule,
    title: rule.title,
    note: rule.rule,
    icon: 'book',
    is: { a: 'rule', rule },
  }))
}

export function houseRuleEntries(rules: readonly HouseRuleView[], words: string): PaletteEntry[] {
  return rules
    .filter(({ title, asks }) => matchesWords(`${title} ${asks} house rule`, words))
    .map((rule): PaletteEntry => {
      const value =
        rule.options.find((option) => option.value === rule.value)?.title ?? String(rule.value)
      return {
        key: `house ${rule.ruleset} ${rule.id} ${rule.rule}`,
        title: rule.title,
        note: `house rule: ${value}`,
        icon: 'sliders',
        is: { a: 'house rule', rule },
      }
    })
}

export function monsterEntries(monsters: readonly FoundMonster[]): PaletteEntry[] {
  return monsters.map((monster): PaletteEntry => ({
    key: `monster ${monster.id}`,
    title: monster.name,
    note: monster.line,
    icon: 'skull',
    is: { a: 'monster', monster },
  }))
}

export function generatorEntries(kinds: readonly GeneratorLine[], words: string): PaletteEntry[] {
  const found = kinds
    .filter(({ title, finds }) => matchesWords(`${title} ${finds} generate`, words))
    .map((line): PaletteEntry => ({
      key: `generator ${line.id}`,
      title: line.title,
      note: 'make one',
      icon: 'roll',
      is: { a: 'generator', line },
    }))
  return sortByMatch(found, words)
}

/** Prepared encounters whose name or bands have the words. */
export function encounterEntries(
  prepared: readonly { id: string; title: string; bands: string }[],
  words: string,
): PaletteEntry[] {
  const found = prepared
    .filter(({ title, bands }) => matchesWords(`${title} ${bands} encounter`, words))
    .map(({ id, title, bands }): PaletteEntry => ({
      key: `encounter ${id}`,
      title,
      note: `encounter, ${bands}`,
      icon: 'flag',
      is: { a: 'encounter', id },
    }))
  return sortByMatch(found, words)
}

export function noteEntries(
  notes: readonly { id: string; kind: string; title: string }[],
): PaletteEntry[] {
  return notes.map(({ id, kind, title }): PaletteEntry => ({
    key: `note ${id}`,
    title,
    note: `note, ${kind}`,
    icon: 'file',
    is: { a: 'note', id },
  }))
}

/** Tables that are called so, those of that very name first; parts of others come last. */
export function tableEntries(tables: readonly TableLine[], words: string): PaletteEntry[] {
  const found = tables
    .filter(({ title, group }) => matchesWords(`${title} ${group}`, words))
    .sort((one, other) => Number(one.part) - Number(other.part))
    .map((table): PaletteEntry => ({
      key: `table ${table.id}`,
      title: table.title,
      note: table.rollable ? `table, ${table.group}` : 'table with a fault',
      refused: !table.rollable,
      icon: 'roll',
      is: { a: 'table', table },
    }))
  return sortByMatch(found, words)
}
