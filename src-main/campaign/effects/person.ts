import { claim, creatureIn, type Apply } from './change.ts'

export const kind: Apply<'kind'> = (draft, effect) => {
  creatureIn(draft, effect.creature).kind = effect.kind
}

export const player: Apply<'player'> = (draft, effect) => {
  const creature = creatureIn(draft, effect.creature)
  if (effect.player === '') delete creature.player
  else creature.player = effect.player
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
