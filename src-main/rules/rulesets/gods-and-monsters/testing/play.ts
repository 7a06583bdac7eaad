import { produce } from 'immer'
import { applyEffect } from '../../../../campaign/effects/index.ts'
import { newState } from '../../../../campaign/state.ts'
import { defaultInput } from '../../../../campaign/view/defaults.ts'
import { previewAction, refusalOf, runAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Outcome, RuleId } from '../../../core/outcome.ts'
import type { Preview } from '../../../core/preview.ts'
import type { Answer, Question } from '../../../core/procedure.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { tableFor } from '../../../testing/empty-shelf.ts'
import { characters } from '../character/index.ts'
import { consequences } from '../consequences.ts'

/** Campaign in which a test runs actions, with dice typed by their label. */
export class ConflictPlay {
  state: CampaignState

  constructor(creatures: readonly Creature[], houseRules: CampaignState['houseRules'] = {}) {
    this.state = {
      ...newState('Play', 'gods-and-monsters', {}),
      houseRules,
      creatures: Object.fromEntries(creatures.map((creature) => [creature.id, creature])),
      party: creatures.filter(({ side }) => side === 'party').map(({ id }) => id),
      nextId: 20,
    }
  }

  /** Runs an action; throws on a refusal or on a die that was not typed. */
  do(
    action: Action,
    input: Record<string, unknown> = {},
    dice: Record<string, number[]> = {},
  ): Outcome {
    const fullInput = { ...defaultInput(action.asks, this.state), ...input }
    const procedure = runAction(action, this.state, fullInput, tableFor(this.state))
    let step = procedure.next()
    while (!step.done) step = procedure.next(answered(step.value, dice))
    const { effects } = step.value
    this.state = produce(this.state, (draft) => {
      for (const effect of effects) applyEffect(draft, effect, { tell: () => undefined })
    })
    return step.value
  }

  refuses(action: Action, input: Record<string, unknown> = {}): string {
    const fullInput = { ...defaultInput(action.asks, this.state), ...input }
    const refused = refusalOf(action, this.state, fullInput, tableFor(this.state))
    if (!refused) throw new Error(`${action.id} is not refused`)
    return refused
  }

  /** Verdict of the preview. */
  says(action: Action, input: Record<string, unknown> = {}): string {
    return this.shown(action, input)?.verdict ?? ''
  }

  /** Limits and offers of the inputs. */
  scope(action: Action, input: Record<string, unknown> = {}): Preview['scope'] {
    return this.shown(action, input)?.scope
  }

  /** Rules that the preview names. */
  why(action: Action, input: Record<string, unknown> = {}): RuleId[] {
    const shown = this.shown(action, input)
    return [...(shown?.why ?? []), ...(shown?.terms ?? [])].flatMap(({ rule }) => rule ?? [])
  }

  shown(action: Action, input: Record<string, unknown>): Preview | null {
    const fullInput = { ...defaultInput(action.asks, this.state), ...input }
    return previewAction(action, this.state, fullInput, tableFor(this.state))
  }

  value(id: string, field: string): number | undefined {
    return this.state.creatures[id]?.values[field]
  }
}

function answered(question: Question, dice: Record<string, number[]>): Answer {
  const { label } = question
  const faces = dice[label]
  if (question.ask === 'number') return { kind: 'number', value: faces?.[0] ?? question.otherwise }
  if (!faces) throw new Error(`nobody typed “${label}”`)
  return { kind: 'dice', sides: 20, faces, typed: true }
}

/** Play that also applies consequences: faints, death checks, holds and rounds. */
export class Conflict extends ConflictPlay {
  override do(
    action: Action,
    input: Record<string, unknown> = {},
    dice: Record<string, number[]> = {},
  ): Outcome {
    const before = this.state
    const outcome = super.do(action, input, dice)
    this.follow(before)
    return outcome
  }

  /** Applies effects and their consequences, without an action. */
  happen(...effects: Effect[]): void {
    const before = this.state
    this.apply(effects)
    this.follow(before)
  }

  nextRound(): void {
    const { fight } = this.state
    if (!fight) throw new Error('no fight is on')
    this.happen({ do: 'fight', fight: { ...fight, round: fight.round + 1, acted: {} } })
  }

  conditions(id: string): string[] {
    return Object.keys(this.state.creatures[id]?.conditions ?? {})
  }

  dues(): string[] {
    return Object.keys(this.state.dues)
  }

  private apply(effects: readonly Effect[]): void {
    this.state = produce(this.state, (draft) => {
      for (const effect of effects) applyEffect(draft, effect, { tell: () => undefined })
    })
  }

  private follow(from: Conflict['state']): void {
    let before = from
    for (let again = 0; again < 8; again++) {
      const effects = consequences(before, this.state)
      if (effects.length === 0) return
      before = this.state
      this.apply(effects)
    }
    throw new Error('consequences do not end')
  }
}

/** Character with these values and parts, all else blank. */
export function person(
  id: string,
  values: Record<string, number> = {},
  parts: Partial<Creature> = {},
): Creature {
  const blank = characters.blank(id, id.toUpperCase())
  return { ...blank, ...parts, values: { ...blank.values, ...values } }
}

/** Action of a list by the end of its id. */
export function actionNamed(actions: readonly Action[], id: string): Action {
  const action = actions.find((each) => each.id === `gods-and-monsters.${id}`)
  if (!action) throw new Error(`no action “${id}”`)
  return action
}

const withAttack = (creature: Creature, name: string, dice: string, count = 1): Creature => ({
  ...creature,
  attacks: { a1: { id: 'a1', name, dice, count, notes: '', joins: 'first' } },
  attackOrder: ['a1'],
})

/** Character from the printed example of combat. Rule GAM-CMB-40. */
export const sam = withAttack(
  person(
    'c1',
    {
      ...{ hp: 6, maxHp: 6, verve: 15, maxVerve: 15, perception: 6, willpower: 5, fortitude: 5 },
      ...{ fightingArt: 1, defense: 4, warrior: 1, thief: 1, level: 2 },
    },
    { name: 'Sam' },
  ),
  'long sword',
  'd8',
)
export const charlotte = withAttack(
  person(
    'c2',
    {
      ...{ hp: 5, maxHp: 5, verve: 14, maxVerve: 14, perception: 9, willpower: 9, fortitude: 5 },
      ...{ fightingArt: 1, defense: 1, monk: 2, level: 2, charisma: 17 },
    },
    { name: 'Charlotte' },
  ),
  'dagger',
  'd4',
)
export const toromeen = withAttack(
  person(
    'c3',
    {
      ...{ hp: 7, maxHp: 7, verve: 17, maxVerve: 17, perception: 4, willpower: 7, fortitude: 11 },
      ...{ fightingArt: 2, attackBonus: 2, damageBonus: 4, defense: 5, warrior: 2, level: 2 },
      ...{ endurance: 15, health: 11, strength: 18 },
    },
    { name: 'Toromeen' },
  ),
  'small battle axe',
  'd8',
)
export const yeti: Creature = {
  ...withAttack(
    person(
      'c9',
      {
        ...{ hp: 20, maxHp: 20, perception: 6, willpower: 6, fortitude: 6, attackBonus: 4 },
        ...{ defense: 3, level: 4, verve: 0, maxVerve: 0 },
      },
      { name: 'Yeti' },
    ),
    'claws',
    'd6',
    2,
  ),
  side: 'foes',
  kind: 'monster',
}
