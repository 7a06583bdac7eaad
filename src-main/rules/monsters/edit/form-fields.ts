/** Fields in which a monster is typed or edited, with their titles, labels and sample entries. */
/** Field of the form in which a monster is written or edited. */
export type FormFieldId =
  | 'name'
  | 'ac'
  | 'hd'
  | 'attacks'
  | 'damage'
  | 'thac0'
  | 'movement'
  | 'saves'
  | 'morale'
  | 'alignment'
  | 'xp'
  | 'numberAppearing'
  | 'treasure'
  | 'hp'
  | 'armor'
  | 'str'
  | 'dex'
  | 'wil'
  | 'special'
  | 'ap'
  | 'st'
  | 'mana'
  | 'dr'
  | 'sta'
  | 'sav'
  | 'com'
  | 'def'
  | 'cov'
  | 'mag'
  | 'amr'
  | 'level'
  | 'survival'
  | 'attackBonus'
  | 'missileBonus'
  | 'defense'
  | 'paces'
  | 'size'
  | 'health'
  | 'fortitude'
  | 'willpower'
  | 'evasion'
  | 'reason'
  | 'perception'
  | 'charisma'
  | 'intelligence'
  | 'wisdom'
  | 'endurance'
  | 'agility'
  | 'strength'

interface FormField {
  title: string
  /** Sample entry, shown in grey. */
  example: string
  /** Label in a stat line; Cairn’s labels stand after the number. Empty for a name or prose. */
  label: string
}

export const formFields: Readonly<Record<FormFieldId, FormField>> = {
  name: { title: 'Name', example: 'Cellar goblin', label: '' },
  ac: { title: 'Armour class', example: '6 [13]', label: 'AC' },
  hd: { title: 'Hit dice', example: '1-1', label: 'HD' },
  attacks: { title: 'Attacks', example: '2 × claw (1d4), 1 × bite (1d6)', label: 'Att' },
  damage: { title: 'Damage', example: '1d4/1d4/1d6', label: 'D' },
  thac0: { title: 'To hit', example: '19 [0]', label: 'THAC0' },
  movement: { title: 'Movement', example: '60’ (20’)', label: 'MV' },
  saves: { title: 'Saves', example: 'D14 W15 P16 B17 S18 (F1)', label: 'SV' },
  morale: { title: 'Morale', example: '7', label: 'ML' },
  alignment: { title: 'Alignment', example: 'Chaotic', label: 'AL' },
  xp: { title: 'XP', example: '5', label: 'XP' },
  numberAppearing: { title: 'Number', example: '2d4 (6d10)', label: 'NA' },
  treasure: { title: 'Treasure', example: 'R (C)', label: 'TT' },
  hp: { title: 'HP', example: '4', label: 'HP' },
  armor: { title: 'Armour', example: '1', label: 'Armor' },
  str: { title: 'STR', example: '8', label: 'STR' },
  dex: { title: 'DEX', example: '14', label: 'DEX' },
  wil: { title: 'WIL', example: '8', label: 'WIL' },
  special: { title: 'Special', example: 'Fear of fire: never comes near one', label: '' },
  ap: { title: 'AP', example: '0', label: '' },
  st: { title: 'ST', example: '12', label: '' },
  mana: { title: 'Mana', example: '0', label: '' },
  dr: { title: 'DR', example: '1', label: '' },
  sta: { title: 'STA', example: '9', label: '' },
  sav: { title: 'SAV', example: '13', label: '' },
  com: { title: 'COM', example: '1', label: '' },
  def: { title: 'DEF', example: '0', label: '' },
  cov: { title: 'COV', example: '0', label: '' },
  mag: { title: 'MAG', example: '0', label: '' },
  amr: { title: 'AMR', example: '1', label: '' },
  level: { title: 'Level', example: '3', label: '' },
  survival: { title: 'Survival', example: '17', label: '' },
  attackBonus: { title: 'Attack', example: '+3', label: '' },
  missileBonus: { title: 'Missile', example: '+3', label: '' },
  defense: { title: 'Defense', example: '2', label: '' },
  paces: { title: 'Movement', example: '10', label: '' },
  size: { title: 'Size', example: 'medium', label: '' },
  health: { title: 'Health', example: '5', label: '' },
  fortitude: { title: 'Fortitude', example: '5', label: '' },
  willpower: { title: 'Willpower', example: '5', label: '' },
  evasion: { title: 'Evasion', example: '5', label: '' },
  reason: { title: 'Reason', example: '5', label: '' },
  perception: { title: 'Perception', example: '5', label: '' },
  charisma: { title: 'Charisma', example: '11', label: '' },
  intelligence: { title: 'Intelligence', example: '11', label: '' },
  wisdom: { title: 'Wisdom', example: '11', label: '' },
  endurance: { title: 'Endurance', example: '11', label: '' },
  agility: { title: 'Agility', example: '11', label: '' },
  strength: { title: 'Strength', example: '11', label: '' },
}
