import { expect, it } from 'vitest'
import { Presets } from './presets.svelte.ts'
import { testScreen } from './test-screen.ts'

const template = 'character-sheet'

it('a template is printed as the last time; the first time on the paper of the settings', async () => {
  const screen = testScreen({})
  screen.settings = { ...screen.settings, paper: 'Letter' }
  const presets = new Presets(screen)
  expect(presets.optionsOf(template)).toMatchObject({ paper: 'Letter', ink: 'saving', copies: 1 })
  await presets.set(template, { paper: 'A5', copies: 3 })
  expect(presets.optionsOf(template)).toMatchObject({ paper: 'A5', copies: 3 })
  expect(new Presets(screen).optionsOf(template)).toMatchObject({ paper: 'A5', copies: 3 })
})

it('a form to fill in lies flat and stands once, whatever was chosen before it', async () => {
  const presets = new Presets(testScreen({}))
  await presets.set(template, { folding: 'booklet', copies: 3, fillable: true })
  expect(presets.optionsOf(template)).toMatchObject({ folding: 'flat', copies: 1 })
  await presets.set(template, { fillable: false })
  expect(presets.optionsOf(template)).toMatchObject({ folding: 'booklet', copies: 3 })
})

it('panels are folded of whole sheets: on smaller paper a handout lies flat', async () => {
  const presets = new Presets(testScreen({}))
  await presets.set('handout', { folding: 'trifold', paper: 'Letter' })
  expect(presets.optionsOf('handout').folding).toBe('trifold')
  await presets.set('handout', { paper: 'A5' })
  expect(presets.optionsOf('handout')).toMatchObject({ paper: 'A5', folding: 'flat' })
})

it('a way of printing is kept under a name, taken again and deleted', async () => {
  const presets = new Presets(testScreen({}))
  await presets.set(template, { paper: 'A5', ink: 'black' })
  await presets.keep(template, ' For the table ')
  expect([presets.namesOf(template), presets.nameOf(template)]).toEqual([
    ['For the table'],
    'For the table',
  ])
  await presets.set(template, { paper: 'A4' })
  expect(presets.nameOf(template)).toBe(null)
  await presets.use(template, 'For the table')
  expect(presets.optionsOf(template)).toMatchObject({ paper: 'A5', ink: 'black' })
  await presets.delete(template, 'For the table')
  expect(presets.namesOf(template)).toEqual([])
})

it('says what is wrong with a name, and keeps nothing under it', async () => {
  const presets = new Presets(testScreen({}))
  for (const name of ['  ', 'x'.repeat(61), 'constructor', '__proto__']) {
    expect(presets.wrongName(template, name)).not.toBe(null)
    await presets.keep(template, name)
  }
  expect(presets.namesOf(template)).toEqual([])
  for (let at = 0; at < 30; at++) await presets.keep(template, `Way ${at}`)
  expect(presets.wrongName(template, 'One more')).toMatch('delete one')
  expect(presets.wrongName(template, 'Way 7')).toBe(null)
})
