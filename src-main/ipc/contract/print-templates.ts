import type { PlayAid } from '../../campaign/print/wanted.ts'
import type { PrintOptions } from './print-options.ts'

/** Pages the press can lay out: each has its folder in src-renderer/print, and its maker in campaign/print. */
export const templates = [
  'character-sheet',
  'party-sheet',
  'monster-cards',
  'stat-blocks',
  'handout',
  'screen-insert',
  'session-report',
  'site',
  'region',
  'notes',
  'play-aid',
] as const
export type Template = (typeof templates)[number]

export const playAids = [
  'encounter',
  'dungeon-log',
  'travel-log',
  'hirelings',
  'spell-cards',
  'item-cards',
  'table-poster',
  'calendar',
  'squares',
  'hexes',
  'keys',
] as const satisfies readonly PlayAid[]

/** Title of a template, and the print options that it takes. */
interface TemplateCard {
  title: string
  /** In a few words: "filled or blank". */
  says: string
  papers: readonly PrintOptions['paper'][]
  foldings: readonly PrintOptions['folding'][]
  /** Options besides paper, folding and copies. */
  takes: readonly ('margins' | 'ink' | 'textSize' | 'cutMarks' | 'backs' | 'fillable' | 'numbers')[]
  /** Label of the option for backs, where the template takes it. */
  backs?: string
  /** Defaults that differ from the usual ones. */
  usual?: Partial<PrintOptions>
}

export const templateCards: Readonly<Record<Template, TemplateCard>> = {
  'character-sheet': {
    title: 'Character sheet',
    says: 'filled or blank',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet'],
    takes: ['ink', 'backs', 'fillable'],
    backs: 'Back page',
    usual: { backs: true },
  },
  'party-sheet': {
    title: 'Party sheet',
    says: 'all of them at a glance',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet'],
    takes: ['margins', 'ink', 'textSize'],
  },
  handout: {
    title: 'Handout',
    says: 'letter, poster, newspaper … from Markdown',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet', 'trifold'],
    takes: ['margins', 'ink', 'textSize', 'numbers'],
  },
  'screen-insert': {
    title: 'Screen insert',
    says: 'three or four leaves, yours to choose',
    papers: ['A4', 'Letter'],
    foldings: ['flat'],
    takes: ['margins', 'ink', 'textSize'],
  },
  'session-report': {
    title: 'Session report',
    says: 'what the chronicle tells',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet'],
    takes: ['margins', 'ink', 'textSize'],
  },
  site: {
    title: 'Site',
    says: 'map with its key, or the players’ map',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet'],
    takes: ['margins', 'ink', 'textSize'],
  },
  region: {
    title: 'Region',
    says: 'hex map with its key, or what players know',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet'],
    takes: ['margins', 'ink', 'textSize'],
  },
  notes: {
    title: 'Notes',
    says: 'as cards or a list',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet'],
    takes: ['margins', 'ink', 'textSize'],
  },
  'play-aid': {
    title: 'Play aid',
    says: 'logs, maps, cards, calendar, keys',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet'],
    takes: ['margins', 'ink', 'textSize'],
  },
  'monster-cards': {
    title: 'Monster cards',
    says: 'to cut out, nine a sheet or four',
    papers: ['A4', 'Letter'],
    foldings: ['flat'],
    takes: ['ink', 'textSize', 'cutMarks', 'backs'],
    backs: 'Card backs',
  },
  'stat-blocks': {
    title: 'Stat blocks',
    says: 'in full, with how each number came about',
    papers: ['A4', 'Letter', 'A5', 'half-Letter'],
    foldings: ['flat', 'booklet'],
    takes: ['margins', 'ink', 'textSize'],
  },
}

/** Default options of a template. */
export function usualFor(template: Template, usual: PrintOptions): PrintOptions {
  return { ...usual, ...templateCards[template].usual }
}

/** Sets every option that a template does not take to its default: no hidden choice changes the print. */
export function optionsFor(
  template: Template,
  options: PrintOptions,
  usual: PrintOptions,
): PrintOptions {
  const { papers, foldings, takes } = templateCards[template]
  const paper = papers.includes(options.paper) ? options.paper : (papers[0] ?? usual.paper)
  // Panels are a third of a whole sheet; smaller paper is not folded so.
  const tooSmall = options.folding === 'trifold' && paper !== 'A4' && paper !== 'Letter'
  const folding = foldings.includes(options.folding) && !tooSmall ? options.folding : 'flat'
  const taken = Object.fromEntries(takes.map((name) => [name, options[name]]))
  const all: PrintOptions = { ...usual, ...taken, paper, folding, copies: options.copies }
  return all.fillable ? { ...all, folding: 'flat', copies: 1 } : all
}
