import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementFoes: readonly RuleText[] = [
  ...section('Supplement: Foes', [
    [
      'BDPX-NPC-01',
      'A foe’s figures',
      'Block: HP, Armor, STR, DEX, WIL, features, attacks (die), reactions allowed. Baseline abilities 10; 6 bad, 15 good.',
    ],
    [
      'BDPX-NPC-02',
      'How tough they are',
      'HP: civilian 3 or 1d6; veteran or dangerous 7–12 or 2d6; champion 13–18 or 3d6. Bandit: 4 HP, 10/10/10, shortsword d6, 1d6 of them.',
    ],
    [
      'BDPX-NPC-03',
      'Their reactions',
      'Reactions: fight back for the vicious; one of block/dodge for the trained; parry for duelists. Their Fatigue: e.g. 3 uses a fight.',
    ],
    [
      'BDPX-NPC-04',
      'Their features',
      'Features: Blast · Breath (save or d6–d12 to STR with Critical save; telegraph a round) · Charge (closing attack enhanced) · Constrict (STR save each round, 1d6) · Flying (melee needs DEX save; when hit may lose flight instead) · Horde (impaired; attacks on it enhanced, Blast) · Impenetrable · Infectious · Invisible (guess; hits impaired) · Mindless · Mounted (as flying; unhorsed) · Pack tactics (+1d12 when sharing a target) · hide like leather/chain/plate = 1/2/3 · Spellcaster (MD/FD; 3 or 1d6 Fatigue slots) · Superior (acts as detachment) · Terrifying (first sight WIL save or impaired) · Wounding (upper half of the die adds a wound). Natural arms: daggers d6, swords d8, spears d10.',
    ],
    [
      'BDPX-NPC-05',
      'Vulnerable and resistant',
      'Strengths/weaknesses: vulnerable = attacks enhanced; resistant = impaired (skeleton: blunt enhanced, cut/pierce impaired).',
    ],
    [
      'BDPX-NPC-06',
      'Two examples',
      'Examples: Red Dragon 15 HP, 3 Armor, 15/10/15, detachment, flying, terrifying, claws 2d6, bite d8, breath d10 Blast · Elven Royal Guard 12 HP, 2 Armor, 10/15/15, mounted, bow d8, Seasoned mounted, scimitar d8 squad tactics, Dodge 3 per fight.',
    ],
    [
      'BDPX-NPC-07',
      'Rivals',
      'Rival/hireling generator: abilities 3d6; HP d8 1–5 1d6, 6–7 2d6, 8 3d6; weapon d8; armor d20 1–8 none, 9–12 crude, 13–16 light, 17–18 medium, 19 refined, 20 heavy; motive d10; reason d10.',
    ],
    [
      'BDPX-NPC-08',
      'The shape of an encounter table',
      'Encounter table shape 2d6: 2 terror, 3–6 faction A or wildlife (low = worse), 7 recurring NPC, 8–11 faction B or monsters (high = worse), 12 the uncanny. After Nick L.S. Whelan.',
    ],
    [
      'BDPX-NPC-09',
      'Cairn’s monsters',
      'Cairn bestiary usable as is (the SRD says so): Cairn monster blocks, CC BY-SA 4.0.',
    ],
  ]),
]
