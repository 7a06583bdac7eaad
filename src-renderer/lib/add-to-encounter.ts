import type { ScreenPlace } from './places.svelte.ts'
import type { Screen } from './screen.svelte.ts'

/** Makes a meeting of a monster of the library, or has it join the one at hand; false when it was refused or stopped at a question. */
export async function addToEncounter(
  screen: Screen,
  monster: string,
  number: number,
  at: ScreenPlace,
): Promise<boolean> {
  const action = screen.views.encounter ? 'house.join-meeting' : 'house.encounter'
  return (await screen.run(action, { monster, number: String(number) }, { at })) !== null
}
