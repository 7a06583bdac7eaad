import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { after, someCampaign } from './campaign-fixture.ts'
import { openPictures, pictureName } from './pictures.ts'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1])
const file = pictureName(png) ?? ''
let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'gatefold-pictures-')), 'images')
})

test('an image is known by its first bytes, whatever its file calls itself', () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  const endings = [
    png,
    bytes('\xff\xd8\xff\xe0rest'),
    bytes('GIF89a...'),
    bytes('RIFF....WEBPVP8 '),
    bytes('<svg onload="x()"/>'),
    bytes('MZ program'),
    bytes(''),
  ].map((one) => pictureName(one)?.split('.')[1] ?? null)
  expect(endings).toEqual(['png', 'jpg', 'gif', 'webp', null, null, null])
})

test('the same image lies there once, and only what the campaign keeps is given out', async () => {
  const pictures = openPictures(folder)
  expect([await pictures.keep(png), await pictures.keep(png)]).toEqual([file, file])
  await pictures.keep(Uint8Array.from([...png, 2]))
  expect((await readdir(folder)).length).toBe(2)
  const { head, entries } = someCampaign()
  const picture = { id: file, name: 'mill', width: 1, height: 1 }
  const shown = { ...head, state: { ...head.state, pictures: { [file]: picture } } }
  expect([...(await pictures.of({ head: shown, entries }))]).toEqual([[file, Buffer.from(png)]])
  expect((await pictures.of({ head, entries })).size).toBe(0)
})

test('what was taken back may come again, so its image stays along', async () => {
  const pictures = openPictures(folder)
  await pictures.keep(png)
  const { head, entries } = after(someCampaign(), [{ do: 'hit points', to: 2 }])
  const [first] = entries
  if (!first) throw new Error('the campaign has entries')
  const picture = { id: file, name: 'mill', width: 1, height: 1 }
  const patches = [
    { op: 'add' as const, path: ['pictures'], value: { [file]: picture } },
    { op: 'add' as const, path: ['pictures', file], value: picture },
  ]
  for (const patch of patches) {
    const entry = { ...first, forward: { head: [patch], library: [] } }
    expect([...(await pictures.of({ head, entries: [entry] })).keys()]).toEqual([file])
  }
})

test('one that was lost or changed is left out', async () => {
  const pictures = openPictures(folder)
  await pictures.keep(png)
  await writeFile(join(folder, file), 'something else')
  const { head, entries } = someCampaign()
  const kept = Object.fromEntries(
    [file, `${'0'.repeat(64)}.png`, '../../etc/passwd'].map((id) => [
      id,
      { id, name: 'x', width: 1, height: 1 },
    ]),
  )
  const shown = { ...head, state: { ...head.state, pictures: kept } }
  expect((await pictures.of({ head: shown, entries })).size).toBe(0)
})

test('what is no image, and a full disk, are refused in words', async () => {
  await expect(openPictures(folder).keep(Uint8Array.from([1, 2]))).rejects.toMatchObject({
    code: 'no-picture',
    message: 'That file is no PNG, JPEG, GIF or WebP picture.',
  })
  await writeFile(folder, 'a file in the way')
  await expect(openPictures(folder).keep(png)).rejects.toMatchObject({ code: 'disk-full' })
})
