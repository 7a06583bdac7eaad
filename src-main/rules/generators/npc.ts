import { timesName } from '../core/words.ts'
import type { Action, Game } from '../core/action.ts'
import { isRefusal } from '../core/preview.ts'
import type { Answer, Question } from '../core/procedure.ts'
import type { Creature } from '../core/state/creature.ts'
import { seeded, streamFor } from '../dice/rng.ts'
import { completeInput } from '../gm/fight/apart.ts'
import type { GeneratorContext, NpcRecipe } from './generated.ts'

/** The game's own generator of characters or of hirelings; the other one where it has only that. */
function generatorFor({ actions }: Game, kind: NpcRecipe['kind']): Action | undefined {
  const ofSlot = actions.filter(({ slot }) => slot === 'generate')
  const ending = kind === 'character' ? '.new-character' : '.new-hireling'
  return ofSlot.find(({ id }) => id.endsWith(ending)) ?? ofSlot[0]
}

/**
 * Makes somebody by the game's generator, every die from a stream of its own; null in a game without one.
 * Choices that the game leaves to the GM are rolled too.
 */
export function npcFrom(
  { kind, name, level, notes, seed }: NpcRecipe,
  id: string,
  { situation, at }: GeneratorContext,
): { creature: Creature; says: string } | null {
  const action = generatorFor(at.ruleset, kind)
  if (!action) return null
  const ask = action.asks['level']
  const most = ask?.kind === 'number' ? ask.max : 0
  const input = completeInput(action, {
    name: name.slice(0, 80),
    ...(most > 0 ? { level: Math.min(level, most) } : {}),
  })
  const alone = { ...situation, nextId: Number(/\d+$/.exec(id)?.[0] ?? situation.nextId) }
  const planned = action.plan(alone, input as never, at)
  if (isRefusal(planned)) return null
  const procedure = planned.run()
  const timesAsked = new Map<string, number>()
  let step = procedure.next()
  while (!step.done) {
    const { label } = step.value
    const times = (timesAsked.get(label) ?? 0) + 1
    timesAsked.set(label, times)
    step = procedure.next(answerTo(step.value, times === 1 ? label : `${label} (${times})`, seed))
  }
  const { effects, says } = step.value
  const [creature] = effects.flatMap((effect) => (effect.do === 'join' ? [effect.creature] : []))
  if (!creature) return null
  const allNotes = [notes, creature.notes].filter(Boolean).join('\n')
  return { creature: { ...creature, id, name, notes: allNotes }, says }
}

function answerTo(question: Question, label: string, seed: string): Answer {
  const rng = seeded(streamFor(seed, label))
  if (question.ask === 'number') return { kind: 'number', value: question.otherwise }
  if (question.ask === 'choice')
    return {
      kind: 'choice',
      value: question.of[rng.die(question.of.length) - 1] ?? question.of[0] ?? '',
    }
  const faces = Array.from({ length: question.count }, () => rng.die(question.sides))
  return { kind: 'dice', sides: question.sides, faces, typed: false }
}

/** Figures of a creature as the strip shows them: “HP 3, ST 11”. */
export function figuresSay({ values }: Creature, { fields }: Game): string {
  return fields
    .filter(({ id, show }) => show.strip !== undefined && values[id] !== undefined)
    .map(({ id, label }) => `${label} ${values[id] ?? 0}`)
    .join(', ')
}

/** Things that somebody carries, like ones counted: “Sword; Shield; 2 × Torch; Spellbook (Sleep)”. */
export function carriedSays({ items, itemOrder }: Creature): string {
  const counts = new Map<string, number>()
  for (const id of itemOrder) {
    const { name, text, count } = items[id] ?? { name: '', count: 0 }
    if (name === '') continue
    const whole = text === undefined || text === '' ? name : `${name} (${text})`
    counts.set(whole, (counts.get(whole) ?? 0) + count)
  }
  return [...counts].map(([name, count]) => timesName(count, name)).join('; ')
}
