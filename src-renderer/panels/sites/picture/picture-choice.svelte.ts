import { base64Of } from '../../../lib/base64.ts'
import { NewestCall } from '../../../lib/newest-call.ts'
import type { PreparedPicture } from '../../../lib/prepare-picture.ts'
import { sitesPlace, type SitesPanel } from '../sites.svelte.ts'
import { isPdf, prepareMap } from './map-file.ts'
import type { MapFileFault } from './map-file-fault.ts'
import type { OpenPdf } from './pdf-page.ts'

/** The file that is chosen for a map, until it is used. */
export class PictureChoice {
  /** Address of the preview; null while nothing is chosen. */
  shown = $state<string | null>(null)
  pdf = $state.raw<OpenPdf | null>(null)
  page = $state(1)
  title = $state('')
  says = $state('')
  isBusy = $state(false)
  #ready: PreparedPicture | null = null
  readonly #calls = new NewestCall()

  constructor(private readonly panelOf: () => SitesPanel) {}

  /** Looks at a file; what is wrong with it is said on the page. */
  async take(file: File | undefined): Promise<void> {
    if (!file) return
    const isNewest = this.#calls.start()
    this.#clear()
    this.says = `Reading “${file.name}”…`
    this.title = file.name.replace(/\.[^.]*$/u, '').slice(0, 120)
    if (await isPdf(file)) {
      // The reader of PDFs is large: it comes when the first one is opened.
      const { openPdf } = await import('./pdf-page.ts')
      const open = await openPdf(file)
      if (!isNewest()) return 'close' in open ? open.close() : undefined
      if (!('close' in open)) return this.#fail(open)
      this.pdf = open
      return this.turn(1)
    }
    const ready = await prepareMap(file)
    if (isNewest()) this.#show(ready)
  }

  /** To a page of the PDF. */
  async turn(page: number): Promise<void> {
    const { pdf } = this
    if (!pdf) return
    const isNewest = this.#calls.start()
    this.page = page
    this.says = `Drawing page ${page}…`
    const drawn = await pdf.page(page, true)
    if (!isNewest()) return
    if (!(drawn instanceof File)) return this.#fail(drawn)
    this.#preview(drawn)
    this.says = `Page ${page} of ${pdf.name}`
  }

  /** Keeps the picture and makes it the map of a site; of a new one for null. */
  async use(site: string | null): Promise<void> {
    const panel = this.panelOf()
    this.isBusy = true
    const ready = this.pdf ? await this.#wholePage(this.pdf) : this.#ready
    if (ready) {
      const { blob, name, width, height } = ready
      const id = await panel.screen.works.run(
        'Keeping the map',
        sitesPlace,
        async ({ signal, onProgress }) => {
          const base64 = await base64Of(blob, (done) => onProgress(done, blob.size, 'reading'))
          return panel.screen.api.call('sites.keepPicture', { base64 }, { signal })
        },
      )
      if (id) await panel.usePicture(site, this.title, { id, name, width, height })
    }
    this.isBusy = false
  }

  /** To be called when the form goes away. */
  close(): void {
    this.#calls.drop()
    this.#clear()
  }

  async #wholePage(pdf: OpenPdf): Promise<PreparedPicture | null> {
    this.says = `Drawing page ${this.page}…`
    const drawn = await pdf.page(this.page)
    const ready = drawn instanceof File ? await prepareMap(drawn) : drawn
    if ('blob' in ready) return ready
    this.#fail(ready)
    return null
  }

  #show(ready: PreparedPicture | MapFileFault): void {
    if (!('blob' in ready)) return this.#fail(ready)
    this.#ready = ready
    this.#preview(ready.blob)
    this.says = `${ready.width} × ${ready.height} pixels`
  }

  #preview(blob: Blob): void {
    if (this.shown) URL.revokeObjectURL(this.shown)
    this.shown = URL.createObjectURL(blob)
    this.panelOf().screen.places.clear(sitesPlace)
  }

  #fail({ says, way }: MapFileFault): void {
    this.says = ''
    this.panelOf().screen.places.fail(sitesPlace, { code: 'bad-input', message: says, way })
  }

  #clear(): void {
    if (this.shown) URL.revokeObjectURL(this.shown)
    this.shown = null
    this.#ready = null
    this.pdf?.close()
    this.pdf = null
  }
}
