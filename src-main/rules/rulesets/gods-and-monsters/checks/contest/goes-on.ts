import type { Effect } from '../../../../core/effects.ts'
import type { ActionId, Id } from '../../../../core/situation.ts'
import { repeatTime } from '../figures.ts'

/** Another exchange after a longer while, ready to be rolled; whoever gives up has it waved away. Rules GAM-CTS-15, GAM-CTS-16. */
export function goesOn(
  action: ActionId,
  title: string,
  who: readonly Id[],
  input: Readonly<Record<string, unknown>> & { step: number },
): Effect {
  const id = `${action}:${who.join(':')}`
  return {
    do: 'due',
    due: {
      id,
      action,
      input: { ...input, due: id },
      title,
      why: `Again after ${repeatTime(input.step)}, unless somebody gives up`,
      rule: 'GAM-CTS-16',
      when: 'now',
      who: [...who],
      must: false,
    },
  }
}
