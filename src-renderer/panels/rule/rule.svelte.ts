import type { HouseRuleView } from '../../../src-main/campaign/view/views.ts'
import type { RuleText } from '../../../src-main/rules/core/ruleset.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** The text of one rule, in our own words, and the house rules that change it. */
export class RuleState {
  text = $state.raw<RuleText | null>(null)
  /** True once it has been asked for and the answer is in. */
  known = $state(false)
  #rule = $state('')
  readonly #screen: Screen

  constructor(screen: Screen) {
    this.#screen = screen
  }

  readonly houseRules = $derived.by<HouseRuleView[]>(() =>
    this.#screen.views.houseRules.filter(({ rule }) => rule === this.#rule),
  )

  async read(rule: string): Promise<void> {
    this.#rule = rule
    const text = this.#screen.take('rule', await this.#screen.api.call('play.rule', { rule }))
    if (rule !== this.#rule) return
    this.text = text
    this.known = true
  }
}
