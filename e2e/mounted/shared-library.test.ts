import { afterAll, expect, test } from 'vitest'
import { accessibleLines } from './accessible-lines.ts'
import { MountedScreen } from './mounted-screen.ts'

const block = (name: string, hd: string) =>
  `${name}\nAC 6 [13], HD ${hd} (4hp), Att 1 × club (1d6), THAC0 19 [0], MV 90’ (30’), SV D12 W13 P14 B15 S16 (1), ML 8, AL Chaotic, XP 10`
const screen = new MountedScreen()
afterAll(() => screen.end())
const lines = () => accessibleLines(document.querySelector('main') ?? document.body).join('\n')
const shows = (part: string) => expect.poll(lines, { timeout: 20_000 }).toContain(part)

test('monsters are shared, tagged and merged, and what is typed stays', async () => {
  await screen.settle()
  await screen.press(/^Open the sample/)
  const text = [block('Toll Hob', '1'), block('Hob of the Toll', '2')].join('\n\n')
  const read = await screen.api.call('convert.read', { text, last: true, opening: '' })
  const monsters = read.ok ? read.value.monsters : []
  const to = { home: 'shared' as const, collection: 'Road' }
  await screen.api.call('library.keep', { monsters, to })
  await screen.key('5')
  await screen.fill('Search the bestiary', 'in:road')
  await shows('button “Hob of the Toll HD 2 shared”')

  // Tagged in one step, which the shared library's own undo takes back.
  await screen.press('Organise')
  await screen.fill('Add, with commas between', 'road')
  expect(await screen.press('Change the tags')).toContain('library.tag')
  await screen.fill('Search the bestiary', 'tag:road in:road')
  await shows('button “Toll Hob HD 1 shared”')
  await screen.press('Undo the last change')
  await expect.poll(lines, { timeout: 20_000 }).not.toContain('button “Toll Hob HD 1 shared”')
  await screen.fill('Search the bestiary', 'in:road')
  await shows('button “Toll Hob HD 1 shared”')

  // One of two is kept, and both names lead to it.
  await screen.press('Duplicates')
  await shows('list “Duplicates”')
  await screen.press(/^Merge (Toll Hob|Hob of the Toll)$/)
  await screen.fill('Search the bestiary', 'hob of the toll')
  await expect
    .poll(() => lines().match(/checkbox “Select (Toll Hob|Hob of the Toll)”/g)?.length, {
      timeout: 20_000,
    })
    .toBe(1)

  // What is typed on a desk is there again after another page.
  await screen.press('Organise')
  await screen.fill('Add, with commas between', 'half typed')
  await screen.press('Tables')
  await screen.press('Monsters')
  await shows('textbox “Add, with commas between”')
  expect(screen.faults).toEqual([])
}, 120_000)
