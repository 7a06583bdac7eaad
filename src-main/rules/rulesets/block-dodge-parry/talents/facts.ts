import type { RuleId } from '../../../core/outcome.ts'

/** Effect of each skill with a number or a trigger, by its name. Rules BDPX-SKL-01 to BDPX-SKL-44. */
export const skillFacts: Readonly<Record<string, { rule: RuleId; says: string }>> = {
  'Animal Attuned': { rule: 'BDPX-SKL-01', says: '+1 reaction with animals' },
  'Animal Companion': { rule: 'BDPX-SKL-02', says: 'pet: abilities 2d6, 3 HP, d6' },
  Companion: { rule: 'BDPX-SKL-03', says: 'helper: abilities 3d6, 3 HP' },
  Commander: {
    rule: 'BDPX-SKL-04',
    says: 'once per fight: enhance an ally’s next attack or heal 1d6 HP',
  },
  'Impressive Skills': {
    rule: 'BDPX-SKL-05',
    says: 'after a striking win: reroll reactions at +2, or onlookers’ morale at −2',
  },
  Inspiring: { rule: 'BDPX-SKL-06', says: 'allies pass morale saves' },
  Mediator: { rule: 'BDPX-SKL-07', says: '+1 reaction with a shared language' },
  Provocateur: { rule: 'BDPX-SKL-08', says: 'target WIL save or must duel you' },
  'Rousing Words': {
    rule: 'BDPX-SKL-09',
    says: 'once a day: allies roll damage dice twice, keep best, on their turn',
  },
  Alert: {
    rule: 'BDPX-SKL-10',
    says: 'lowers party surprise odds; passes initiative DEX saves in round 1',
  },
  'Armor Expert': { rule: 'BDPX-SKL-11', says: 'armor worn is never bulky' },
  Bloodlust: { rule: 'BDPX-SKL-12', says: 'kill or Critical Damage → +1d3 HP' },
  Brawler: { rule: 'BDPX-SKL-13', says: 'unarmed d6' },
  'Brutal Blows': {
    rule: 'BDPX-SKL-14',
    says: '10+ damage in one attack → target impaired next round',
  },
  'Crippling Shot': {
    rule: 'BDPX-SKL-15',
    says: 'ranged roll over half the die → target’s next attack impaired and no movement',
  },
  'Defensive Posture': {
    rule: 'BDPX-SKL-16',
    says: 'Fast or Balanced weapon, other hand free → +1 Armor',
  },
  'Fancy Footwork': { rule: 'BDPX-SKL-17', says: 'unarmored = 1 Armor' },
  'Firm Grip': { rule: 'BDPX-SKL-18', says: 'never disarmed while conscious' },
  'Hard to Kill': { rule: 'BDPX-SKL-19', says: 'once a day reroll a failed Critical Damage Save' },
  Merciless: { rule: 'BDPX-SKL-20', says: 'Critical Damage you cause → morale save' },
  'Momentum Master': { rule: 'BDPX-SKL-21', says: 'kill or Critical Damage → attack again' },
  'Mounted Warrior': { rule: 'BDPX-SKL-22', says: 'mounted vs unmounted: enhanced' },
  'Patient Strike': {
    rule: 'BDPX-SKL-23',
    says: 'choose to lose the initiative save; attack enhanced',
  },
  Protect: {
    rule: 'BDPX-SKL-24',
    says: 'give up your action: draw all attacks in the melee (declare at round start)',
  },
  'Quick Draw': { rule: 'BDPX-SKL-25', says: 'with the trained weapon: pass initiative saves' },
  Rage: {
    rule: 'BDPX-SKL-26',
    says: 'damage dealt and taken enhanced; WIL save once a round to stop',
  },
  'Savage Strikes': { rule: 'BDPX-SKL-27', says: 'enhanced attack for 1 Fatigue' },
  Showfighter: { rule: 'BDPX-SKL-28', says: 'big audience: +1 Armor, STR 18' },
  'Snake’s Parry': { rule: 'BDPX-SKL-29', says: 'win tied parries' },
  'Throwing Master': {
    rule: 'BDPX-SKL-30',
    says: 'thrown: two dice keep best; a 1 on either loses or breaks it',
  },
  Trooper: { rule: 'BDPX-SKL-31', says: '+1 damage when outnumbering in melee' },
  'True Strikes': {
    rule: 'BDPX-SKL-32',
    says: '1d4 WIL damage per attack: unarmed d8, ignores Armor, hits ghosts',
  },
  'Tunnel Vision': {
    rule: 'BDPX-SKL-33',
    says: 'once a day, one humanoid: you enhanced, it impaired vs you; all other damage to you enhanced',
  },
  'Wind’s Wrath': {
    rule: 'BDPX-SKL-34',
    says: 'after a dodge, next attack on that foe enhanced if made at once',
  },
  Devotion: { rule: 'BDPX-SKL-35', says: '+1 Faith Die, to 4' },
  Gifted: { rule: 'BDPX-SKL-35', says: '+1 Magic Die, to 4' },
  Elemental: { rule: 'BDPX-SKL-36', says: '3 Armor vs one element’s magic' },
  'Lay On Hands': { rule: 'BDPX-SKL-37', says: 'once a day: cure disease or poison, or 1d6 STR' },
  'Words of Grace': { rule: 'BDPX-SKL-38', says: 'heal 1d6 of an ability; Deprived until rest' },
  Haggler: { rule: 'BDPX-SKL-39', says: 'buy −10%, sell +10%' },
  Opportunist: { rule: 'BDPX-SKL-40', says: 'impaired attacks against you in chaos' },
  'Pocket Change': { rule: 'BDPX-SKL-41', says: 'a day of streets: WIL save, 1d10 gp or 1d4 gp' },
  Surveillance: { rule: 'BDPX-SKL-42', says: 'each week of watching = one secret' },
  'Well-Traveled': {
    rule: 'BDPX-SKL-43',
    says: 'region: knows major places; minor 4-in-6; obscure 2-in-6',
  },
  'Piercing Proficiency': { rule: 'BDPX-SKL-44', says: 'the die’s highest face ignores all Armor' },
  'Bludgeoning Proficiency': { rule: 'BDPX-SKL-44', says: 'ignores 1 Armor' },
  'Slashing Proficiency': { rule: 'BDPX-SKL-44', says: '1 more damage against no armor' },
}
