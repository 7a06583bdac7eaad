import type { OutputOf } from '../../../src-main/ipc/contract/endpoint.ts'
import type { ScreenContract } from '../../../src-main/ipc/contract/index.ts'
import type { CampaignSummary, RestorePoint } from '../../../src-main/storage/records.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { base64Of } from '../../lib/base64.ts'

type List = OutputOf<ScreenContract, 'campaigns.list'>
type Game = List['rulesets'][number]
type Backup = List['backups'][number]
export const startPlace = 'start'

/** A copy to come back to: a place in a campaign's journal, or a file kept by itself. */
type Copy =
  | { id: string; kind: 'point'; name: string; title: string; at: string; point: RestorePoint }
  | { id: string; kind: 'backup'; name: string; title: string; at: string; backup: Backup }

/** Newest first. */
export function copiesOf(
  points: readonly RestorePoint[],
  backups: readonly Backup[],
  names: (id: string) => string,
): Copy[] {
  const copies: Copy[] = [
    ...points.map((point): Copy => ({
      id: `${point.campaign} ${point.version} ${point.why}`,
      kind: 'point',
      name: names(point.campaign),
      title: [point.why, point.title].filter(Boolean).join(', '),
      at: point.at,
      point,
    })),
    ...backups.map((backup): Copy => ({
      id: backup.file,
      kind: 'backup',
      name: backup.name,
      title: 'backup',
      at: backup.at,
      backup,
    })),
  ]
  return copies.sort((a, b) => b.at.localeCompare(a.at))
}

