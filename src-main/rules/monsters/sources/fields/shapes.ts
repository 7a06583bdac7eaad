import type { Family } from '../../canonical.ts'
import type { ArmourClassScale } from './figure-values.ts'
import { bareKey } from './keys.ts'
import { at, type Branch, type Tree } from './tree.ts'

/** A form of structured file that a program writes; its id is a layout's. */
export interface Shape {
  id: string
  title: string
  family: Family
  /** Game the figures are of; absent where the fields must tell. */
  system?: string
  /** Scale of a lone armour class. */
  scale: ArmourClassScale
  /** True when a monster's branch is of this form. */
  fits(branch: Branch, syntax: Syntax): boolean
}

/** `note` is YAML fenced off in a note or in its header. */
export type Syntax = 'json' | 'yaml' | 'note' | 'table' | 'xml' | 'template' | 'settings'

function inner(branch: Branch): Tree | undefined {
  return at(branch, 'system') ?? at(branch, 'data')
}

function has(branch: Branch, ...keys: string[]): boolean {
  const own = new Set(branch.entries.map(({ key }) => bareKey(key)))
  return keys.every((key) => own.has(key))
}

/** Most particular first. */
export const shapes: readonly Shape[] = [
  {
    id: 'cairn-foundry-ndjson',
    title: 'Foundry actor (Cairn)',
    family: 'cairn',
    system: 'Cairn',
    scale: 'either',
    fits: (branch) => at(inner(branch), 'abilities', 'WIL') !== undefined,
  },
  {
    id: 'bfrpg-foundry-yaml',
    title: 'Foundry actor (Basic Fantasy)',
    family: 'bx',
    system: 'Basic Fantasy RPG',
    scale: 'up',
    fits: (branch) => at(inner(branch), 'armorClass')?.kind === 'branch',
  },
  {
    id: 'ose-foundry',
    title: 'Foundry actor (OSE)',
    family: 'bx',
    system: 'B/X or Old-School Essentials',
    scale: 'down',
    fits: (branch) =>
      at(inner(branch), 'aac') !== undefined || at(inner(branch), 'thac0') !== undefined,
  },
  {
    id: 'bfrpg-json',
    title: 'Basic Fantasy JSON',
    family: 'bx',
    system: 'Basic Fantasy RPG',
    scale: 'up',
    fits: (branch, syntax) =>
      syntax !== 'table' && has(branch, 'armorclass', 'hitdice', 'noattacks'),
  },
  {
    id: 'improved-initiative',
    title: 'Improved Initiative',
    family: 'bx',
    scale: 'either',
    fits: (branch) => at(branch, 'HP', 'Value') !== undefined,
  },
  {
    id: 'kettlewright',
    title: 'Kettlewright',
    family: 'cairn',
    system: 'Cairn',
    scale: 'either',
    fits: (branch, syntax) =>
      syntax === 'json' &&
      (has(branch, 'strengthmax', 'hpmax') ||
        has(branch, 'name', 'hp', 'str', 'wil', 'attack', 'traits')),
  },
  {
    id: 'fantasy-statblocks',
    title: 'Obsidian stat block',
    family: 'bx',
    scale: 'either',
    fits: (_, syntax) => syntax === 'note',
  },
  {
    id: 'csv',
    title: 'Table of monsters',
    family: 'bx',
    scale: 'either',
    fits: (_, syntax) => syntax === 'table',
  },
  {
    id: 'json',
    title: 'JSON',
    family: 'bx',
    scale: 'either',
    fits: (_, syntax) => syntax === 'json',
  },
  {
    id: 'xml',
    title: 'XML',
    family: 'bx',
    scale: 'either',
    fits: (_, syntax) => syntax === 'xml',
  },
  {
    id: 'wiki-template',
    title: 'Wiki template',
    family: 'bx',
    scale: 'either',
    fits: (_, syntax) => syntax === 'template',
  },
  {
    id: 'settings',
    title: 'Settings file',
    family: 'bx',
    scale: 'either',
    fits: (_, syntax) => syntax === 'settings',
  },
  {
    id: 'yaml',
    title: 'YAML',
    family: 'bx',
    scale: 'either',
    fits: (_, syntax) => syntax === 'yaml',
  },
]

export function shapeOf(branch: Branch, syntax: Syntax): Shape {
  const found = shapes.find((shape) => shape.fits(branch, syntax))
  if (!found) throw new Error(`no shape fits a ${syntax} file: one must fit each`)
  return found
}
