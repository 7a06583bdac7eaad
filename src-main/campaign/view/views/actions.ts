import type { Asks, Phase, Preview, Slot } from '../../../rules/core/action.ts'
import type { RuleId } from '../../../rules/core/outcome.ts'
import type { ActionId, HouseRuleValue, Id } from '../../../rules/core/situation.ts'

/** A button as a panel draws it. `input` is filled with defaults, `preview` made for it. */
export interface ActionView {
  id: ActionId
  title: string
  rule: RuleId
  phase: Phase
  slot: Slot
  /** "from Delve", "house rule", or null for the game's own. */
  from: string | null
  finds: string
  asks: Asks
  input: Record<string, unknown>
  preview: Preview | null
  /** Reason why it can't be done now, with the way out; null when it can. */
  refuses: string | null
}

export interface DieView {
  sides: number
  face: number
  typed: boolean
}

export interface DueView {
  id: Id
  action: ActionId
  title: string
  why: string
  rule: RuleId
  when: string
  must: boolean
  input: Record<string, unknown>
  who: Id[]
  preview: Preview | null
  /** Title of the action it holds back, or null. */
  holds: string | null
}

export interface HouseRuleView {
  id: string
  title: string
  asks: string
  rule: RuleId
  group: string
  ruleset: string
  value: HouseRuleValue
  default: HouseRuleValue
  options: { value: HouseRuleValue; title: string; means: string }[]
  number: { min: number; max: number } | null
}
