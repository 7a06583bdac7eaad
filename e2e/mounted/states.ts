import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibleLines } from './accessible-lines.ts'
import { MountedScreen, nameOf, pressable } from './mounted-screen.ts'

/** Pages of the screen: the key of their fold, and the button that turns to them. */
export const pages = {
  explore: ['1', null],
  travel: ['2', null],
  fight: ['3', null],
  town: ['4', null],
  monsters: ['5', 'Monsters'],
  tables: ['5', 'Tables'],
  generators: ['5', 'Generators'],
  sites: ['5', 'Sites'],
  notes: ['5', 'Notes'],
  wilderness: ['5', 'Wilderness'],
  print: ['6', null],
} as const
export type Page = keyof typeof pages

/** A state of the screen: the name of its files, the way to it, and the page that is shown. */
export type State = readonly [string, (screen: MountedScreen) => Promise<unknown>, Page]

/** Compares the parts of each state, and what its buttons do, with those approved. */
export function testStates(states: readonly State[]): void {
  describe.each(states)('%s', (state, reach, page) => {
    const [key, turn] = pages[page]
    let screen: MountedScreen
    const main = () => document.querySelector('main') ?? document.body
    const show = async () => {
      await screen.key(key)
      if (turn) await screen.press(turn)
    }

    /** Presses it: the calls it brings, the dialog it opens, and its new state. */
    const pressed = async (button: HTMLElement): Promise<string[]> => {
      const state = stateOf(button)
      const calls = await screen.calls(() => button.click())
      const dialog = document.querySelector('dialog[open]')
      const now = stateOf(button)
      return [
        ...calls,
        ...(dialog ? [`opens “${nameOf(dialog)}”`] : []),
        ...(button.isConnected && now !== state ? [now] : []),
      ]
    }

    beforeAll(async () => {
      screen = new MountedScreen()
      await screen.settle()
      await reach(screen)
      await screen.key('1')
      await show()
    })
    afterAll(() => screen.end())

    test('has these parts, by role and name', async () => {
      const lines = accessibleLines(main()).join('\n')
      await expect(`${lines}\n`).toMatchFileSnapshot(`golden/${state}.txt`)
    })

    test('does this by each press', async () => {
      const said: string[] = []
      const find = (name: string, nth = 0) =>
        pressable(main()).filter((each) => nameOf(each) === name)[nth]
      for (const { name, nth, first } of someOfEach(pressable(main()))) {
        const again = () => (first.isConnected ? first : find(name, nth))
        if (!again()) await screen.calls(() => (find('shut') ?? find('close'))?.click())
        const button = again()
        const does = button ? await pressed(button) : ['gone']
        said.push(`${name}: ${does.join(', ') || 'no change'}`)
        await screen.leave()
        const isDone =
          does.some((each) => each.startsWith('play.run')) && !does.includes('asks for dice')
        if (isDone) await screen.key('u')
        await screen.key('1')
        await show()
      }
      expect(screen.faults).toEqual([])
      await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`golden/${state}-presses.txt`)
    })
  })
}

const stateOf = ({ ariaPressed, ariaExpanded, ariaSelected }: HTMLElement): string =>
  `pressed ${ariaPressed}, expanded ${ariaExpanded}, selected ${ariaSelected}`.replaceAll(
    /(, )?\w+ null/g,
    '',
  )

/** Names of buttons, each with its place among those of its name: of many alike, as in a list, the first three. */
function someOfEach(
  buttons: readonly HTMLElement[],
): { name: string; nth: number; first: HTMLElement }[] {
  const alike = new Map<string, number>()
  const named = new Map<string, number>()
  return buttons.flatMap((button) => {
    const name = nameOf(button)
    const nth = named.get(name) ?? 0
    named.set(name, nth + 1)
    const kind = `${button.className} ${button.parentElement?.className}`
    alike.set(kind, (alike.get(kind) ?? 0) + 1)
    return (alike.get(kind) ?? 0) > 3 ? [] : [{ name, nth, first: button }]
  })
}
