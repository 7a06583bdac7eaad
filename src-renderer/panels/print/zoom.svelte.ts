import type { PaperSize } from '../../../src-main/ipc/contract/print-options.ts'

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3]
/** Pixels round a page that is fitted to the desk. */
const air = { across: 40, down: 32 }

/** How large pages are shown: a whole page on the desk, or so many times their size. */
export class Zoom {
  /** 1 is the size of the paper; null fits a whole page. */
  fixed = $state<number | null>(null)
  desk = $state<PaperSize>({ width: 600, height: 600 })

  scaleOf(page: PaperSize): number {
    return this.fixed ?? fitted(page, this.desk)
  }

  larger(page: PaperSize): void {
    const now = this.scaleOf(page)
    this.fixed = steps.find((step) => step > now + 0.005) ?? now
  }

  smaller(page: PaperSize): void {
    const now = this.scaleOf(page)
    this.fixed = steps.findLast((step) => step < now - 0.005) ?? now
  }
}

function fitted(page: PaperSize, desk: PaperSize): number {
  const across = (desk.width - air.across) / page.width
  const down = (desk.height - air.down) / page.height
  return Math.max(0.1, Math.min(across, down))
}
