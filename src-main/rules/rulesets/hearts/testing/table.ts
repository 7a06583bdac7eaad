import { defaultInput } from '../../../../campaign/view/defaults.ts'
import { settle } from '../../../../campaign/consequences.ts'
import { previewAction, runAction } from '../../../core/action.ts'
import type { Preview } from '../../../core/preview.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Answer, Question } from '../../../core/procedure.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature, Item } from '../../../core/state/creature.ts'
import { characters } from '../character.ts'
import { consequences } from '../consequences.ts'
import { hearts } from '../index.ts'
import { actionIn, tableFor } from '../../../testing/empty-shelf.ts'

/** Scripted answers by label: faces of dice, or a word. A label that is asked and missing fails the test. */
export type AnswersByLabel = Readonly<Record<string, number | readonly number[] | string>>

/** Preview of an action; inputs that are not given have their defaults. */
export function shown(state: CampaignState, id: string, input: Record<string, unknown>): Preview {
  const action = actionIn(hearts, id)
  const whole = { ...defaultInput(action.asks, state), ...input }
  const preview = previewAction(action, state, whole, tableFor(state))
  if (!preview) throw new Error(`${id} shows nothing`)
  return preview
}

/** Runs an action as the campaign does, and lets everything follow from it. */
export function played(
  state: CampaignState,
  id: string,
  input: Record<string, unknown> = {},
  answers: AnswersByLabel = {},
): { outcome: Outcome; state: CampaignState; questions: string[] } {
  const action = actionIn(hearts, id)
  const whole = { ...defaultInput(action.asks, state), ...input }
  const labels: string[] = []
  const procedure = runAction(action, state, whole, tableFor(state))
  let step = procedure.next()
  while (!step.done) {
    labels.push(step.value.label)
    step = procedure.next(answer(step.value, answers))
  }
  const outcome = step.value
  return { outcome, questions: labels, state: settle(state, outcome.effects, consequences).state }
}

function answer(question: Question, answers: AnswersByLabel): Answer {
  const said = answers[question.label]
  if (said === undefined) throw new Error(`“${question.label}” was asked and not told`)
  if (question.ask === 'choice') return { kind: 'choice', value: String(said) }
  if (question.ask === 'number') return { kind: 'number', value: Number(said) }
  const faces = Array.isArray(said) ? said.map(Number) : [Number(said)]
  return { kind: 'dice', sides: question.sides, faces, typed: true }
}

/** So many seconds pass. */
export function afterSeconds(state: CampaignState, seconds: number): CampaignState {
  return settle(state, [{ do: 'advance', seconds }], consequences).state
}

export function bookOf(spell: string, ready = false): Item {
  return { id: 'i1', name: 'Spellbook', gear: 'spellbook', count: 1, ready, text: spell }
}

/** A character with a staff and a spellbook, 3 HP and 3 Mana. */
export function wizard(spell: string, id = 'c1', name = 'Pell'): Creature {
  const blank = characters.blank(id, name)
  const staff = { id: 'i2', name: 'Staff', gear: 'staff', count: 1, ready: true }
  return {
    ...blank,
    values: { ...blank.values, mana: 3, maxMana: 3 },
    items: { i1: bookOf(spell), i2: staff },
    itemOrder: ['i1', 'i2'],
  }
}

export function fighter(id: string, name: string, values: Creature['values'] = {}): Creature {
  const blank = characters.blank(id, name)
  return { ...blank, values: { ...blank.values, ...values } }
}

export function goblin(id: string, values: Creature['values'] = {}): Creature {
  return {
    ...characters.blank(id, `Goblin ${id}`),
    side: 'foes',
    kind: 'monster',
    group: 'g9',
    values: { hp: 1, maxHp: 1, ap: 0, maxAp: 0, st: 11, mana: 0, maxMana: 0, morale: 7, ...values },
  }
}

/** A table with these creatures, those of the party in their order and the foes as one group. */
export function table(creatures: readonly Creature[], houseRules = {}): CampaignState {
  const foes = creatures.filter(({ side }) => side === 'foes').map(({ id }) => id)
  return {
    name: 'Test',
    ruleset: 'hearts',
    borrowed: {},
    houseRules,
    clock: { seconds: 0, season: 'autumn' },
    place: { title: 'Crypt', level: 1 },
    creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
    party: creatures.filter(({ side }) => side === 'party').map(({ id }) => id),
    groups: { g9: { id: 'g9', name: 'Goblins', members: foes, strength: foes.length } },
    dues: {},
    timers: {},
    stash: {},
    nextId: 20,
  }
}
