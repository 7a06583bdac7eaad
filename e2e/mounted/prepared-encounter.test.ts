import { afterAll, expect, test } from 'vitest'
import { accessibleLines } from './accessible-lines.ts'
import { MountedScreen } from './mounted-screen.ts'

const screen = new MountedScreen()
afterAll(() => screen.end())
const lines = () => accessibleLines(document.querySelector('main') ?? document.body).join('\n')
const within = { timeout: 20_000 }
const shows = (part: string) => expect.poll(lines, within).toContain(part)
const says = (part: string) => expect.poll(() => document.body.textContent, within).toContain(part)

test('a band that no bestiary knows is kept as text, and its monster made from there', async () => {
  await screen.settle()
  await screen.press(/^Open the sample/)
  await screen.key('5')
  await screen.press('Encounters')
  await screen.key('Insert')
  await screen.fill('Name', 'The fen')
  await screen.fill('Who comes, one band a line', '1 goblin, asleep\n3 soot hags')
  await says('The fen: a goblin, 3 soot hags (not in the library yet)')
  const save = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
  document.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', save))
  await says('no monster of that name is in the library')
  // Activity that nobody typed is the one in the first band's line.
  await expect
    .poll(() => document.querySelector('main')?.textContent, within)
    .toMatch(/Activity\s*asleep/)
  await screen.press('Make Soot hag')
  await shows('region “By hand”')
  const name = () => document.querySelector<HTMLInputElement>('[data-field="name"]')?.value
  await expect.poll(name, within).toBe('Soot hag')
  expect(screen.faults).toEqual([])
}, 120_000)

test('an encounter half made by hand stands as it was left when the fold is shown again', async () => {
  await screen.press(/Explore$/)
  await screen.press(/^Make one by hand/)
  const who = () => document.querySelector<HTMLInputElement>('form .pick input')?.value
  await screen.fill('Who', 'gobl')
  await screen.press(/Town$/)
  await screen.press(/Explore$/)
  await expect.poll(who, within).toBe('gobl')
}, 120_000)
