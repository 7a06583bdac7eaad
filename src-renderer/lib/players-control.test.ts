import { expect, test } from 'vitest'
import type { Result } from '../../src-main/ipc/contract/endpoint.ts'
import type { PlayersState } from '../../src-main/ipc/contract/players.ts'
import { PlayersControl } from './players-control.svelte.ts'

/** Main as far as these tests need it: it does what it is asked at once, and answers when it is let. */
function standingMain() {
  const main = { black: false, open: false }
  const waiting: { name: string; answer: () => void }[] = []
  const call = (name: string, input: Partial<typeof main> | null) =>
    new Promise<Result<PlayersState>>((resolve) => {
      if (name === 'players.change') Object.assign(main, input)
      const { black, open } = main
      const state = { open, switches: { black } } as PlayersState
      const done = () => {
        if (name === 'players.open') Object.assign(main, input)
        return { ...state, ...(name === 'players.open' ? input : {}) } as PlayersState
      }
      waiting.push({ name, answer: () => resolve({ ok: true, value: done() }) })
    })
  const screen = {
    api: { call, on: () => () => undefined },
    take: (_: string, result: { ok: boolean; value: PlayersState }) => result.value,
  }
  const control = new PlayersControl(
    screen as unknown as ConstructorParameters<typeof PlayersControl>[0],
  )
  /** Answers the call that waits at this place, and lets what follows from it happen. */
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const answer = async (nth = 0): Promise<void> => {
    await settled()
    waiting.splice(nth, 1)[0]?.answer()
    await settled()
  }
  return { main, control, waiting, answer }
}

test('black pressed twice before main has answered is as it was', async () => {
  const { main, control, waiting, answer } = standingMain()
  void control.refresh()
  await answer()
  void control.black()
  void control.black()
  await answer()
  await answer()
  expect(main.black).toBe(false)
  expect(control.state?.switches.black).toBe(false)
  expect(waiting).toEqual([])
})

test('a window that opens while the card reads how it stands is open on the card', async () => {
  const { control, waiting, answer } = standingMain()
  void control.open(true)
  void control.refresh()
  await answer(1)
  expect(control.state?.open).toBe(false)
  await answer()
  expect(waiting.map(({ name }) => name)).toEqual(['players.state'])
  await answer()
  expect(control.state?.open).toBe(true)
})

test('an answer that comes after the campaign was left is dropped', async () => {
  const { control, answer } = standingMain()
  void control.refresh()
  control.forget()
  await answer()
  expect(control.state).toBeNull()
})
