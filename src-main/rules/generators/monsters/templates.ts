/** Changes that a template makes to a monster, in the figures of either family. */
export interface MonsterTemplate {
  title: string
  /** Hit Dice added. */
  dice?: number
  /** Factor of the Hit Dice. */
  times?: number
  /** Points by which armour is better. */
  armour?: number
  morale?: number
  /** Factor of the dice of damage. */
  damage?: number
  /** Added to the notes of the first attack, or of the bite. */
  attack?: string
  /** True where the bite carries it, if there is one. */
  bites?: true
  /** Times that the bite, else the first attack, is made in addition. */
  more?: number
  /** Peculiarity, in a line; and why its figures change. */
  special: string
  tags?: readonly string[]
  /** Monsters that it suits ill, by name, tags and notes of attacks. */
  never?: RegExp
}

/** Templates of monsters. Our own. */
export const monsterTemplates = {
  elder: {
    title: 'Elder',
    never: /elemental|skeleton|zombie|construct|ooze/i,
    dice: 2,
    morale: 1,
    special: 'Has seen every trick: it is never surprised, and knows the ground for a mile around.',
  },
  young: {
    title: 'Young',
    never:
      /people|elemental|undead|skeleton|zombie|golem|statue|construct|slime|ooze|jelly|ghoul|wight/i,
    times: 0.5,
    morale: -1,
    special: 'Where one is, its elders are an hour away. It follows whoever feeds it.',
  },
  sickly: {
    title: 'Sickly',
    never: /elemental|undead|skeleton|zombie|golem|statue|construct|ooze|ghost|spect|wight/i,
    times: 0.75,
    morale: -2,
    special: 'Whoever it wounds saves against poison, or lies awake with fever that night.',
  },
  giant: {
    title: 'Giant',
    never: /people|giant|great|huge|swarm|dragon|elemental/i,
    times: 2,
    damage: 2,
    special: 'Reaches ten feet, breaks doors at a blow, and cannot enter a passage five feet wide.',
  },
  'two-headed': {
    title: 'Two-headed',
    never: /people|headed|hydra|chimera|ettin|elemental|slime|ooze|jelly|swarm|ghost/i,
    dice: 1,
    more: 1,
    special: 'One head is always awake. The heads disagree about anything that is offered to them.',
  },
  armoured: {
    title: 'Armoured',
    // People wear what they buy, and other things have plates enough.
    never: /people|ghost|spect|wraith|shadow|spirit|elemental|ooze|construct|crab|turtle/i,
    armour: 3,
    special: 'Plates of bone or old iron grow on it. It sinks in water, and is heard coming.',
  },
  burning: {
    title: 'Burning',
    never:
      /people|fire|flam|ifrit|efreet|salamander|water|fish|shark|piranha|frost|ice|icicle|white/i,
    dice: 1,
    attack: 'plus 1d6 fire',
    special: 'Fire does it no harm, cold does double. It lights the room, and what it touches.',
    tags: ['fire'],
  },
  frozen: {
    title: 'Frozen',
    never: /people|fire|flam|ifrit|efreet|salamander|frost|ice|icicle|white/i,
    armour: 1,
    attack: 'numbs: save, or act last next round',
    special: 'Cold does it no harm, fire does double. Water within reach of it turns to ice.',
    tags: ['cold'],
  },
  spectral: {
    title: 'Spectral',
    never: /ghost|spect|wraith|shadow|spirit|elemental|construct|ooze|undead/i,
    dice: 1,
    morale: 2,
    special: 'Walks through walls. Weapons that are neither silver nor magic do half damage.',
    tags: ['undead'],
  },
  winged: {
    title: 'Winged',
    never:
      /people|statue|ghost|spect|wraith|shadow|harpy|bird|bat|dragon|wyvern|griffon|hawk|eagle|crow|fish|shark|bee|wasp|elemental|roc|gargoyle|ptero|pteranodon|manticore|stirge|pegasus|hippogriff|cockatrice|locust|vulture|pixie|sprite/i,
    special: 'Flies at twice its pace on the ground, but neither indoors nor under branches.',
  },
  venomous: {
    title: 'Venomous',
    never:
      /people|golem|statue|skeleton|jelly|poison|spider|snake|viper|cobra|scorpion|centipede|elemental|wyvern|construct|ghost|spect/i,
    attack: 'poison: save, or 1d6 more and weak for a day',
    bites: true,
    special: 'Its venom keeps a week in a stoppered flask, and some pay well for it.',
  },
  'swarm-leader': {
    title: 'Pack-leading',
    never: /construct|elemental|ooze/i,
    dice: 1,
    morale: 1,
    special: 'Its kind within sight add 2 to their morale; when it falls they check at once.',
  },
} as const satisfies Record<string, MonsterTemplate>

export type TemplateId = keyof typeof monsterTemplates
