import type { Shelf } from '../../rules/core/action.ts'
import type { PrintedBlock, ScreenBlock } from '../../rules/core/screen.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { refused } from '../refusal.ts'
import type { Maker, PrintSources } from './print-content.ts'
import { listsWeapons, printedBlock, tableBlock } from './screen-blocks.ts'
import type { ScreenInsertWanted } from './wanted.ts'

/** A block that may be put on the screen. */
interface ScreenChoice {
  id: string
  title: string
  /** True for a block that the game proposes. */
  usual: boolean
}

/** The leaves of a GM's screen. */
export interface ScreenInsertPage {
  game: string
  credit: string
  /** True when the leaves are printed in landscape. */
  turned: boolean
  brief: boolean
  blocks: PrintedBlock[]
  /** All blocks that there are, for the GM to choose from. */
  choices: { title: string; blocks: ScreenChoice[] }[]
}

/** Before the id of a table in the id of its block. */
const ofTable = 'table:'

/** The game's own tables and procedures, tables of the shelf and the GM's notes, in the order the GM wants. */
export const screenInsert: Maker<ScreenInsertWanted> = (
  { blocks, without, turned, brief, notes },
  { ruleset, shelf, situation },
) => {
  const { screen, title, credit } = ruleset
  if (!screen)
    return refused(`${title} has no screen to print yet.`, 'Its rules stand in the rules panel.')
  const own = screen.leaves.flatMap((leaf) => leaf.blocks)
  const ids = blocks ?? own.filter(({ optional }) => !optional).map(({ id }) => id)
  const out = new Set(without)
  const weapons = own.some(
    (block) => ids.includes(block.id) && !out.has(block.id) && listsWeapons(block),
  )
  const printed = [...new Set(ids)]
    .filter((id) => !out.has(id))
    .flatMap((id) => blockOf(id, own, { ruleset, shelf, situation }, weapons))
    .map((block) => (brief ? inBrief(block) : block))
  if (notes.trim() !== '') printed.push(notesBlock(notes))
  if (printed.length === 0) return refused('No block is ticked.', 'Tick at least one.')
  const data: ScreenInsertPage = {
    game: title,
    credit: `${credit.title}, ${credit.author}`,
    turned,
    brief,
    blocks: printed,
    choices: choicesOf(ruleset, shelf, situation),
  }
  return {
    end: 'made',
    title: `${title}, the GM’s screen`,
    subject: 'Screen insert',
    author: credit.author,
    language: 'en',
    data,
  }
}

function blockOf(
  id: string,
  own: readonly ScreenBlock[],
  { ruleset, shelf, situation }: Pick<PrintSources, 'ruleset' | 'shelf' | 'situation'>,
  weaponsElsewhere: boolean,
): PrintedBlock[] {
  if (id.startsWith(ofTable)) {
    const name = id.slice(ofTable.length)
    const table = situation.tables?.[name] ?? shelf.table(name)
    return table ? [tableBlock(id, table, shelf)] : []
  }
  const block = own.find((one) => one.id === id)
  return block ? [printedBlock(block, ruleset, shelf, weaponsElsewhere)] : []
}

/** The block with the first sentence of each rule; tables stay whole. */
function inBrief(block: PrintedBlock): PrintedBlock {
  const parts = block.parts.map((part) =>
    part.kind === 'lines'
      ? { ...part, lines: part.lines.map((line) => ({ ...line, says: firstSentence(line.says) })) }
      : part,
  )
  return { ...block, parts }
}

/** Up to the first full stop that ends a sentence: not that of "e.g." or of a number. */
function firstSentence(text: string): string {
  return /^.+?(?<!\b(?:e\.g|i\.e|vs|cf))[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text
}

/** Each line of the notes as a row; a title before its colon is set bold. */
function notesBlock(notes: string): PrintedBlock {
  const lines = notes
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, title = '', says = ''] = /^([^:]{1,40}):\s+(\S.*)$/su.exec(line.trim()) ?? []
      return title === '' ? { title: '', says: line.trim(), rules: [] } : { title, says, rules: [] }
    })
  return { id: 'notes', title: 'Notes', parts: [{ kind: 'lines', lines }] }
}

function choicesOf(
  { screen }: Ruleset,
  shelf: Shelf,
  { tables = {} }: Situation,
): ScreenInsertPage['choices'] {
  const ofTables = (all: readonly { id: string; title: string }[]): ScreenChoice[] =>
    all.map(({ id, title }) => ({ id: `${ofTable}${id}`, title, usual: false }))
  const own = Object.values(tables)
  const ownIds = new Set(own.map(({ id }) => id))
  const encounters = shelf.tables('encounter').filter(({ id }) => !ownIds.has(id))
  return [
    ...(screen?.leaves ?? []).map((leaf) => ({
      title: leaf.title,
      blocks: leaf.blocks.map(({ id, title, optional }) => ({ id, title, usual: !optional })),
    })),
    { title: 'Your tables', blocks: ofTables(own) },
    { title: 'Encounter tables', blocks: ofTables(encounters) },
  ].filter((group) => group.blocks.length > 0)
}
