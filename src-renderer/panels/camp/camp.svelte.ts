import type { JourneyView } from '../../../src-main/campaign/view/views.ts'
import type { Id } from '../../../src-main/rules/core/situation.ts'
import { firstName } from '../../lib/words.ts'

export const campPlace = 'camp'

/** One of the party as the night will find them. */
interface Camper {
  id: Id
  name: string
  /** As their column has room for: the first name. */
  short: string
  /** Ticked for the meal; null where the game asks for no meal. */
  eats: boolean | null
  /** Ticked, and nothing is left for them. */
  goesWithout: boolean
  /** Hours of their watch, "22–00"; null for none. */
  watches: string | null
  /** Beasts keep no watch. */
  mayWatch: boolean
  says: string[]
}

/** @param eaters who is ticked for the meal; null where the game asks for none. */
export function campersOf(
  { camp, night }: Pick<JourneyView, 'camp' | 'night'>,
  eaters: readonly Id[] | null,
): Camper[] {
  return camp.map(({ id, name, fed, says }) => {
    const watch = night.watching.find((one) => one.id === id)
    const eats = eaters === null ? null : eaters.includes(id)
    return {
      id,
      name,
      short: firstName(name),
      eats,
      goesWithout: eats === true && !fed,
      watches: watch ? `${hour(watch.from)}–${hour(watch.to)}` : null,
      mayWatch: watch !== undefined || night.asleep.some((one) => one.id === id),
      // What a meal would mend comes only to those who eat.
      says: eats === false ? [] : says,
    }
  })
}

/** "3 of 4 eat": those who are ticked and for whom something is left. */
export function mealText(campers: readonly Pick<Camper, 'eats' | 'goesWithout'>[]): string {
  const fed = campers.filter(({ eats, goesWithout }) => eats === true && !goesWithout)
  return `${fed.length} of ${campers.length} eat`
}

/** A full hour as the table says it: "22"; else with its minutes. */
function hour(time: string): string {
  return time.endsWith(':00') ? time.slice(0, 2) : time
}
