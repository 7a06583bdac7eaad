import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { type CombatOrder } from '../../../core/ruleset/combat.ts'
import { multipleAttackers } from '../house-rules/fight.ts'
import { cannotAct } from '../people.ts'

/** Five phases; in each, those with initiative go first. Rules DLV-INIT-01 to DLV-INIT-03. */
export const order: CombatOrder = {
  rule: 'DLV-INIT-02',
  first: 'each',
  cannotAct,
  countsInOne: (situation) => houseRule<string>(situation, multipleAttackers) === 'highest',
  phases: [
    { id: 'cast', title: 'Magic cast', says: 'casters begin to read', rule: 'DLV-INIT-02' },
    { id: 'missile', title: 'Missiles', says: 'bows, slings, throws', rule: 'DLV-INIT-05' },
    { id: 'move', title: 'Move', says: 'all who did not shoot', rule: 'DLV-INIT-05' },
    { id: 'melee', title: 'Melee', says: 'blows and manoeuvres', rule: 'DLV-ATK-01' },
    { id: 'effect', title: 'Magic takes effect', says: 'spells not lost', rule: 'DLV-INIT-02' },
  ],
  declarations: [
    { id: 'cast', title: 'Casts a spell', phase: 'cast', rule: 'DLV-INIT-02' },
    { id: 'shoot', title: 'Shoots or throws', phase: 'missile', rule: 'DLV-INIT-05' },
    { id: 'move', title: 'Moves', phase: 'move', rule: 'DLV-INIT-05' },
    { id: 'strike', title: 'Strikes', phase: 'melee', rule: 'DLV-ATK-01' },
  ],
}
