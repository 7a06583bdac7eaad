import type { Result } from '../../../src-main/ipc/contract/endpoint.ts'
import type { Destination, MonsterTwins } from '../../../src-main/ipc/contract/library.ts'
import { lotOf } from '../../../src-main/ipc/contract/batch.ts'
import type { SharedAnswer } from '../../../src-main/rules/monsters/batch/answers.ts'
import type { Monster } from '../../../src-main/rules/monsters/canonical.ts'
import { NewestCall } from '../../lib/newest-call.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { Batch } from './batch.svelte.ts'
import { reviewOrder, type MonsterInText } from './monster-in-text.ts'
import { unreadItems, reportText, type UnreadItem } from './report.ts'

/** A monster with the file or paste that it was found in; main adds the day. */
function withOrigin(found: MonsterInText | undefined): Monster | undefined {
  if (!found || found.monster.origin) return found?.monster
  const by = found.from === '' ? 'paste' : 'file'
  return { ...found.monster, origin: { by, file: found.from, at: '' } }
}

/** So many steps back an undo is noticed here. */
const mostLookedAt = 10

/** Monsters that were found, in the order of review, and what became of each. */
export class ReviewQueue {
  /** Set while they come from files. */
  batch = $state.raw<Batch | null>(null)
  #found = $state.raw<readonly MonsterInText[]>([])
  says = $state('')
  /** Places in `found` that are in the bestiary by now. */
  kept = $state.raw<ReadonlySet<number>>(new Set())
  /** Places that go in together with the next import. */
  accepted = $state.raw<ReadonlySet<number>>(new Set())
  /** Monsters as the GM has changed them, by place. */
  #changed = $state.raw<ReadonlyMap<number, Monster>>(new Map())
  /** Path of the last saved report; null when none was saved. */
  saved = $state<string | null>(null)
  /** Imports into the bestiary, one entry each, the newest last; one that was undone is `out`. */
  #entries: { places: readonly number[]; out: boolean }[] = []
  readonly #screen: Screen
  readonly #shared: () => readonly SharedAnswer[]
  /** Library and collection that an import goes into. */
  to = $state.raw<Destination>({ home: 'campaign', collection: '' })
  /** Monsters of the library that may be those found, by the id of the found one. */
  twins = $state.raw<ReadonlyMap<string, MonsterTwins>>(new Map())
  readonly #looks = new NewestCall()

  /** `shared` are the answers that hold for all monsters like one, at the time of the import. */
  constructor(screen: Screen, shared: () => readonly SharedAnswer[]) {
    this.#screen = screen
    this.#shared = shared
  }

