import type { CombatOrder } from '../../../core/ruleset/combat.ts'
import { cannotAct } from './can-act.ts'

/** A round: everything happens at once and is settled in this order. Rules GAM-CMB-05, GAM-CMB-06, GAM-INJ-15. */
export const order: CombatOrder = {
  rule: 'GAM-CMB-05',
  first: 'together',
  cannotAct,
  countsInOne: () => true,
  phases: [
    {
      id: 'called-shots',
      title: 'Called shots',
      says: 'They come first, and what of the Guide’s would stop the players.',
      rule: 'GAM-CMB-06',
      acts: ['party', 'foes'],
      deeds: ['blow', 'shot', 'spell'],
    },
    {
      id: 'guide-moves',
      title: 'Guide moves',
      says: 'The Guide tells where their people go.',
      rule: 'GAM-CMB-05',
      acts: ['foes'],
      deeds: ['move'],
    },
    {
      id: 'players',
      title: 'Players',
      says: 'Players move and act, one thing each.',
      rule: 'GAM-CMB-01',
      acts: ['party'],
      deeds: ['blow', 'shot', 'spell', 'move'],
    },
    {
      id: 'guide-acts',
      title: 'Guide acts',
      says: 'All others act, on both sides.',
      rule: 'GAM-CMB-05',
      acts: ['foes'],
      deeds: ['blow', 'shot', 'spell', 'move'],
    },
    {
      id: 'fates',
      title: 'Death checks',
      says: 'Who fainted goes down; then death checks.',
      rule: 'GAM-INJ-15',
      deeds: [],
    },
  ],
  declarations: [
    { id: 'called-shot', title: 'Called shot', phase: 'called-shots', rule: 'GAM-CMB-21' },
    { id: 'dash', title: 'Dash', phase: 'players', rule: 'GAM-MOV-01' },
    { id: 'psychic', title: 'A psychic power, or leaving', phase: 'players', rule: 'GAM-PSY-04' },
  ],
}
