import { rulesetOf } from '../../../src-main/rules/registry.ts'
import type { Situation } from '../../../src-main/rules/situation.ts'
import type { Check, Scene } from './scene.ts'
import type { Step } from './ledger.ts'
import type { Control } from './read-screen.ts'

/** Text of an entry, in lower case. */
function textOf({ entry }: Step): string {
  const { what, says, why } = entry.outcome
  return [what, says, ...why.map(({ name, value }) => `${name} ${value}`)].join(' ').toLowerCase()
}

/** True when the text names it: "Dwarf 2" in "six dwarves", "Maud Tallow" by her first name, "Dry food, a day" as food. */
function isNamedIn(text: string, name: string): boolean {
  if (food.test(name) && food.test(text)) return true
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [name.toLowerCase()]
  return words.some((word) => text.includes(word.slice(0, 4)))
}

/** What is eaten has many names. */
const food = /food|ration|meal|feed|fodder|eaten/i

/** How many there are of each thing, whoever has it. */
function things({ creatures, stash }: Situation): Map<string, number> {
  const counts = new Map<string, number>()
  const all = Object.values(creatures).flatMap(({ items }) => Object.values(items))
  for (const { name, count } of [...all, ...Object.values(stash)])
    counts.set(name, (counts.get(name) ?? 0) + count)
  return counts
}

/** All the coins of those who are there, in the game's own coin. */
function coins(situation: Situation, ids: readonly string[]): number {
  const { money } = rulesetOf(situation)
  if (!money) return 0
  const purses = ids.flatMap((id) => situation.creatures[id] ?? [])
  return purses.reduce(
    (sum, one) => sum + (money.purse?.(one, situation) ?? one.values[money.field] ?? 0),
    0,
  )
}

/** People and things come and go, and coins and hours pass, only as the chronicle tells. */
export const conserves: Check = ({ steps }) =>
  steps
    .filter(({ entry }) => entry.kind === 'do')
    .flatMap((step) => {
      const { before, after, entry } = step
      const text = textOf(step)
      const [had, have] = [before, after].map(({ creatures }) => Object.keys(creatures))
      const stayed = (had ?? []).filter((id) => have?.includes(id))
      const moved = [
        ...(had ?? []).filter((id) => !stayed.includes(id)).map((id) => before.creatures[id]),
        ...(have ?? []).filter((id) => !stayed.includes(id)).map((id) => after.creatures[id]),
      ]
      const wrong = moved.flatMap((one) =>
        one && !isNamedIn(text, one.name) ? [`“${one.name}” comes or goes untold`] : [],
      )
      if (moved.length === 0) {
        const [were, are] = [things(before), things(after)]
        for (const name of new Set([...were.keys(), ...are.keys()]))
          if (were.get(name) !== are.get(name) && !isNamedIn(text, name))
            wrong.push(`${were.get(name) ?? 0} ${name} become ${are.get(name) ?? 0} untold`)
      }
      const spent = coins(after, stayed) - coins(before, stayed)
      if (spent !== 0 && !/\d/.test(text)) wrong.push(`the coins change by ${spent} untold`)
      if (after.clock.seconds < before.clock.seconds && !/clock|time/.test(text))
        wrong.push('the clock goes back untold')
      return wrong.map((says) => `${says}: ${entry.outcome.what}: ${entry.outcome.says}`)
    })

/** The control that a step pressed, by mouse or by its key. */
function pressed({ before, move }: Scene): Control | undefined {
  const { control, keys } = move
  return control ?? before.controls.find((one) => keys !== undefined && one.keys.includes(keys))
}

/** Preview of the camp for each sleeper: a name, and under it "HP 1 to 3". */
const heals = /(?:^|\n)([^\n]+)\n(?:[^\n]*, )?([A-Z]\w*) (\d+) to (\d+)(?=\n|$)/g

/** Sleepers who have not come to the number that the camp promised. */
function unhealed({ before, ledger: { views } }: Scene): string[] {
  return [...before.text.matchAll(heals)].flatMap(([, name = '', label, from, to]) => {
    const sleeper = views.party.find((one) => one.name.startsWith(name))
    const field = sleeper?.fields.find((one) => one.label === label)
    return field && field.value !== Number(to)
      ? [`the camp promises ${name} ${label} ${from} to ${to}, and it is ${field.value}`]
      : []
  })
}

/** A button that says "then 15:50", "Buy, 12 of 30 coins" or "Camp for the night" keeps its word. */
export const keepsItsWord: Check = (scene) => {
  const { steps, before, after } = scene
  const [step] = steps
  const control = pressed(scene)
  if (!step || steps.length > 1 || !control?.enabled || before.question !== null) return []
  const [, time] = /, then (\d\d:\d\d)$/.exec(control.name) ?? []
  const wrong =
    time !== undefined && step.entry.kind === 'do' && !after.clock.includes(time)
      ? [`“${control.name}” comes to “${after.clock}”`]
      : []
  if (control.name.startsWith('Camp for the night') && step.entry.kind === 'do')
    wrong.push(...unhealed(scene))
  const [, price] = /^Buy, ([\d,]+) of/.exec(control.name) ?? []
  if (price !== undefined) {
    const ids = Object.keys(step.before.creatures)
    const paid = coins(step.before, ids) - coins(step.after, ids)
    if (paid !== Number(price.replace(',', ''))) wrong.push(`“${control.name}” costs ${paid}`)
  }
  return wrong
}
