import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileName, saveWhole } from './save.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatefold-save-'))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

it('writes the file, makes its folder, and leaves nothing else behind', async () => {
  const path = await saveWhole(join(folder, 'out'), 'Odo, HEARTS.pdf', new Uint8Array([1, 2, 3]))
  expect(path).toBe(join(folder, 'out', 'Odo, HEARTS.pdf'))
  expect([...readFileSync(path)]).toEqual([1, 2, 3])
  expect(readdirSync(join(folder, 'out'))).toEqual(['Odo, HEARTS.pdf'])
})

it('an older file of that name is replaced whole', async () => {
  await saveWhole(folder, 'a.pdf', new Uint8Array(1000))
  await saveWhole(folder, 'a.pdf', new Uint8Array([7]))
  expect([...readFileSync(join(folder, 'a.pdf'))]).toEqual([7])
})

it('where the folder is a file, it says so and writes nothing', async () => {
  writeFileSync(join(folder, 'out'), 'mine')
  await expect(saveWhole(join(folder, 'out'), 'a.pdf', new Uint8Array([1]))).rejects.toMatchObject({
    code: 'write',
  })
  expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('mine')
})

it('names what no system takes away from a name, and keeps the rest', () => {
  expect(fileName('Odo/“the Wet”: HEARTS?.pdf')).toBe('Odo “the Wet” HEARTS.pdf')
  expect(fileName('../../etc/passwd.pdf')).toBe('etc passwd.pdf')
  expect(fileName('con.pdf')).toBe('Gatefold con.pdf')
  expect(fileName('...')).toBe('Gatefold')
  expect(fileName('בן־עזרא 🐙.pdf')).toBe('בן־עזרא 🐙.pdf')
})

it('never makes a path, an empty name or one too long, whatever it is given', () => {
  const sign = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 200 }), (signs) => {
      const name = fileName(`${signs.join('')}.pdf`)
      const length = [...name].length
      expect(name).toMatch(/^(?!\.)[^/\\\0]+$/)
      expect(length).toBeLessThan(100)
    }),
  )
})
