import type { ActionView, CreatureView } from '../../src-main/campaign/view/views.ts'
import type { Id } from '../../src-main/rules/core/situation.ts'
import { creatureAsk } from './asks.ts'
import type { CampaignViews } from './campaign-views.svelte.ts'

type Form = Pick<ActionView, 'asks' | 'input'> & Partial<Pick<ActionView, 'slot'>>

/**
 * The character who acts: checks, tests, saves, spells, attacks and every form begin with them until
 * another is chosen. One choice for the whole screen, whatever fold is shown.
 */
export class ActingCharacter {
  readonly #views: CampaignViews
  readonly #onchange: () => void
  #chosen = $state<Id | null>(null)

  constructor(views: CampaignViews, onchange: () => void = () => undefined) {
    this.#views = views
    this.#onchange = onchange
  }

  /** Id of the chosen character, who may be down or away; null where nobody is chosen. */
  get chosen(): Id | null {
    return this.#chosen
  }

  /** The chosen character; null where nobody is chosen, or whoever was has left or can't act. */
  get creature(): CreatureView | null {
    const chosen = this.#views.party.find(({ id }) => id === this.#chosen)
    return chosen && !chosen.down ? chosen : null
  }

  get id(): Id | null {
    return this.creature?.id ?? null
  }

  /** Chooses who acts; null leaves it to each action again. */
  choose(creature: Id | null): void {
    if (creature === this.#chosen) return
    this.#chosen = creature
    this.#onchange()
  }

  /** Name of the ask that says who of the party does it; null where the action asks for no one person, or is for whoever needs it. */
  askIn({ asks, input, slot }: Form): string | null {
    if (slot === 'down') return null
    const name = creatureAsk({ asks })
    const ask = name === null ? undefined : asks[name]
    if (name === null || ask?.kind !== 'creature' || ask.optional || ask.side === 'foes')
      return null
    if (ask.begins === 'hurt') return null
    const id = input[name]
    return id === undefined || this.#views.party.some((one) => one.id === id) ? name : null
  }

  /** An action's input with the acting character in it, and what follows from them left open. */
  inputFor(action: Form): Record<string, unknown> {
    const [who, name] = [this.creature, this.askIn(action)]
    if (!who || name === null || action.input[name] === who.id) return { ...action.input }
    if (!isMeant(action.asks[name], who)) return { ...action.input }
    const input: Record<string, unknown> = { ...action.input, [name]: who.id }
    for (const [other, ask] of Object.entries(action.asks)) {
      if (ask.kind === 'item' && ask.of === name) input[other] = undefined
      if (ask.kind !== 'choice' || ask.default !== undefined) continue
      input[other] = who.skills.find((skill) => ask.of.includes(skill.name))?.name ?? input[other]
    }
    return input
  }
}

/** True for a creature of the kind, with the levels, and in one of the conditions that an ask is for. */
function isMeant(
  ask: ActionView['asks'][string] | undefined,
  { kind, fields, conditions }: CreatureView,
): boolean {
  if (ask?.kind !== 'creature') return true
  const { only, having, begins } = ask
  if (only && !only.some((each) => each === kind)) return false
  if (having !== undefined && !fields.some(({ id, value }) => id === having && value > 0))
    return false
  return typeof begins !== 'object' || conditions.some(({ name }) => begins.includes(name))
}
