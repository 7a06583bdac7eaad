import { expect, it } from 'vitest'
import { base64Of } from './base64.ts'

it('a file longer than a piece is read whole and tells how far it is', async () => {
  const bytes = new Uint8Array(500_000).map((_, at) => at % 251)
  const progress: number[] = []
  const text = await base64Of(new Blob([bytes]), (done) => progress.push(done))
  expect(Buffer.from(text, 'base64').equals(Buffer.from(bytes))).toBe(true)
  expect(progress).toEqual([196_608, 393_216, 500_000])
})
