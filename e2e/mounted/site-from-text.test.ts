import { afterAll, expect, test } from 'vitest'
import { accessibleLines } from './accessible-lines.ts'
import { MountedScreen } from './mounted-screen.ts'

/** An adventure of our own: a box to read aloud, a stat block in place, somebody whom no bestiary knows, a number twice. */
const adventure = `The Ash Cave

Soot lies on the road for a mile around.

1. Cave mouth
“Bones and soot, and a smell of burnt hair that does not go away.”
Monsters: 2 goblins, asleep; 3 soot hags
Exits: locked door to 2

2. Hearth
A fire that nobody feeds. A passage leads to area 1.

Ash Hound: AC 5, HD 2+1, hp 11, #AT 1 bite, D 1d6, MV 120', Save F2, ML 9, AL N

Treasure: 60 gp under the hearth stone

2. Loft
Furs hang from the beams.
`
const screen = new MountedScreen()
afterAll(() => screen.end())
const lines = () => accessibleLines(document.querySelector('main') ?? document.body).join('\n')
const shows = (part: string) => expect.poll(lines, { timeout: 20_000 }).toContain(part)

test('a text becomes a site by its areas, is played, and is taken back', async () => {
  await screen.settle()
  await screen.press(/^Open the sample/)
  await screen.key('5')
  await screen.press('Sites')
  await screen.press(/^From a text/)
  await screen.fill('Text of an adventure', adventure)
  expect(await screen.press('Read')).toContain('sites.read')

  // Checked: two areas have a number, and nobody knows soot hags.
  await shows('button “2 Loft”')
  await shows('list “Doubts”')
  await shows('button “Make Soot hag”')
  await shows('region “Left over”')
  await screen.press(/Loft/)
  await screen.fill('Number', '3')
  await screen.fill('Name', 'Fur loft')
  await shows('button “3 Fur loft”')
  await expect.poll(lines, { timeout: 20_000 }).not.toContain('list “Doubts”')

  // The form for a monster bears its name, and what was checked is there afterwards.
  await screen.press(/Cave mouth/)
  await screen.press('Make Soot hag')
  await shows('region “By hand”')
  const draft = await screen.api.call('sites.draft', null)
  expect(draft.ok && draft.value?.books[0]?.areas.map(({ title }) => title)).toEqual([
    'Cave mouth',
    'Hearth',
    'Fur loft',
  ])
  await screen.press('Sites')
  await screen.press(/^From a text/)
  await shows('button “3 Fur loft”')

  // Kept in one step, on the table with who is there, and undone.
  expect(await screen.press('Make the site')).toContain('play.run house.keep-read-sites')
  await shows('button “2 Hearth unseen”')
  await screen.press(/^2 Hearth/)
  await screen.press(/^Put on the table/)
  await shows('heading “An Ash Hound”')
  await screen.key('u')
  await screen.key('u')
  await screen.key('5')
  await expect.poll(lines, { timeout: 20_000 }).not.toContain('The Ash Cave')
  expect(screen.faults).toEqual([])
}, 120_000)
