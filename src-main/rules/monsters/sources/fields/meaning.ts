import { innerJson } from './json/index.ts'
import { fieldOf, type FieldKey } from './keys.ts'
import { isEmpty, wordsOf, type Branch, type TreeEntry, type Tree } from './tree.ts'

/** Scores that a program fills in by itself: all six of them 10. */
export function isUntouched(tree: Tree): boolean {
  return (
    tree.kind === 'branch' &&
    tree.entries.length === 6 &&
    tree.entries.every(({ value }) => value.kind === 'leaf' && value.value === 10)
  )
}

/** True when a value under an unknown key holds information; an empty form of zeros and labels does not. */
export function holdsInformation(tree: Tree): boolean {
  if (tree.kind === 'leaf') return tree.value !== 0 && !isEmpty(tree)
  if (tree.kind === 'list') return tree.items.some(holdsInformation)
  return tree.entries.some(
    ({ key, value }) => fieldOf(key) !== 'machinery' && holdsInformation(value),
  )
}

/** Words by which a program names the kind of sheet, not the kind of monster. */
export const actorKinds = new Set(['npc', 'monster', 'character', 'creature'])

export function isFigure(field: FieldKey | null): field is FieldKey {
  return field !== null && !['details', 'machinery', 'tags', 'name', 'attacks'].includes(field)
}

/** True when a trait's text may be the figure that it is named after; a sentence is a trait. */
export function saysFigure(words: string): boolean {
  return words.length <= 40 || !/[.!?](?:\s|$)|[a-z]{2,}(?: [a-z'’-]{2,}){5}/.test(words)
}

/** A key as a heading: `specialAttacks` is "Special attacks". */
export function headingOf(key: string): string {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The six scores of newer games, in words; null for anything else. B/X and Cairn have no use for all of them. */
export function scoresIn(branch: Branch): string | null {
  const scores = branch.entries.filter(
    ({ key, value }) => sixScores.test(key) && value.kind === 'leaf',
  )
  if (scores.length < 5 || scores.length < branch.entries.length) return null
  return scores.map(({ key, value }) => `${key} ${wordsOf(value) ?? ''}`).join(', ')
}

/** The six scores of newer games where they stand among the figures. */
export function scoresAmong(branch: Branch): ReadonlySet<TreeEntry> {
  const found = branch.entries.filter(
    ({ key, value }) =>
      sixScores.test(key) && value.kind === 'leaf' && typeof value.value === 'number',
  )
  return new Set(found.length >= 6 ? found : [])
}

const sixScores =
  /^(?:str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?)$/i

/** `[Climber, Climbs any wall.]` is a name with what it says, as some notes list traits. */
export function parseNamedPair(tree: Tree): Tree {
  if (tree.kind !== 'list' || tree.items.length !== 2) return tree
  const [name, text] = tree.items
  if (name?.kind !== 'leaf' || text?.kind !== 'leaf' || typeof name.value !== 'string') return tree
  const entry = (key: string, value: Tree): TreeEntry => ({ key, span: value.span, value })
  return { kind: 'branch', entries: [entry('name', name), entry('desc', text)], span: tree.span }
}

/** A value that holds JSON as text is that JSON. */
export function parseInnerJson(tree: Tree): Tree {
  if (tree.kind !== 'leaf' || typeof tree.value !== 'string') return tree
  return innerJson(tree.value, tree.span) ?? tree
}

const wrapper =
  /^(?:items?|entry|entries|element|li|row|list|attack|weapon|save|saving_?throw|trait|action)$/i

/** `<attacks><attack>…</attack></attacks>`: a list under one key that says no more than that. */
export function unwrapList(tree: Tree): Tree {
  const [only, ...more] = tree.kind === 'branch' ? tree.entries : []
  if (!only || more.length > 0 || !wrapper.test(only.key)) return tree
  const { value } = only
  if (value.kind === 'list') return value
  if (value.kind === 'leaf' && !/^(?:items?|entry|element|li|row)$/i.test(only.key)) return tree
  return { kind: 'list', items: [value], span: value.span }
}
