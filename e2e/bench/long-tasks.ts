import type { Page } from '@playwright/test'

/** Tasks of more than 50 ms are reported by the browser; a shorter one counts as none. */
export async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
}

/** The longest since it was asked last, in milliseconds; 0 when none was long. */
export async function longestTask(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Told after the task, so two frames are let pass.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { tasks } = globalThis as unknown as { tasks: number[] }
    return Math.max(0, ...tasks.splice(0))
  })
}
