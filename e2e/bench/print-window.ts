import { launch } from '../app.ts'
import { openSample } from '../steps.ts'
import { longestTask, watchTasks } from './long-tasks.ts'
import { atMost, type BenchRow } from './row.ts'

/** Fewer than the most copies there may be: each job asks for one more. */
const jobs = 15

/** Party sheets of one to fifteen copies are printed, one job after another, while the GM's window stands open. */
export async function windowRows(): Promise<BenchRow[]> {
  const app = await launch()
  try {
    const { page } = app
    await openSample(page)
    await page.keyboard.press('6')
    await page.getByText('Party sheet').click()
    await page.getByText(/^Page 1 of/).waitFor()
    await watchTasks(page)
    for (let job = 0; job < jobs; job += 1) {
      await page.getByRole('button', { name: 'Copies: more' }).click()
      await page.keyboard.press('Control+s')
    }
    await page.getByText(/saved/i).first().waitFor({ timeout: 120_000 })
    return [
      atMost(
        'longest task in the window while a batch of sheets is printed',
        await longestTask(page),
        50,
        'ms',
      ),
    ]
  } finally {
    await app.dispose()
  }
}
