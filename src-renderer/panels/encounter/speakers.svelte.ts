import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Preview } from '../../../src-main/rules/core/preview.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import type { ActionForm } from '../../lib/action-form.svelte.ts'
import { askFor } from '../../lib/asks.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import { firstName } from '../../lib/words.ts'

interface Speaker {
  id: Id
  /** "Odo 9" */
  title: string
  /** "Odo Fenwick, Pirate 9" */
  means: string
  /** Chance that it goes well, 0 to 1. */
  chance: number
}

/** The odds of a test for each who could take it, the best first; beasts only where nobody else stands. */
export class Speakers {
  all = $state.raw<readonly Speaker[]>([])
  readonly #form: ActionForm
  readonly #calls = new NewestCall()

  constructor(form: ActionForm) {
    this.#form = form
  }

  /** To be called whenever the action or the party changed. */
  async refresh(): Promise<void> {
    const { action, input, adjust, screen } = this.#form
    const name = askFor(action, 'actor', 'creature')
    const standing = screen.views.party.filter(({ down }) => !down)
    const people = standing.filter(({ kind }) => kind !== 'animal')
    const party = people.length > 0 ? people : standing
    const shared = sharedFirstNames(party)
    const isNewest = this.#calls.start()
    if (!action || name === null) {
      this.all = []
      return
    }
    const shown = await Promise.all(
      party.map(async (one) =>
        speakerOf(
          one,
          shared.has(firstName(one.name)),
          await screen.preview(action.id, { ...input, [name]: one.id }, adjust),
        ),
      ),
    )
    if (isNewest()) this.all = shown.sort((a, b) => b.chance - a.chance)
  }
}

/** First names that several of the party have: they are told apart by their whole names. */
function sharedFirstNames(party: readonly CreatureView[]): Set<string> {
  const names = party.map(({ name }) => firstName(name))
  return new Set(names.filter((name, at) => names.indexOf(name) !== at))
}

function speakerOf(one: CreatureView, isShared: boolean, preview: Preview | null): Speaker {
  const term = preview?.terms[0]
  const first = isShared ? one.name : firstName(one.name)
  return {
    id: one.id,
    title: term ? `${first} ${term.value}` : first,
    means: term ? `${one.name}, ${term.name} ${term.value}` : one.name,
    chance: (preview?.chances ?? [])
      .filter(({ tone }) => tone === 'good')
      .reduce((sum, { chance }) => sum + chance, 0),
  }
}
