import { gmRules, marksOnlySentence } from '../../common/spell-marks.ts'
import type { SpellRow } from '../../core/ruleset/magic.ts'
import type { Generator } from '../generator.ts'
import type { PartRoller } from '../roller.ts'

/** Spells of the game in force that none of those before is; fewer where it prints fewer. */
function spellAt(nth: number, before: readonly SpellRow[], on: PartRoller): SpellRow | undefined {
  const written = on.game.spells.filter(({ unwritten }) => !unwritten)
  const [first, ...others] = written
  if (!first || before.length >= written.length) return undefined
  // Others of a book keep theirs when one is rolled again.
  const rng = on.rng(`spell-${nth}`)
  let row = on.pick([first, ...others], rng)
  while (before.includes(row)) row = on.pick([first, ...others], rng)
  return row
}

/** A spell as it is written down; how Gatefold carries it out is no part of it. */
function textOf({ says }: SpellRow): string {
  return says.replace(marksOnlySentence, '').replace(gmRules, '').trim()
}

/** Spells beyond those that the game prints, which the GM names. */
function othersSay(count: number, isMore: boolean): string {
  const more = isMore ? ' more' : ''
  return `${count}${more} ${count === 1 ? 'spell' : 'spells'} of your choice: the game prints ${isMore ? 'no others' : 'none'}`
}

/** A book with spells of the game in force. */
const spellbook: Generator = {
  id: 'spellbook',
  title: 'Spellbook',
  group: 'Treasure',
  finds: 'grimoire wizard magic-user spells book',
  inputs: { spells: { kind: 'number', title: 'Spells in it', min: 1, max: 12, default: 3 } },
  parts({ spells }, on) {
    const title = on.drawn('title', 'Title', 'books/title')
    const found: SpellRow[] = []
    for (let nth = 1; nth <= Number(spells); nth += 1) {
      const row = spellAt(nth, found, on)
      if (row) found.push(row)
    }
    const others = Number(spells) - found.length
    const pages = [
      ...found.map((row, nth) => on.part(`spell-${nth + 1}`, row.name, textOf(row))),
      ...(others > 0 ? [on.part('spells', 'Holds', othersSay(others, found.length > 0))] : []),
    ]
    return {
      title: title.text,
      parts: [
        title,
        ...pages,
        on.drawn('state', 'State', 'books/condition'),
        on.drawn('margin', 'In the margin', 'books/margin'),
        on.drawn('wanted', 'Wanted by', 'books/spellbook-wanted', { hidden: true }),
      ],
      treasure: {
        coins: 0,
        things: [
          {
            name: `spellbook: ${title.text}`.slice(0, 80),
            count: 1,
            text: pages.map((part) => part.title).join(', '),
          },
        ],
      },
    }
  },
}

const holdings = ['any', 'spell', 'protection', 'text'] as const

/** A scroll: a spell of the game in force, one of protection, or plain writing. */
const scroll: Generator = {
  id: 'scroll',
  title: 'Scroll',
  group: 'Treasure',
  finds: 'spell protection parchment magic writing',
  inputs: { holds: { kind: 'choice', title: 'Holds', of: holdings, default: 'any' } },
  parts({ holds }, on) {
    const die = on.rng('kind').die(6)
    const rolled = die <= 3 ? 'spell' : die <= 5 ? 'protection' : 'text'
    const of = holds === 'any' ? rolled : String(holds)
    const row = of === 'spell' ? spellAt(1, [], on) : undefined
    const body = row
      ? on.part('spell-1', row.name, textOf(row))
      : of === 'text'
        ? on.drawn('writing', 'Holds', 'books/scroll', { column: 'Holds' })
        : on.drawn('protection', 'Protects', 'magic/scroll-protection')
    const name = row?.name ?? (of === 'text' ? null : 'protection')
    return {
      ...(name === null ? {} : { title: `Scroll of ${name}` }),
      parts: [
        body,
        on.drawn('stuff', 'Stuff', 'books/scroll-material'),
        on.drawn('seal', 'Seal', 'books/scroll-seal'),
        on.drawn('hand', 'Hand', 'books/scroll-hand'),
      ],
    }
  },
}

export const spellWritings: readonly Generator[] = [spellbook, scroll]
