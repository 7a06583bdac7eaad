/** Monsters of our own making, as modules print them. */
export const hag = `Mud Hag
AC 5 [14], HD 3 (13hp), Att 2 × claw (1d4), 1 × bite (1d6), THAC0 17 [+2], MV 90’ (30’), SV D12 W13 P14 B15 S16 (3), ML 8, AL Chaotic, XP 50, NA 1d3 (2d4), TT B
Stench: Save versus poison or be sick for a turn.`

/** Its hit dice and attacks are missing, and it has a figure that nobody knows. */
export const monk = `Drowned Monk
AC 7 [12], MV 60’ (20’), ML 12, AL Chaotic, XP 20, TT nil, Grudge 4`

const cat = `Reed Cat
AC 6 [13], HD 3+2, Att 2 × claw (1d4), 1 × bite (1d6), THAC0 16 [+3], MV 150’ (50’), SV D12 W13 P14 B15 S16 (2), ML 8, AL Neutral, XP 50, NA 1d2 (1d4), TT none`

/** A page of a module: rooms, and the monsters in them. */
export const modulePage = `THE SUNKEN ABBEY

Level 2

Room 4. The refectory is flooded to the knee. Three hags sit at the long table and argue.

${hag}

Room 5. Nothing but reeds.

${monk}

${cat}
`

/** Two monsters in the rows of a table. */
export const monsterTable = `| Name | AC | HD | Att | SV | ML |
|---|---|---|---|---|---|
| Wharf Rat | 7 [12] | ½ | bite 1d2 | D14 W15 P16 B17 S18 | 6 |
| Salt Leech | 9 [10] | 4+2 | suck 1d6 | D12 W13 P14 B15 S16 | 12 |`

export const tallowThing = `# Tallow Thing

5 HP, 1 Armor, 12 STR, 7 DEX, 10 WIL, drip (d6, blast)

- It melts in the sun.
- **Critical damage**: The wound is sealed shut and cannot be healed this day.`

export const bell = `# Bell Rat

2 HP, 4 STR, 14 DEX, 5 WIL, teeth (d4)`