  /** Monsters of the library that one of those found may be; null for none. */
  twinsOf(at: number): MonsterTwins | null {
    return this.twins.get(this.#all[at]?.monster.id ?? '') ?? null
  }

  /** True when the library has it with the same text or the same figures. */
  isKnown(at: number): boolean {
    const twins = this.twinsOf(at)
    return twins !== null && twins.by !== 'name'
  }

  /** How many of those still open the library has already, with the same text or figures. */
  get known(): number {
    return this.#open.filter((at) => this.isKnown(at)).length
  }

  /** Looks up which of those found the library may have. */
  async lookUpTwins(): Promise<void> {
    const isNewest = this.#looks.start()
    const monsters = this.#all.filter((_, at) => !this.kept.has(at)).map((one) => one.monster)
    const twins = new Map<string, MonsterTwins>()
    for (let from = 0; from < monsters.length; from += lotOf) {
      const lot = monsters.slice(from, from + lotOf)
      const read = await this.#screen.api.call('library.twins', { monsters: lot })
      if (!isNewest() || !read.ok) return
      for (const one of read.value) twins.set(lot[one.at]?.id ?? '', one)
    }
    this.twins = twins
  }

  readonly #all = $derived.by((): readonly MonsterInText[] => {
    const found = this.batch?.found ?? this.#found
    if (this.#changed.size === 0) return found
    return found.map((one, at) => {
      const monster = this.#changed.get(at)
      return monster ? { ...one, monster } : one
    })
  })
  /** Places, those with the most doubt first. */
  readonly order = $derived.by(() => reviewOrder(this.#all, this.kept))

  /** Neither kept nor accepted yet. */
  readonly #open = $derived(this.order.filter((at) => !this.kept.has(at) && !this.accepted.has(at)))
  readonly #doubtful = $derived(this.#open.filter((at) => this.#all[at]?.sure === false))

  get found(): readonly MonsterInText[] {
    return this.#all
  }

  lay(found: readonly MonsterInText[], says: string): void {
    this.clear()
    this.#found = found
    this.says = says
    void this.lookUpTwins()
  }

  async readFiles(files: readonly File[]): Promise<void> {
    this.clear()
    const batch = new Batch(this.#screen.api)
    this.batch = batch
    await batch.read(files)
    if (this.batch === batch) await this.lookUpTwins()
  }

  clear(): void {
    this.batch?.cancel()
    this.batch = null
    this.#found = []
    this.#changed = new Map()
    this.kept = new Set()
    this.accepted = new Set()
    this.#looks.drop()
    this.twins = new Map()
    this.#entries = []
    this.says = ''
    this.saved = null
  }

  /** A monster as the GM has mended it. */
  put(at: number, monster: Monster): void {
    this.#changed = new Map(this.#changed).set(at, monster)
  }

  keep(at: number): void {
    this.#entries.push({ places: [at], out: false })
    this.kept = new Set([...this.kept, at])
  }

  /** After an undo or a redo: what is out of the bestiary again is accepted still, and waits for another import. */
  async lookAgain(): Promise<void> {
    for (const entry of this.#entries.slice(-mostLookedAt)) {
      const [first] = entry.places
      const id = first === undefined ? undefined : this.#all[first]?.monster.id
      if (id === undefined) continue
      const found = await this.#screen.api.call('library.monster', { id })
      if (!found.ok || !this.#entries.includes(entry)) continue
      const out = found.value === null
      if (out === entry.out) continue
      entry.out = out
      const moved = new Set(entry.places)
      const without = (places: ReadonlySet<number>): number[] =>
        [...places].filter((at) => !moved.has(at))
      this.kept = new Set(out ? without(this.kept) : [...this.kept, ...moved])
      this.accepted = new Set(out ? [...this.accepted, ...moved] : without(this.accepted))
    }
  }

  accept(at: number, monster?: Monster): void {
    if (monster) this.put(at, monster)
    this.accepted = new Set([...this.accepted, at])
  }

  /** Accepts it, or no longer. */
  toggle(at: number): void {
    if (!this.accepted.has(at)) this.accept(at)
    else this.accepted = new Set([...this.accepted].filter((one) => one !== at))
  }

  acceptSure(): void {
    this.accepted = new Set([...this.accepted, ...this.#sure])
  }

  /** Monsters that need no look: read without doubt, and not in the library yet. */
  readonly #sure = $derived(this.#open.filter((at) => this.#all[at]?.sure && !this.isKnown(at)))

  /** Number of monsters that need no look. */
  get sure(): number {
    return this.#sure.length
  }

  /** Number of monsters that need the GM. */
  get doubtful(): number {
    return this.#doubtful.length
  }

  get nextDoubtful(): number | null {
    return this.#doubtful[0] ?? null
  }

  /** The next that is neither kept nor accepted, the doubtful before the others. */
  get nextOpen(): number | null {
    return this.#open[0] ?? null
  }

  /** The next few that need the GM. */
  get waiting(): readonly number[] {
    return this.#doubtful.slice(0, 2)
  }

  /** Why nothing can be imported now; null when it can. */
  get cannotImport(): string | null {
    if (this.batch?.running) return 'wait for the reading, or cancel it'
    if (this.accepted.size > 0) return null
    if (this.found.length === 0) return 'nothing was found'
    return this.found.length === this.kept.size ? 'everything is kept' : 'accept some first'
  }

  /** Everything accepted goes into the library in one step, which one undo takes back. */
  async import(): Promise<void> {
    if (this.cannotImport !== null) return
    const places = [...this.accepted]
    const monsters = places.flatMap((at) => withOrigin(this.#all[at]) ?? [])
    const shared = [...this.#shared()]
    const { api } = this.#screen
    const done = await this.#screen.works.run(
      'Import',
      'convert',
      async ({ signal, onProgress }) => {
        let batch: string | null = null
        for (let from = 0; from < monsters.length; from += lotOf) {
          onProgress(from, monsters.length, `${from} of ${monsters.length} handed in`)
          const lot = monsters.slice(from, from + lotOf)
          const staged: Result<{ batch: string; staged: number }> = await api.call(
            'batch.stage',
            { batch, monsters: lot, shared },
            { signal },
          )
          if (!staged.ok) return staged
          batch = staged.value.batch
        }
        onProgress(monsters.length, monsters.length, 'writing them down')
        return api.call('batch.keep', { batch: batch ?? '', to: this.to }, { signal })
      },
    )
    if (!done) return
    this.#screen.said = done.says
    this.#entries.push({ places, out: false })
    this.kept = new Set([...this.kept, ...places])
    this.accepted = new Set()
  }

  /** Everything that became no figure. */
  get left(): UnreadItem[] {
    return unreadItems(this.batch?.files ?? [], this.#all, this.batch?.between ?? [])
  }

  async saveReport(): Promise<void> {
    const title = this.batch?.title ?? 'Pasted text'
    const name = `Unread of ${title.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').slice(0, 80)}`
    const saved = this.#screen.take(
      'convert',
      await this.#screen.api.call('batch.report', {
        name,
        text: reportText(title, this.#all, this.left),
      }),
    )
    this.saved = saved?.path ?? null
  }
}
