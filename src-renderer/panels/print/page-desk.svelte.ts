import type { PaperSize } from '../../../src-main/ipc/contract/print-options.ts'
import type { PageWatch } from '../../print/page/index.ts'

/** Pixels between two pages, and above the first. */
export const pageGap = 16

/**
 * The desk that pages lie on: how many there are, which one is looked at, and which are near enough to
 * be drawn. One page is drawn a frame, so that a book is no long task.
 */
export class PageDesk implements PageWatch {
  count = $state(0)
  /** True when some pages are printed on the backs of others, even if the options ask for no backs. */
  backs = $state(false)
  /** The page in the middle of the desk; the first is 1. */
  page = $state(1)
  /** A page, in millimetres; null while there is none. All pages of a job are alike. */
  size = $state.raw<PaperSize | null>(null)
  /** Height of a page on the screen, in pixels. */
  height = 1
  #desk: HTMLElement | null = null
  #watch: IntersectionObserver | null = null
  readonly #sizes = new ResizeObserver(([first]) => this.#measure(first?.target))
  readonly #pages = new Map<Element, (near: boolean) => void>()
  readonly #behind = new Set<Element>()
  readonly #due = new Map<Element, boolean>()
  #frame = 0

  /** Puts the desk up; what was told to watch until then is watched from now on. Returns how to clear it. */
  open(desk: HTMLElement): () => void {
    this.#desk = desk
    this.#watch = new IntersectionObserver((seen) => this.#see(seen), {
      root: desk,
      rootMargin: '60% 0px',
    })
    for (const page of this.#pages.keys()) this.#watch.observe(page)
    return () => {
      this.#watch?.disconnect()
      cancelAnimationFrame(this.#frame)
      this.#frame = 0
      this.#desk = null
      this.#watch = null
    }
  }

  watch(page: HTMLElement, draw: (near: boolean) => void, back = false): () => void {
    this.#pages.set(page, draw)
    if (back) this.#behind.add(page)
    this.#sizes.observe(page)
    this.#counted()
    this.#watch?.observe(page)
    return () => {
      this.#watch?.unobserve(page)
      this.#sizes.unobserve(page)
      this.#pages.delete(page)
      this.#behind.delete(page)
      this.#due.delete(page)
      this.#counted()
      this.page = Math.max(1, Math.min(this.page, this.count))
    }
  }

  /** To be called when the desk was scrolled. */
  scrolled(): void {
    if (!this.#desk) return
    const { scrollTop, clientHeight } = this.#desk
    this.page = pageAt(scrollTop + clientHeight / 2, this.height, this.count)
  }

  /** Brings a page to the top of the desk. */
  goTo(page: number): void {
    const to = Math.max(1, Math.min(this.count, page))
    this.#desk?.scrollTo({ top: (to - 1) * (this.height + pageGap) })
    this.page = to
  }

  #counted(): void {
    this.count = this.#pages.size
    this.backs = this.#behind.size > 0
  }

  /** A page says its own size: it may lie on its side. */
  #measure(page: Element | undefined): void {
    if (!(page instanceof HTMLElement) || !this.#pages.has(page)) return
    const [width, height] = [parseFloat(page.style.width), parseFloat(page.style.height)]
    this.size = { width, height }
  }

  #see(seen: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of seen) this.#due.set(target, isIntersecting)
    this.#frame ||= this.#soon()
  }

  /** After the next frame, and not in it: making a page and painting it are two tasks, each short. */
  #soon(): number {
    return requestAnimationFrame(() => setTimeout(() => this.#drawOne()))
  }

  #drawOne(): void {
    const [next] = this.#due
    this.#frame = 0
    if (!next) return
    const [page, near] = next
    this.#due.delete(page)
    this.#pages.get(page)?.(near)
    if (this.#due.size > 0) this.#frame = this.#soon()
  }
}

/** The page at so many pixels from the top of the first. */
export function pageAt(from: number, height: number, pages: number): number {
  return Math.max(1, Math.min(pages, Math.ceil((from - pageGap / 2) / (height + pageGap))))
}
