import { produce } from 'immer'
import { applyEffect } from '../../../../campaign/effects/index.ts'
import { newState } from '../../../../campaign/state.ts'
import { defaultInput } from '../../../../campaign/view/defaults.ts'
import type { Action, AtTable } from '../../../core/action.ts'
import type { Outcome, RuleId } from '../../../core/outcome.ts'
import type { Answer } from '../../../core/procedure.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'

const at: AtTable = {
  ruling: { adjust: 0, secret: false },
  shelf: {
    monster: () => undefined,
    monsterNamed: () => undefined,
    table: () => undefined,
    tables: () => [],
  },
}

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
    const asked = { ...defaultInput(action.asks, this.state), ...input } as never
    const refused = action.preview?.(this.state, asked, at).refuses
    if (refused) throw new Error(`${action.id}: ${refused}`)
    const procedure = action.run(this.state, asked, at)
    let step = procedure.next()
    while (!step.done) step = procedure.next(answered(step.value.label, dice))
    const { effects } = step.value
    this.state = produce(this.state, (draft) => {
      for (const effect of effects) applyEffect(draft, effect, { tell: () => undefined })
    })
    return step.value
  }

  refuses(action: Action, input: Record<string, unknown> = {}): string {
    const asked = { ...defaultInput(action.asks, this.state), ...input } as never
    const refused = action.preview?.(this.state, asked, at).refuses
    if (!refused) throw new Error(`${action.id} is not refused`)
    return refused
  }

  /** Verdict of the preview. */
  says(action: Action, input: Record<string, unknown> = {}): string {
    const asked = { ...defaultInput(action.asks, this.state), ...input } as never
    return action.preview?.(this.state, asked, at).verdict ?? ''
  }

  /** Rules that the preview names. */
  why(action: Action, input: Record<string, unknown> = {}): RuleId[] {
    const asked = { ...defaultInput(action.asks, this.state), ...input } as never
    const shown = action.preview?.(this.state, asked, at)
    return [...(shown?.why ?? []), ...(shown?.terms ?? [])].flatMap(({ rule }) => rule ?? [])
  }

  value(id: string, field: string): number | undefined {
    return this.state.creatures[id]?.values[field]
  }
}

function answered(label: string, dice: Record<string, number[]>): Answer {
  const faces = dice[label]
  if (!faces) throw new Error(`nobody typed “${label}”`)
  return { kind: 'dice', sides: 20, faces, typed: true }
}
