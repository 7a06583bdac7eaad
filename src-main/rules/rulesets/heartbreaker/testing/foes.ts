import { newCreature } from '../../../core/creature.ts'
import type { Preview } from '../../../core/action.ts'
import { actionNamed } from '../../../registry.ts'
import { defaultInput } from '../../../../campaign/view/defaults.ts'
import { context } from '../../../../campaign/testing/context.ts'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'

/** A monster of the other side with a claw of a d6. */
export function foe(id: string, values: Creature['values'] = {}, name = `Goblin ${id}`): Creature {
  return {
    ...newCreature(id, name, 'monster', {
      hp: 4,
      maxHp: 4,
      com: 0,
      sav: 14,
      def: 0,
      cov: 0,
      amr: 0,
      hd: 1,
      ...values,
    }),
    attacks: { a1: { id: 'a1', name: 'Claw', count: 1, dice: '1d6', notes: '', joins: 'first' } },
    attackOrder: ['a1'],
  }
}

/** Preview of an action, as the screen shows it before rolling. */
export function shown(
  state: CampaignState,
  action: `${string}.${string}`,
  input: Record<string, unknown> = {},
): Preview {
  const found = actionNamed(state, action)
  const preview = found?.preview?.(
    state,
    { ...defaultInput(found.asks, state), ...input } as never,
    { ruling: { adjust: 0, secret: false }, shelf: context.shelf },
  )
  if (!preview) throw new Error(`${action} shows nothing`)
  return preview
}
