import { wagesOf } from '../../rules/gm/party/employers.ts'
import { claim, creatureIn, type Apply } from './change.ts'

export const kind: Apply<'kind'> = (draft, effect) => {
  creatureIn(draft, effect.creature).kind = effect.kind
}

export const player: Apply<'player'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  if (effect.player === '') delete creature.player
  else creature.player = effect.player
}

export const written: Apply<'written'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  const { [effect.field]: _before, ...others } = creature.written ?? {}
  const next = effect.to === null ? others : { ...others, [effect.field]: effect.to }
  if (Object.keys(next).length === 0) delete creature.written
  else creature.written = next
}

/** Sets the employer; the wage's timer and due then name the new payer. */
export const employ: Apply<'employ'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  if (effect.employer === null) delete creature.employer
  else creature.employer = effect.employer
  for (const timer of wagesOf(draft, creature.id)) {
    if (effect.employer === null) delete draft.timers[timer.id]
    else if (timer.due) timer.due.input['payer'] = effect.employer
  }
  for (const due of Object.values(draft.dues)) {
    if (effect.employer !== null && due.input['bearer'] === creature.id && 'payer' in due.input)
      due.input['payer'] = effect.employer
  }
}

export const tag: Apply<'tag'> = (draft, effect) => {
  const { tags } = creatureIn(draft, effect.creature)
  if (effect.on) tags[effect.tag] = true
  else delete tags[effect.tag]
}

export const attack: Apply<'attack'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  if (!creature.attacks[effect.attack.id]) creature.attackOrder.push(effect.attack.id)
  creature.attacks[effect.attack.id] = effect.attack
  claim(draft, effect.attack.id)
}

export const dropAttack: Apply<'drop attack'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  delete creature.attacks[effect.attack]
  creature.attackOrder = creature.attackOrder.filter((id) => id !== effect.attack)
}
