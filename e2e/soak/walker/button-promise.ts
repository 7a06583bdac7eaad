import type { Control, ScreenReading } from './read-screen.ts'
import type { StepCheck, WalkStep } from './scene.ts'
import { coinsOf } from './conservation.ts'

/** Preview of the camp for each sleeper: a name, and under it "HP 1 to 3". */
const heals = /(?:^|\n)([^\n]+)\n(?:[^\n]*, )?([A-Z]\w*) (\d+) to (\d+)(?=\n|$)/g

/** Sleepers who have not come to the number that the camp promised. */
function unhealed({ before, ledger: { views } }: WalkStep): string[] {
  return [...before.text.matchAll(heals)].flatMap(([, name = '', label, from, to]) => {
    const sleeper = views.party.find((one) => one.name.startsWith(name))
    const field = sleeper?.fields.find((one) => one.label === label)
    return field && field.value !== Number(to)
      ? [`the camp promises ${name} ${label} ${from} to ${to}, and it is ${field.value}`]
      : []
  })
}

/** True where Space or Enter presses what has the focus, whatever else the key stands on. */
export function pressesFocus({ focus }: ScreenReading, key: string): boolean {
  const isPressed = /^(Space|Enter)$/.test(key) && /button|link|summary/.test(focus.role)
  return isPressed && !focus.passedBy
}

function controlOfKey(sight: ScreenReading, key = ''): Control | undefined {
  return pressesFocus(sight, key)
    ? undefined
    : sight.controls.find(({ keys }) => keys.includes(key))
}

/** A button that says "then 15:50", "Buy, 12 of 30 coins" or "Camp for the night" keeps its word. */
export const keepsButtonPromise: StepCheck = (scene) => {
  const { steps, before, after, move } = scene
  const [step] = steps
  const control = move.control ?? controlOfKey(before, move.keys)
  if (step?.entry.kind !== 'do' || steps.length > 1 || before.question !== null) return []
  const { name = '' } = control ?? {}
  const [, time] = /, then (\d\d:\d\d)/.exec(name) ?? []
  const [, price] = /^Buy, ([\d,.]+) of/.exec(name) ?? []
  const ids = price ? Object.keys(step.before.creatures) : []
  const paid = price ? coinsOf(step.before, ids) - coinsOf(step.after, ids) : 0
  return [
    ...(time && !after.clock.includes(time) ? [`“${name}” comes to “${after.clock}”`] : []),
    ...(name.startsWith('Camp for the night') ? unhealed(scene) : []),
    ...(price && Math.abs(paid - Number(price.replace(/,/g, ''))) > 0.001
      ? [`“${name}” costs ${paid}`]
      : []),
  ]
}
