import type { KnownActionId, SheetKitView } from '../../../src-main/campaign/view/views.ts'
import type { ActionView, CreatureView } from '../../../src-main/campaign/view/views.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import { askFor } from '../../lib/asks.ts'
import { canCast, writingsOf, type NamedParts } from '../../lib/action-input.ts'
import { fallbackPlace } from '../../lib/places.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

/** The asks of a casting, as its action calls them; null where it has none of the kind. */
interface CastingAsks {
  caster: string
  book: string
  power: string | null
  pool: string | null
  targets: string | null
}

/** Asks of a casting: caster, what is written in a book of theirs, targets; null when it is no casting. */
export function castingAsks({ asks }: Pick<ActionView, 'asks'>): CastingAsks | null {
  const book = Object.entries(asks).find(([, ask]) => ask.kind === 'item' && ask.only === 'written')
  const targets = askFor({ asks }, 'target', 'creatures')
  if (book?.[1].kind !== 'item' || targets === null) return null
  return {
    caster: book[1].of,
    book: book[0],
    power: askFor({ asks }, 'power'),
    pool: askFor({ asks }, 'pool'),
    targets,
  }
}

/** Whoever has something to cast from: a book, or powers of their own. */
export function castersOf(around: NamedParts, asks: CastingAsks): CreatureView[] {
  return [...around.party, ...(around.fight?.strangers ?? [])].filter(
    (one) => canCast(one) || (!one.down && one.kind === 'monster' && asks.power !== null),
  )
}

/** One spell that a caster may choose, and what is chosen for it. */
interface SpellChoice {
  key: string
  title: string
  says: string
  told: Record<string, unknown>
}

/** The spells of somebody: one a book and those cast without one, or for a monster without either every power there is. */
export function spellsOf(
  caster: CreatureView,
  { asks }: Pick<ActionView, 'asks'>,
  names: CastingAsks,
  kit: Pick<SheetKitView, 'spells'>,
): SpellChoice[] {
  const power = names.power === null ? undefined : asks[names.power]
  const first = power?.kind === 'choice' ? (power.default ?? power.of[0]) : undefined
  const byBook = names.power === null ? {} : { [names.power]: first }
  // A game without a list of its own keeps each spell as a thing of its name, with its level in it.
  const named = kit.spells.length === 0
  const books = writingsOf(caster).map(({ id, name, text, spent }) => ({
    key: id,
    title: named ? name : text,
    says: `${spent ? 'Used up for now. ' : ''}${named ? text : saysOf(text, kit)}`,
    told: { [names.book]: id, ...byBook },
  }))
  if (names.power === null || power?.kind !== 'choice') return books
  const ask = names.power
  const isOpen = (word: string): boolean =>
    caster.powers?.includes(word) ?? (books.length === 0 && word !== first)
  return [
    ...books,
    ...power.of.filter(isOpen).map((word) => ({
      key: word,
      title: word,
      says: saysOf(word, kit),
      told: { [ask]: word, [names.book]: undefined },
    })),
  ]
}

/** Description of the spell whose name a book's text begins with; a level may follow. Empty for none. */
function saysOf(text: string, { spells }: Pick<SheetKitView, 'spells'>): string {
  const wanted = text.toLowerCase()
  return spells.find(({ name }) => wanted.startsWith(name.toLowerCase()))?.says ?? ''
}

/** Creatures that a spell may target, under one heading. */
interface TargetBand {
  title: string
  creatures: { id: Id; name: string }[]
}

export function targetBands({ party, fight }: NamedParts): TargetBand[] {
  const strangers = fight?.strangers ?? []
  const bands = (fight?.bands ?? [])
    .filter(({ side }) => side !== 'party')
    .map(({ title, group }) => ({ title, members: strangers.filter((one) => one.group === group) }))
  const banded = new Set(bands.flatMap(({ members }) => members.map(({ id }) => id)))
  return [
    ...bands,
    { title: 'Others', members: strangers.filter(({ id }) => !banded.has(id)) },
    { title: 'The party', members: [...party] },
  ]
    .filter(({ members }) => members.length > 0)
    .map(({ title, members }) => ({
      title,
      creatures: members.map(({ id, name, down }) => ({ id, name: down ? `${name}, down` : name })),
    }))
}

