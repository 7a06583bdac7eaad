import type { CallInput } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { FormRow } from '../../../src-main/rules/monsters/edit/apply-edit.ts'
import type { Api } from '../../lib/api.ts'

export type FieldChange = CallInput<ScreenContract, 'mend.field'>['change']

/** The fields of the monster in hand: shown, mended one by one, and put back one by one. */
export class FieldEditing {
  rows = $state.raw<readonly FormRow[]>([])
  /** Error in the words of a field, by field. */
  faults = $state.raw<Readonly<Record<string, string>>>({})
  readonly #api: Pick<Api, 'call'>
  #of: Monster | null = null

  constructor(api: Pick<Api, 'call'>) {
    this.#api = api
  }

  /** Shows a monster's fields; nothing is asked for one that is shown already. */
  async show(monster: Monster): Promise<void> {
    if (this.#of === monster) return
    if (this.#of?.id !== monster.id) this.faults = {}
    this.#of = monster
    const rows = await this.#api.call('mend.rows', { monster })
    if (rows.ok && this.#of === monster) this.rows = rows.value
  }

  /** The mended monster; null when the words could not be read, which the field then says. */
  async change(monster: Monster, change: FieldChange): Promise<Monster | null> {
    const { [change.field]: _, ...others } = this.faults
    const done = await this.#api.call('mend.field', { monster, change })
    const fault = done.ok ? done.value.fault : done.failure.message
    this.faults = fault === null ? others : { ...others, [change.field]: fault }
    if (!done.ok || fault !== null) return null
    this.rows = done.value.rows
    this.#of = done.value.monster
    return done.value.monster
  }
}
