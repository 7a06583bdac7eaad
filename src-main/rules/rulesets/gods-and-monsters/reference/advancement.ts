import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { archetypeList, levelList } from './figures.ts'

export const advancement: readonly RuleText[] = section('Advancement', [
  [
    'GAM-ADV-01',
    'Archetypes',
    'Each has an ability, a reaction, a second ability for verve and its own pace of Fighting Art.',
  ],
  [
    'GAM-ADV-02',
    'Levels',
    'A level takes a thousand points times the one before it; the second 1,000, the third 3,000 in all.',
    levelList,
  ],
  [
    'GAM-ADV-03',
    'Several archetypes',
    'Only by a specialty. Reactions and Fighting Art go by each one’s own level, all else by their sum.',
  ],
  ['GAM-ADV-04', 'What is new', 'It may have been learned now, or have been true all along.'],
  [
    'GAM-ADV-05',
    'Where points come from',
    'Mojo on archetypal rolls, encounters engaged, opponents defeated, loot given away or lost.',
  ],
  [
    'GAM-ADV-06',
    'Shared',
    'All but the mojo’s is awarded after the adventure, to the whole group.',
  ],
  ['GAM-ADV-07', 'For mojo', 'Fifty for each point used on an archetypal roll, at once.'],
  [
    'GAM-ADV-08',
    'For loot',
    'Two for each coin given up with nothing hoped for; bribes bring none, lost bets only where the loss was agreed before.',
  ],
  ['GAM-ADV-09', 'How it went', 'Players may tell how it was lost, if the Guide agrees.'],
  [
    'GAM-ADV-10',
    'Pools',
    'Even levels roll d10 for verve, odd ones from the third for survival, with the shares of the first level.',
  ],
  [
    'GAM-ADV-11',
    'Fighting Art',
    'A warrior’s level; half of it for thieves, prophets and monks; a third for sorcerors.',
  ],
  [
    'GAM-ADV-12',
    'Reactions',
    'The archetype’s own grows with each level, the others with every second.',
  ],
  ['GAM-ADV-13', 'Specialties', 'One at the first level and at each odd one after.'],
  ['GAM-ADV-14', 'Mojo', 'Ten and the new level.'],
  [
    'GAM-ADV-15',
    'Pooled mojo',
    'Several may pay for one project; the dearest price of theirs is due.',
  ],
  ['GAM-ADV-16', 'Moral codes', 'Look at the code with each level: it is the one that was played.'],
  [
    'GAM-ADV-17',
    'Turning',
    'Who turns evil becomes the Guide’s. A prophet who turns alone loses the spirits and a prophet’s specialties.',
  ],
  [
    'GAM-ADV-18',
    'Whose shares',
    'Overall level says which pool; the highest archetype after the level says whose shares, on a tie the one gained.',
  ],
  ['GAM-ADV-19', 'Calling points', 'A prophet gains as many as the new level.'],
  [
    'GAM-ADV-20',
    'Other spirits',
    'Once a level after the first a prophet may give up one type of spirit for another.',
  ],
  ['GAM-ADV-21', 'Slots', 'A sorceror gains as many as the new level.'],
  ['GAM-ADV-22', 'Spells', 'They may be found, stolen, traded or bought with mojo.'],
  [
    'GAM-ADV-23',
    'Bought spells',
    'Three mojo a level, and ten castings’ components unless archetypal mojo paid for its level.',
  ],
  [
    'GAM-ADV-24',
    'Inscribing',
    'So paid it is in the book at once, and may take the place of an uncast one of its level.',
  ],
  [
    'GAM-ADV-25',
    'Compatible',
    'Otherwise reason + 6 − its level is tested first; a failure costs the mojo and the spell.',
  ],
  ['GAM-ADV-26', 'Again', 'At a later level, for 2 mojo and five castings’ components.'],
  [
    'GAM-ADV-27',
    'Thieves',
    'Each level after the first adds one to a thief field or a skill in one.',
  ],
  [
    'GAM-ADV-28',
    'In the midst',
    'A level won by mojo counts at once, or after the scene where it needs thought.',
  ],
  [
    'GAM-ADV-T01..05',
    'The five archetypes',
    'Ability, reaction, verve’s second ability and Fighting Art of each.',
    archetypeList,
  ],
  [
    'GAM-ADV-L01..10',
    'Level by level',
    'Experience, specialties, reactions, pools, mojo and Fighting Art; beyond the tenth the steps go on.',
  ],
])
