import type { Id } from '../../src-main/rules/core/situation.ts'
import type { CampaignSummary } from '../../src-main/storage/records.ts'
import type { Api } from './api.ts'
import type { LongWorks } from './long-works.svelte.ts'
import type { ScreenPlaces } from './places.svelte.ts'

/** Campaigns in files opened with Gatefold: imported one after the other, then announced. */
export class OfferedImports {
  readonly #api: Api
  readonly #works: LongWorks
  readonly #places: ScreenPlaces
  /** Imported campaigns, until the GM puts the notice away. */
  imported = $state.raw<readonly CampaignSummary[]>([])
  #last: Promise<unknown> = Promise.resolve()

  constructor(api: Api, works: LongWorks, places: ScreenPlaces) {
    this.#api = api
    this.#works = works
    this.#places = places
  }

  /** Imports the files on offer, one after the other, so that none is asked for twice. */
  importAll(): Promise<unknown> {
    this.#last = this.#last.then(async () => {
      const about = await this.#api.call('app.about', null)
      for (const file of about.ok ? about.value.offered : []) await this.#importFile(file)
    })
    return this.#last
  }

  putAway(campaign: Id): void {
    this.imported = this.imported.filter(({ id }) => id !== campaign)
  }

  async #importFile(file: string): Promise<void> {
    const title = `Importing ${file.split(/[\\/]/).at(-1) ?? file}`
    // A place of its own: neither the next file's success nor a command of the GM's takes its failure away.
    const place = `import ${file}`
    const imported = await this.#works.run(title, place, (options) =>
      this.#api.call('campaigns.importOffered', { file }, options),
    )
    if (imported) this.imported = [...this.imported, imported]
    else this.#places.keep(place)
  }
}
