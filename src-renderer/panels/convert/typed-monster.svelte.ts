import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'
import type { FormFieldId } from '../../../src-main/rules/monsters/edit/form-fields.ts'
import type { Api } from '../../lib/api.ts'

/** A monster typed while reading a book: each key is read at once, the newest counts. */
export class TypedMonster {
  /** Id of the page whose order the fields follow. */
  page = $state('')
  typed = $state.raw<Readonly<Partial<Record<FormFieldId, string>>>>({})
  faults = $state.raw<Readonly<Record<string, string>>>({})
  /** Usual printed values for fields that are still empty and were not emptied by the GM. */
  offers = $state.raw<Readonly<Record<string, string>>>({})
  readonly #refused = new Set<FormFieldId>()
  /** Left empty while what was typed before was still being read: what it offers is taken when it comes. */
  readonly #passed = new Set<FormFieldId>()
  readonly #api: Pick<Api, 'call'>
  readonly #made: (monster: Monster) => Promise<unknown>
  #id: string | null = null
  #asked = 0
  #answered = 0
  #last: Promise<unknown> = Promise.resolve()

  /** `made` hears of the monster after each change. */
  constructor(api: Pick<Api, 'call'>, page: string, made: (monster: Monster) => Promise<unknown>) {
    this.#api = api
    this.#made = made
    this.page = page
  }

  type(field: FormFieldId, words: string): Promise<void> {
    if (words.trim() === '') this.#refused.add(field)
    this.typed = { ...this.typed, [field]: words }
    return this.read()
  }

  /** Leaves an empty field downwards: what is offered there is taken. */
  pass(field: FormFieldId): void {
    if (this.#answered < this.#asked) this.#passed.add(field)
    if (this.#takes([field])) void this.read()
  }

  /** Types what is offered into those of the fields that are still empty; whether any was. */
  #takes(fields: Iterable<FormFieldId>): boolean {
    const taken = [...fields].filter(
      (field) => field in this.offers && (this.typed[field] ?? '').trim() === '',
    )
    this.typed = {
      ...this.typed,
      ...Object.fromEntries(taken.map((field) => [field, this.offers[field]])),
    }
    return taken.length > 0
  }

  /** Another book: what was typed stays in the fields it has. */
  turnTo(page: string): Promise<void> {
    this.page = page
    return this.read()
  }

  async read(): Promise<void> {
    const reading = this.#read()
    this.#last = reading
    await reading
  }

  /** Waits until what was typed last is read, and what it offers to fields passed before too. */
  async settled(): Promise<void> {
    await this.#last
  }

  async #read(): Promise<void> {
    const mine = ++this.#asked
    const { page, typed } = this
    const read = await this.#api.call('mend.by-hand', {
      page,
      typed: typed as Record<string, string>,
    })
    if (mine !== this.#asked) return
    this.#answered = mine
    if (!read.ok) return
    this.faults = read.value.faults
    this.offers = Object.fromEntries(
      Object.entries(read.value.offers).filter(
        ([field]) => !this.#refused.has(field as FormFieldId),
      ),
    )
    this.#id ??= read.value.monster.id
    const takes = this.#takes(this.#passed)
    this.#passed.clear()
    if (takes) await this.read()
    else await this.#made({ ...read.value.monster, id: this.#id })
  }
}
