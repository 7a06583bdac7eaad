/** Sound texts of each kind, to be harmed. */
export const notations = [
  '3d6',
  'd20',
  '2d6+3',
  '4d6k3',
  '4d6dl1',
  '2d20kl',
  'd%',
  'd66',
  '4dF',
  '2d6!',
  '3d6r1',
  '1d8x10',
  'd20 vs d20',
  '2d6 * 3',
  '(2d4+1)*2',
  '2-8',
  '1d6 × 100',
  '3d6 – 2',
  '6d6min2',
  'd12max8',
  '5',
  '1d4+1d6+1d8',
]

export const statBlocks = [
  `Cellar Goblin
AC 6 [13], HD 1-1 (3hp), Att 1 × weapon (1d6 or by weapon), THAC0 19 [0], MV 60’ (20’), SV D14 W15 P16 B17 S18 (NH), ML 7 (9 with its king), AL Chaotic, XP 5, NA 2d4 (6d10), TT R (C)`,
  `Lantern Ghoul
8 HP, 1 Armor, 14 STR, 12 DEX, 6 WIL, claws (d6+d6)
- Follows any light it can see.
- Critical damage: drags its prey into the dark.`,
  `Mud Toad: AC 7 [12], HD 2** (9hp), Att 1 × bite (1d4 + poison), THAC0 18 [+1], MV 90’ (30’), SV D12 W13 P14 B15 S16 (1), ML 8, AL Neutral, XP 30, NA 1d6 (2d6), TT C`,
  'Rat, 2 HP, bite (d4)',
]

export const tables = [
  'd6,Result\n1,Rats\n2-3,Mould\n4,A draught\n5-6,Nothing',
  'Weight\tResult\n3\tRain\n1\tSnow',
  '| d4 | What |\n|---|---|\n| 1 | Bones |\n| 2 | Coins [2d6] |\n| 3-4 | [clues] |',
  'A broken oar\nA boot\nA letter in verse',
  '01-33 | calm\n34-66 | wind\n67-00 | storm',
]
