import type { HouseRuleView } from '../../../src-main/campaign/view/views.ts'
import type { HouseRuleValue } from '../../../src-main/rules/core/situation.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const settingsPlace = 'settings'
interface RuleGroup {
  title: string
  rules: HouseRuleView[]
  changed: number
}

export function isRuleChanged({ value, default: usual }: HouseRuleView): boolean {
  return value !== usual
}

/** House rules under the headings of the book, in its order. */
export function ruleGroups(rules: readonly HouseRuleView[]): RuleGroup[] {
  const groups = new Map<string, HouseRuleView[]>()
  for (const rule of rules) {
    const title = rule.group
    groups.set(title, [...(groups.get(title) ?? []), rule])
  }
  return [...groups].map(([title, list]) => ({
    title,
    rules: list,
    changed: list.filter(isRuleChanged).length,
  }))
}

/** Which house rules are listed, and which one is open beside them. */
export class HouseRulesState {
  words = $state('')
  show = $state<'all' | 'changed'>('all')
  group = $state<string | null>(null)
  chosen = $state<string | null>(null)
  readonly #screen: Screen

  constructor(screen: Screen, open: string | null = null) {
    this.#screen = screen
    this.chosen = open
  }

  readonly rules = $derived.by<readonly HouseRuleView[]>(() => this.#screen.views.houseRules)
  readonly groups = $derived(ruleGroups(this.rules))
  readonly changed = $derived(this.rules.filter(isRuleChanged).length)
  readonly listed = $derived(
    this.rules.filter(
      (rule) =>
        (this.show === 'all' || isRuleChanged(rule)) &&
        (this.group === null || this.words !== '' || rule.group === this.group) &&
        `${rule.title} ${rule.rule} ${rule.asks}`.toLowerCase().includes(this.words.toLowerCase()),
    ),
  )
  readonly open = $derived(
    this.rules.find(({ id }) => id === this.chosen) ?? this.listed[0] ?? null,
  )

  /** Changes it through the campaign, so that it is in the chronicle and can be undone. */
  async set(rule: HouseRuleView, value: HouseRuleValue): Promise<void> {
    this.chosen = rule.id
    if (value !== rule.value) await this.#run(rule, value)
  }

  async #run(rule: HouseRuleView, value: HouseRuleValue): Promise<void> {
    await this.#screen.run(
      'house.house-rule',
      { id: rule.id, value: String(value) },
      { at: settingsPlace },
    )
  }
}
