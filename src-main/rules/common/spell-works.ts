import { skies, skyNamed } from '../clock/weather.ts'
import type { Effect } from '../core/effects.ts'
import type { Step } from '../core/outcome.ts'
import type { Scope } from '../core/preview.ts'
import type { Situation } from '../core/situation.ts'
import type { Timer } from '../core/state/due.ts'

/** Spells that need words: which door, weather, question or place. */
const worded = ['Augury', 'Control Weather', 'Knock', 'Scry', 'Speak with Dead', 'Wizard Lock']

/** Limits of the words that a spell asks for: the skies for Control Weather, no words where it names nothing. */
export function aboutScope(spell: string): { about?: Scope } {
  if (spell === 'Control Weather') return { about: { of: skies } }
  return worded.includes(spell) ? {} : { about: { idle: true } }
}

/** Sets the weather while the spell's timer runs; a text that names no known weather is only noted. */
export function holdWeather(
  situation: Situation,
  timer: Timer,
  words: string,
): { effects: Effect[]; why: Step[] } {
  const sky = skyNamed(words)
  const since = situation.clock.seconds
  return {
    effects: [
      { do: 'timer', timer },
      ...(sky ? [{ do: 'weather' as const, to: { sky, since, held: timer.id } }] : []),
    ],
    why: [
      {
        name: 'Sky',
        value: sky ? `${sky}, and it does not turn` : 'no weather was named: set it by hand',
        ...(timer.rule && { rule: timer.rule }),
      },
    ],
  }
}

const locked = 'wizard lock'

/** Effects of a locking spell on a door here, until a Knock. */
export function lockEffects(what: string, rule: Step['rule']): Effect[] {
  return rule ? [{ do: 'here', id: locked, to: { title: `Locked by a spell: ${what}`, rule } }] : []
}

/** Effects of a Knock: removes a locking spell and a wedge at this spot. */
export function knockEffects({ place }: Situation): Effect[] {
  return [locked, 'spiked'].flatMap((id): Effect[] =>
    place.here?.[id] ? [{ do: 'here', id, to: null }] : [],
  )
}
