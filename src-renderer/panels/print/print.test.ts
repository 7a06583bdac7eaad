import { expect, it } from 'vitest'
import { PrintPanel, printPanelOf } from './print.svelte.ts'
import { testScreen } from './test-screen.ts'

interface PreviewInput {
  wanted: { creatures: string[] }
}
const page = ({ wanted }: PreviewInput): unknown => ({
  ok: true,
  value: { title: wanted.creatures.join(' and '), data: { of: wanted.creatures } },
})

it('begins with the first of the party, and shows what is wanted instead', async () => {
  const panel = new PrintPanel(testScreen({ 'print.preview': page }))
  await panel.refresh()
  expect(panel.current).toEqual({
    template: 'character-sheet',
    title: 'c1',
    data: { of: ['c1'] },
  })
  panel.want({ template: 'character-sheet', creatures: ['c1', 'c2'] })
  await panel.refresh()
  expect(panel.current?.title).toBe('c1 and c2')
})

it('a saved file is shown beside its own template only', () => {
  const panel = new PrintPanel(testScreen({ 'print.preview': page }))
  panel.jobs.saved = { title: 'c1', path: '/out/c1.pdf', pages: 2, bytes: 17_000, opened: false }
  panel.choose('character-sheet')
  expect(panel.jobs.saved?.path).toBe('/out/c1.pdf')
  panel.choose('monster-cards')
  expect(panel.jobs.saved).toBeNull()
})

it('a text is put on a handout of its own, and at the end of one that is being written', async () => {
  const panel = new PrintPanel(testScreen({ 'print.preview': page }))
  await panel.printText('Weapons', '## Weapons')
  await panel.printText('Armour', '## Armour')
  expect(panel.wanted).toEqual({
    template: 'handout',
    handout: null,
    draft: { title: 'Weapons', style: 'plain', text: '## Weapons\n\n## Armour' },
  })
})

it('a text beside a kept handout leaves that as it is', async () => {
  const letter = { title: 'Letter', style: 'letter' as const, text: 'Come.' }
  const read = () => ({ ok: true, value: letter })
  const panel = new PrintPanel(testScreen({ 'print.preview': page, 'handouts.read': read }))
  panel.choose('handout')
  panel.want({ template: 'handout', handout: 'h1', draft: letter })
  await panel.printText('Weapons', '## Weapons')
  expect(panel.wanted).toMatchObject({ handout: null, draft: { title: 'Weapons' } })
})

it('while a page is on its way, only the last word after it is asked for', async () => {
  const previewed: string[][] = []
  const panel = new PrintPanel(
    testScreen({
      'print.preview': async (input: PreviewInput) => {
        previewed.push(input.wanted.creatures)
        await Promise.resolve()
        return page(input)
      },
    }),
  )
  const first = panel.refresh()
  for (const creatures of [['c1', 'c2'], ['c2'], []]) {
    panel.want({ template: 'character-sheet', creatures })
    void panel.refresh()
  }
  await first
  expect(previewed).toEqual([['c1'], []])
})

it('the same page again is not drawn again', async () => {
  const panel = new PrintPanel(testScreen({ 'print.preview': page }))
  await panel.refresh()
  const shown = panel.current
  await panel.refresh()
  expect(panel.current).toBe(shown)
})

it('a key that comes before the pages do is heard: the job waits for them', async () => {
  const sent: unknown[] = []
  const panel = new PrintPanel(
    testScreen({
      'print.preview': page,
      'print.save': (input: unknown) => {
        sent.push(input)
        return { ok: true, value: { path: '/out/c1.pdf', bytes: 1, pages: 1 } }
      },
    }),
  )
  await panel.send('save')
  expect(sent).toHaveLength(1)
})

it('what can’t be made says why, and is not sent to the press', async () => {
  let sent = 0
  const panel = new PrintPanel(
    testScreen({
      'print.preview': () => ({ ok: false, failure: { code: 'refused', message: 'Odo is gone.' } }),
      'print.save': () => (sent += 1),
    }),
  )
  await panel.refresh()
  await panel.send('save')
  expect([panel.current, panel.refused?.message, sent]).toEqual([null, 'Odo is gone.', 0])
})

it('a campaign has one, whenever the GM comes back to it, and another campaign has its own', () => {
  const screen = testScreen({})
  screen.campaign = { id: 'c1', name: 'Belfry' } as never
  const first = printPanelOf(screen)
  first.want({ template: 'character-sheet', creatures: ['c4'] })
  expect(printPanelOf(screen)).toBe(first)
  screen.campaign = { id: 'c2', name: 'Mill' } as never
  expect(printPanelOf(screen).wanted).not.toEqual(first.wanted)
})
