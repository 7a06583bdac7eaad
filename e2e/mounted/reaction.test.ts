import { expect, it } from 'vitest'
import { MountedScreen } from './mounted-screen.ts'

it('whoever else is chosen to speak leaves the list at its hint, and not at the next in it', async () => {
  const screen = new MountedScreen()
  await screen.settle()
  await screen.key('4')
  await screen.fill('Its name', 'A new campaign')
  await screen.press(/^Begin/)
  for (let rolled = 0; rolled < 2; rolled += 1) {
    await screen.key('4')
    await screen.press(/^A party of/)
    await screen.key('A', true)
  }
  const input = { monster: 'bundled-bandit', number: '3' }
  await screen.api.call('play.run', { action: 'house.encounter', input })
  await screen.settle()
  await screen.key('1')
  const list = () => document.querySelector<HTMLSelectElement>('select[aria-label="Somebody else"]')
  const before = list()
  const somebody = before?.options[1]
  if (!before || !somebody) throw new Error('nobody else may speak')
  before.value = somebody.value
  await screen.calls(() => before.dispatchEvent(new Event('change', { bubbles: true })))
  expect([...(list()?.options ?? [])].map(({ value }) => value)).not.toContain(somebody.value)
  expect(list()?.value).toBe('')
  await screen.end()
})

it('a creature runs from an encounter, and is offered no flight where none is on', async () => {
  const screen = new MountedScreen()
  await screen.settle()
  await screen.press(/^Open the sample/)
  const offered = () =>
    [...document.querySelectorAll('main button')].some((one) => one.textContent.trim() === 'flees')
  await screen.api.call('play.run', { action: 'house.foe', input: { name: 'Ash' } })
  await screen.key('3')
  expect(document.querySelector('main')?.textContent).toContain('Ash')
  expect(offered()).toBe(false)
  const input = { monster: 'bundled-bandit', number: '3' }
  await screen.api.call('play.run', { action: 'house.encounter', input })
  await screen.settle()
  expect(offered()).toBe(true)
  await screen.end()
})
