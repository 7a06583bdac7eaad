import { askOf } from './action-form.svelte.ts'
import type { ScreenPlace } from './places.svelte.ts'
import type { Screen } from './screen.svelte.ts'

/** Makes a meeting of a monster of the library, or has it join the one at hand; false when it was refused or stopped at a question. */
export async function addToEncounter(
  screen: Screen,
  monster: string,
  number: number,
  at: ScreenPlace,
): Promise<boolean> {
  const slot = screen.board.encounter ? 'group' : 'encounter'
  const action = screen.inSlot(slot).find((one) => askOf(one, 'monster') !== null) ?? null
  const which = askOf(action, 'monster')
  if (!action || which === null) return false
  const howMany = askOf(action, 'number') ?? askOf(action, 'notation')
  const told =
    howMany === null
      ? {}
      : { [howMany]: action.asks[howMany]?.kind === 'number' ? number : String(number) }
  return (
    (await screen.run(action.id, { ...action.input, [which]: monster, ...told }, { at })) !== null
  )
}
