import type { Asks } from '../../../rules/core/asks.ts'
import type { Phase, Slot } from '../../../rules/core/phase.ts'
import type { Preview } from '../../../rules/core/preview.ts'
import type { RuleId } from '../../../rules/core/outcome.ts'
import type { Due } from '../../../rules/core/state/due.ts'
import type { HouseRuleValue, Id, RulesetId } from '../../../rules/core/situation.ts'
import type { GeneratorActionId } from '../../../rules/generators/actions/index.ts'
import type { RegionActionId } from '../../../rules/regions/actions/index.ts'
import type { SiteActionId } from '../../../rules/sites/actions/index.ts'
import type { GmActionId } from '../../../rules/gm/index.ts'

/** Id of an action as the screen names it: one of the GM’s own that exists, or one of a game. */
export type KnownActionId =
  GmActionId | GeneratorActionId | SiteActionId | RegionActionId | `${RulesetId}.${string}`

/** A button as a panel draws it. `input` is filled with defaults, `preview` made for it. */
export interface ActionView {
  id: KnownActionId
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
  /** Set where a character is made or raised by it choice by choice. */
  creation?: true
}

export interface DieView {
  sides: number
  face: number
  typed: boolean
}

export interface DueView {
  id: Id
  action: KnownActionId
  title: string
  /** Cause, and when it comes unless that is now. */
  why: string
  rule: RuleId
  when: Due['when']
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
