import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finish } from './finish.ts'
import type { Finisher } from './finisher.ts'

/** The typeface of form fields where no build has put it beside the resources yet. */
export const face = join(
  import.meta.dirname,
  '../../node_modules/@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
)

/** Finisher in the calling thread, for tests of what surrounds it. */
export const finishedHere: Finisher = {
  finish: async (raw, job) => finish(raw, job, job.options.fillable ? await readFile(face) : null),
  close: () => Promise.resolve(),
}