/** How long ago, as it is said; `now` and `at` are ISO 8601. */
export function timeAgo(at: string, now: string): string {
  const minutes = Math.round((Date.parse(now) - Date.parse(at)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 24 * 60) return `${Math.round(minutes / 60)} h ago`
  if (minutes < 48 * 60) return 'yesterday'
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}

/** Error in a typed name, as its field shows it; null when there is none. */
export function nameFault(name: string): string | null {
  return name.trim() === '' ? 'Give it a name.' : null
}

/** The list of campaigns and what can be done to each. */
export class StartState {
  list = $state.raw<List | null>(null)
  points = $state.raw<readonly RestorePoint[]>([])
  /** The game a new campaign is being named for. */
  making = $state<Game['id'] | null>(null)
  name = $state('')
  everything = $state(false)
  renaming = $state<string | null>(null)
  erasing = $state<string | null>(null)
  copy = $state<string | null>(null)
  told = $state<string | null>(null)
  /** The file the last export wrote, and which campaign is in it. */
  saved = $state.raw<{ campaign: string; path: string } | null>(null)
  readonly #screen: Screen

  constructor(screen: Screen) {
    this.#screen = screen
  }

  readonly live = $derived(
    (this.list?.campaigns ?? [])
      .filter(({ trashed }) => trashed === undefined)
      .sort((a, b) => b.opened.localeCompare(a.opened)),
  )
  readonly trashed = $derived(
    (this.list?.campaigns ?? []).filter(({ trashed }) => trashed !== undefined),
  )
  readonly last = $derived<CampaignSummary | null>(this.live[0] ?? null)
  readonly copies = $derived(
    copiesOf(this.points, this.list?.backups ?? [], (id) => this.nameOf(id)),
  )

  nameOf(id: string): string {
    return this.list?.campaigns.find((one) => one.id === id)?.name ?? 'A campaign'
  }

  titleOf(ruleset: Game['id']): string {
    return this.list?.rulesets.find(({ id }) => id === ruleset)?.title ?? ruleset
  }

  /** `listed` is called as soon as the list stands; the points to come back to follow. */
  async read(listed: () => void = () => undefined): Promise<void> {
    const { lastList } = this.#screen
    if (lastList) {
      this.list = lastList
      listed()
    }
    const list = this.#screen.take(startPlace, await this.#screen.list())
    this.#screen.lastList = null
    if (list) this.list = list
    else if (lastList) this.list = null
    if (!list) return
    if (!lastList) listed()
    await this.#readPoints()
  }

  async #readPoints(): Promise<void> {
    const read = await Promise.all(
      this.live
        .slice(0, 3)
        .map(({ id }) => this.#screen.api.call('campaigns.restorePoints', { campaign: id })),
    )
    this.points = read.flatMap((result) => (result.ok ? result.value : []))
  }

  async open(campaign: string): Promise<void> {
    await this.#screen.open(campaign, startPlace)
  }

  /** Begins naming a campaign of this game. */
  begin(game: Game | undefined): void {
    if (!game?.playable) return
    this.making = game.id
    this.name = ''
  }

  /** Drops what was begun and not done: naming, renaming, erasing. False when there was nothing. */
  drop(): boolean {
    if (this.making === null && this.renaming === null && this.erasing === null) return false
    this.making = null
    this.renaming = null
    this.erasing = null
    return true
  }

  async make(): Promise<void> {
    if (this.making === null || nameFault(this.name)) return
    const campaign = this.#screen.take(
      startPlace,
      await this.#screen.api.call('campaigns.make', { name: this.name, ruleset: this.making }),
    )
    if (campaign) await this.open(campaign.id)
  }

  async sample(): Promise<void> {
    const campaign = this.#screen.take(
      startPlace,
      await this.#screen.api.call('campaigns.sample', null),
    )
    if (!campaign) return
    this.#screen.guide.offer(campaign.id)
    await this.open(campaign.id)
  }

  async import(file: File): Promise<void> {
    const brought = await this.#screen.works.run(
      `Reading ${file.name}`,
      startPlace,
      async ({ signal, onProgress }) => {
        const base64 = await base64Of(file, (done) => onProgress(done, file.size, 'reading'))
        return this.#screen.api.call(
          'campaigns.import',
          { file: file.name, base64 },
          { signal, onProgress },
        )
      },
    )
    if (!brought) return
    this.told = `${brought.name} is in the list.`
    await this.read()
  }

  async restore(): Promise<void> {
    const copy = this.copies.find(({ id }) => id === this.copy)
    if (!copy) return
    const restored = await this.#screen.works.run(
      `Restoring ${copy.name}`,
      startPlace,
      (options) =>
        copy.kind === 'point'
          ? this.#screen.api.call(
              'campaigns.restore',
              { campaign: copy.point.campaign, version: copy.point.version },
              options,
            )
          : this.#screen.api.call('campaigns.restoreBackup', { file: copy.backup.file }, options),
    )
    if (!restored) return
    this.told = `${restored.name} stands beside the others; nothing was overwritten.`
    await this.read()
  }

  async rename(campaign: string, name: string): Promise<void> {
    if (nameFault(name)) return
    const renamed = this.#screen.take(
      startPlace,
      await this.#screen.api.call('campaigns.rename', { campaign, name }),
    )
    if (!renamed) return
    this.renaming = null
    await this.read()
  }

  async export(campaign: string): Promise<void> {
    const saved = await this.#screen.works.run(
      `Exporting ${this.nameOf(campaign)}`,
      startPlace,
      (options) => this.#screen.api.call('campaigns.export', { campaign }, options),
    )
    if (!saved) return
    this.saved = { campaign, path: saved.path }
    this.told = `Saved as ${saved.path}`
  }

  /** Shows the exported file in the machine's own file manager. */
  async reveal(path: string): Promise<void> {
    this.#screen.take(startPlace, await this.#screen.api.call('app.reveal', { path }))
  }

  async change(
    name: 'campaigns.duplicate' | 'campaigns.trash' | 'campaigns.untrash' | 'campaigns.erase',
    campaign: string,
  ): Promise<void> {
    this.erasing = null
    if (this.saved?.campaign === campaign) this.saved = null
    const { api } = this.#screen
    if (name === 'campaigns.trash' || name === 'campaigns.untrash') {
      const done = await api.call(name, { campaign })
      await this.read()
      if (!done.ok) this.#screen.places.fail(startPlace, done.failure)
      return
    }
    const does = name === 'campaigns.erase' ? 'Erasing' : 'Copying'
    let changed = false
    await this.#screen.works.run(
      `${does} ${this.nameOf(campaign)}`,
      startPlace,
      async (options) => {
        const done = await api.call(name, { campaign }, options)
        changed = done.ok
        return done
      },
    )
    if (changed) await this.read()
  }
}
