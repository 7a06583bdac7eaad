import { expect, it } from 'vitest'
import { MountedScreen } from './mounted-screen.ts'

it.each([
  ['1', 'HEARTS', '10'],
  ['4', 'Block, Dodge, Parry', '1'],
])(
  'a skill learned on the page begins as its game has it: game %s, %s',
  async (key, _game, score) => {
    const screen = new MountedScreen()
    await screen.settle()
    await screen.key(key)
    await screen.fill('Its name', 'A new campaign')
    await screen.press(/^Begin/)
    await screen.press(/^Roll a party/)
    await screen.press(/^A party of/)
    await screen.key('A', true)
    await screen.calls(() =>
      document
        .querySelector<HTMLButtonElement>('button[aria-label*=": sheet"], button[title*=": sheet"]')
        ?.click(),
    )
    expect(document.querySelector<HTMLInputElement>('[aria-label="Its score"]')?.value).toBe(score)
    await screen.end()
  },
)
