import { expect, it } from 'vitest'
import { sizeOf } from './picture-size.ts'

const blob = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)])
const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]

it('is read from the first bytes of PNG, GIF and JPEG', async () => {
  expect(await sizeOf(blob(...png, 0, 1, 0x86, 0xa0, 0, 0, 0, 7))).toEqual({
    width: 100_000,
    height: 7,
  })
  expect(await sizeOf(blob(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 1, 3, 0))).toEqual({
    width: 258,
    height: 3,
  })
  const notes = [0xff, 0xe1, 0, 6, 1, 2, 3, 4]
  const frame = [0xff, 0xc2, 0, 17, 8, 0x12, 0x34, 0x01, 0x00]
  expect(await sizeOf(blob(0xff, 0xd8, ...notes, ...frame))).toEqual({ width: 256, height: 0x1234 })
})

it('is null where the bytes end before it, or are no picture', async () => {
  expect(await sizeOf(blob(...png))).toBeNull()
  expect(await sizeOf(blob(0xff, 0xd8, 0xff, 0xe1, 0, 60))).toBeNull()
  expect(await sizeOf(blob(1, 2, 3, 4, 5))).toBeNull()
  expect(await sizeOf(blob())).toBeNull()
})
