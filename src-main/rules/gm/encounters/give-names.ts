import { isDown } from '../../common/incapacitated.ts'
import { defineAction, type Shelf } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { type Step, step } from '../../core/outcome.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../core/situation.ts'
import { counted, lowerFirst } from '../../core/words.ts'
import { anyCulture, cultures, givenNames } from '../../tables/cultures.ts'
import { draw } from '../../tables/draw.ts'
import { kindName } from '../fight/names.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { circumstancesOf, tablesAt } from '../tables/circumstances.ts'

/** Kind of a foe: its monster's name, or its own without number and given name. */
function kindOf({ name, monster }: ReadonlyCreature, shelf: Shelf): string {
  return shelf.monster(monster ?? '')?.name ?? kindName(name).replace(/^.+ the /, '')
}

/** Names foes by the tables of names: "Grakh the goblin". Rule GF-MEET-17. */
export const giveNames = defineAction({
  id: 'house.name-foes',
  title: 'Name the foes',
  rule: 'GF-MEET-17',
  phase: 'encounter',
  slot: 'group',
  finds: 'names foes npc monsters call who',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whom', optional: true, none: 'all of them' },
    tongue: { kind: 'choice', title: 'Tongue', of: [anyCulture, ...cultures], default: anyCulture },
  },
  plan(situation, { who, tongue }, at) {
    const foes = foesToName(situation, who)
      .map((foe) => ({ ...foe, kind: kindOf(foe, at.shelf) }))
      .filter(({ name, kind }) => who !== undefined || kindName(name) === kind)
    if (foes.length === 0) return refusal('Every foe here has a name of its own, or there is none.')
    const tables = tablesAt(at)
    const table = tables.table(givenNames(tongue))
    return table ? { foes, table, tables } : refusal(`No table of ${tongue} names is here.`)
  },
  preview: ({ foes, table }) => plain(`${counted(foes.length, 'foe')} named by “${table.title}”`),
  *run({ foes, table, tables }, situation) {
    const taken = new Set(Object.values(situation.creatures).map(({ name }) => name))
    const effects: Effect[] = []
    const why: Step[] = []
    for (const { id, name, kind } of foes) {
      const drawn = yield* draw(table, `name of ${name}`, tables, circumstancesOf(situation))
      const to = freshName(`${drawn.text} the ${lowerFirst(kind)}`, taken)
      taken.add(to)
      effects.push({ do: 'rename', creature: id, name: to })
      why.push(step(name, to, 'GF-MEET-17'))
    }
    const [only] = why
    const says = why.length === 1 && only ? String(only.value) : `${why.length} foes have names`
    return gmOutcome('GF-MEET-17', 'Names of foes', says, effects, {
      who: foes.map(({ id }) => id),
      why,
    })
  },
})

function foesToName({ creatures }: Situation, who: string | undefined): ReadonlyCreature[] {
  if (who !== undefined) return [creatures[who] ?? []].flat()
  return Object.values(creatures).filter((one) => one.side === 'foes' && !isDown(one))
}

/** The name, numbered where another has it. */
function freshName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let nth = 2
  while (taken.has(`${name} ${nth}`)) nth += 1
  return `${name} ${nth}`
}
