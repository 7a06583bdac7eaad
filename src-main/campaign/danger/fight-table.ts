import type { Action, Shelf } from '../../rules/core/action.ts'
import type { Outcome } from '../../rules/core/outcome.ts'
import { isRefusal } from '../../rules/core/preview.ts'
import type { Answer, Procedure, Question } from '../../rules/core/procedure.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { Due } from '../../rules/core/state/due.ts'
import type { Rng } from '../../rules/dice/rng.ts'
import { withHitPoints } from '../../rules/gm/encounters/hit-points.ts'
import { actionsOf, consequencesOf } from '../../rules/registry.ts'
import { tableOf } from '../apply.ts'
import { settledState, type Consequences } from '../consequences.ts'
import { inputFault, withDefaults } from '../input.ts'

/** Rules of a campaign, looked up once for many fights of it. */
interface FightRules {
  actions: ReadonlyMap<string, Action>
  consequences: Consequences
  shelf: Shelf
}

export function fightRules(start: CampaignState, shelf: Shelf): FightRules {
  return {
    actions: new Map(actionsOf(start).map(({ action }) => [action.id, action])),
    consequences: consequencesOf(start),
    shelf,
  }
}

/** Upper bound on dues settled in a row; beyond it two rules call for each other. */
const mostDues = 60

const ruling = { adjust: 0, secret: false }

/**
 * A state on which actions are played as in a campaign, with their consequences, but without a journal. Dice
 * fall from one stream, and so do choices that only the GM could make.
 */
export class FightTable {
  constructor(
    public state: CampaignState,
    readonly rules: FightRules,
    readonly rng: Rng,
  ) {}

  /** Plays an action; false when it is refused. */
  run(id: string, input: Record<string, unknown> = {}): boolean {
    const { state, rules } = this
    const action = rules.actions.get(id)
    if (!action || action.struck) return false
    if (Object.values(state.dues).some(({ holds }) => holds === id)) return false
    const whole = withDefaults(action.asks, input)
    if (inputFault(action, whole, state)) return false
    const at = tableOf(ruling, state, { shelf: rules.shelf })
    const planned = action.plan(state, whole as never, at)
    if (isRefusal(planned)) return false
    const { effects } = this.#played(withHitPoints(state, planned.run(), at))
    this.state = settledState(state, effects, rules.consequences)
    return true
  }

  /** Settles what is due now, and at the end of a round what waits for it; what can't be played is dismissed. */
  settleDues(when: readonly Due['when'][]): void {
    for (let nth = 0; nth < mostDues; nth += 1) {
      const due = Object.values(this.state.dues).find((one) => when.includes(one.when))
      if (!due) return
      const isDone = this.run(due.action, due.input) && this.state.dues[due.id] !== due
      if (isDone) continue
      const { state, rules } = this
      this.state = settledState(state, [{ do: 'settle', due: due.id }], rules.consequences)
    }
  }

  #played(procedure: Procedure): Outcome {
    let step = procedure.next()
    while (!step.done) step = procedure.next(answerByChance(step.value, this.rng))
    return step.value
  }
}

function answerByChance(question: Question, rng: Rng): Answer {
  if (question.ask === 'dice') {
    const { count, sides, sum } = question
    const faces = Array.from({ length: count }, () => rng.die(sides))
    return { kind: 'dice', sides, faces, typed: false, ...(sum ? { sum: 'counts' } : {}) }
  }
  if (question.ask === 'number') return { kind: 'number', value: question.otherwise }
  const { of } = question
  return { kind: 'choice', value: of[rng.die(Math.max(1, of.length)) - 1] ?? '' }
}