/** A spell being chosen: who, from which book, with how much, on whom; the figures follow every touch. */
export class CastingState {
  readonly screen: Screen
  readonly form: ActionForm
  readonly names = $derived.by(() =>
    this.form.action === null ? null : castingAsks(this.form.action),
  )
  readonly caster = $derived.by(() =>
    this.names === null
      ? null
      : this.screen.creature(String(this.form.input[this.names.caster] ?? '')),
  )
  readonly spells = $derived.by(() => this.#spells())
  readonly chosen = $derived.by(() => {
    const { input } = this.form
    return this.spells.find(({ told }) =>
      Object.entries(told).every(([name, value]) => value === undefined || input[name] === value),
    )
  })
  /** Label of its button: “Cast Sleep”, or the action’s own title where the spell is spent on something else. */
  readonly does = $derived.by(() => {
    const { title = 'Cast' } = this.form.action ?? {}
    return /^cast\b/i.test(title) ? `Cast ${this.chosen?.title ?? 'it'}` : title
  })
  /** Ask of the dice put into it, unless what is cast needs none. */
  readonly pool = $derived.by(() => {
    const pool = this.names?.pool
    return pool && !this.form.preview?.scope?.[pool]?.idle ? pool : null
  })
  readonly targets = $derived.by(() => {
    const targets = this.names?.targets ? this.form.input[this.names.targets] : []
    return Array.isArray(targets) ? targets.map(String) : []
  })

  constructor(screen: Screen, action: KnownActionId, known: Record<string, unknown>) {
    this.screen = screen
    this.form = new ActionForm(screen, fallbackPlace, () => screen.action(action))
    this.form.tell(known)
    if (!this.names) return
    const { [this.names.caster]: caster, [this.names.book]: book } = known
    if (caster === undefined || this.#isOnlyActing(caster, this.names)) this.#begin(this.names)
    else if (book === undefined) this.castBy(String(caster))
  }

  /** True for the character who acts in whatever is opened, where they have nothing to cast from. */
  #isOnlyActing(who: unknown, names: CastingAsks): boolean {
    const { acting, views } = this.screen
    return who === acting.id && !castersOf(views, names).some(({ id }) => id === who)
  }

  /**
   * Begins with the character who acts, else as the action was filled in, else with the first, of those of ours
   * who have something to cast from; no foe is proposed.
   */
  #begin(names: CastingAsks): void {
    const { acting, views } = this.screen
    const { action } = this.form
    const ours = castersOf(views, names).filter(({ side }) => side === 'party')
    const isOurs = (who: unknown): boolean => ours.some(({ id }) => id === who)
    const { [names.caster]: who, [names.book]: from } = action?.input ?? {}
    if (acting.id !== null && isOurs(acting.id)) this.castBy(acting.id)
    else if (isOurs(who)) this.form.tell({ [names.caster]: who, [names.book]: from })
    else if (ours[0]) this.castBy(ours[0].id)
    else
      this.form.tell({ [names.caster]: acting.id ?? views.party[0]?.id, [names.book]: undefined })
  }

  /** Another caster begins with their own first spell. */
  castBy(id: Id): void {
    const { names } = this
    const caster = this.screen.creature(id)
    const action = this.form.action
    const kit = this.screen.views.company?.kit
    if (!names || !caster || !action || !kit) return
    const [first] = spellsOf(caster, action, names, kit)
    this.form.tell({ [names.caster]: id, [names.book]: undefined, ...first?.told })
  }

  choose(spell: SpellChoice): void {
    this.form.tell(spell.told)
  }

  /** Takes these in, or leaves them all out when they are in. */
  toggle(ids: readonly Id[]): void {
    const { targets, names } = this
    if (!names?.targets) return
    const all = ids.every((id) => targets.includes(id))
    const without = targets.filter((id) => !ids.includes(id))
    this.form.tell({ [names.targets]: all ? without : [...without, ...ids] })
  }

  /** Casts it and shuts the sheet: dice are asked for at the foot of the fold. */
  async cast(options: { secret?: boolean; byHand?: boolean } = {}): Promise<void> {
    if (this.form.refuses !== null) return
    this.screen.close()
    await this.form.run(options)
  }

  #spells(): SpellChoice[] {
    const { caster, names, form } = this
    const { company } = this.screen.views
    if (!caster || !names || !form.action || !company) return []
    const isAble = castersOf(this.screen.views, names).some(({ id }) => id === caster.id)
    return isAble ? spellsOf(caster, form.action, names, company.kit) : []
  }
}
