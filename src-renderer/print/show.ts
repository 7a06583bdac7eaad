import { flushSync, mount, unmount } from 'svelte'
import { Refusal, type CallInput, type OutputOf } from '../../src-main/ipc/contract/endpoint.ts'
import type { PressContract } from '../../src-main/print/press-contract.ts'
import { pagesDone } from './flow/index.ts'
import { templates } from './templates.ts'

type Job = CallInput<PressContract, 'press.show'>
type Shown = OutputOf<PressContract, 'press.show'>

let shown: Record<string, unknown> | null = null

/** Lays one job out on the bed, in place of the last, and answers when nothing moves any more. */
export async function showJob(bed: HTMLElement, job: Job): Promise<Shown> {
  if (shown) await unmount(shown)
  document.title = job.title
  document.documentElement.lang = job.language
  shown = mount(templates[job.template], {
    target: bed,
    props: { data: job.data as never, options: job.options },
  })
  flushSync()
  await fontsReady()
  await pagesDone()
  flushSync()
  await picturesReady(bed)
  await fontsReady()
  const shrunk = shrinkToFit(bed)
  return { pages: bed.querySelectorAll('[data-page]').length, over: placesOver(bed), shrunk }
}

/** Fonts that the page uses, loaded and set; a face that fails to load would print as another. */
async function fontsReady(): Promise<void> {
  await Promise.all(
    [...document.fonts].filter(({ status }) => status === 'error').map((face) => face.load()),
  )
  await document.fonts.ready
}

/** @throws {Refusal} when one cannot be shown: its file is gone or damaged. */
async function picturesReady(bed: HTMLElement): Promise<void> {
  const images = [...bed.querySelectorAll<HTMLImageElement>('[data-page] img')]
  await Promise.all(
    images.map((image) =>
      image.decode().catch(() => {
        throw new Refusal(
          'press',
          `The picture ${image.alt ? `“${image.alt}” ` : ''}cannot be read: its file is gone or damaged. No file was written.`,
          'Add the picture again, or take it out of the text.',
        )
      }),
    ),
  )
}

/** Text is set no smaller than this part of its size; what still does not fit is refused. */
const smallest = 0.4

/**
 * Sets what runs out of its place smaller until it fits: one long word must not keep a whole job from
 * being printed. Returns the number of places.
 */
function shrinkToFit(bed: HTMLElement): number {
  const boxes = [...bed.querySelectorAll<HTMLElement>('[data-room]')].filter(runsOver)
  for (const box of boxes) shrink(box)
  const pages = [...bed.querySelectorAll<HTMLElement>('[data-page]')].filter(runsOver)
  for (const page of pages) shrink(page)
  return boxes.length + pages.length
}

function shrink(box: HTMLElement): void {
  const children = [...box.children].filter((one) => one instanceof HTMLElement)
  for (let part = 0.95; part >= smallest && runsOver(box); part -= 0.05) {
    for (const child of children) child.style.setProperty('zoom', part.toFixed(2))
  }
}

/** Words of the places whose text does not fit their box, and of pages with something outside them. */
function placesOver(bed: HTMLElement): string[] {
  const pages = [...bed.querySelectorAll<HTMLElement>('[data-page]')]
  return pages.flatMap((page, at) => {
    const boxes = [...page.querySelectorAll<HTMLElement>('[data-room]')].filter(runsOver)
    // The page says no more than its boxes do.
    const over = boxes.length === 0 && runsOver(page) ? [page] : boxes
    return over.map((box) => `page ${at + 1}, “${wordsOf(box)}”`)
  })
}

function wordsOf(box: HTMLElement): string {
  const words = (box.textContent ?? '').trim().replace(/\s+/gu, ' ')
  return words.length > 40 ? `${words.slice(0, 39)}…` : words
}

/** Set tight, a line's own descent reaches two pixels below it: that is no overflow, a line is. */
const slack = 4

function runsOver(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight + slack || box.scrollWidth > box.clientWidth + slack
}
