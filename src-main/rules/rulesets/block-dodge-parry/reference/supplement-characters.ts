import { passagesByRule, section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'
import { upperFirst } from '../../../core/words.ts'
import { careers } from '../character/careers.ts'
import { skillFacts } from '../talents/facts.ts'

const skills = Object.entries(skillFacts).map(([name, fact]) => ({ name, ...fact }))

/** Supplement: characters, their careers and how they improve. */
export const supplementCharacters: readonly RuleText[] = [
  ...section('System reference: Characters', [
    [
      'BDPX-CHR-01',
      'A new character',
      'Order: name and look; up to 4 career choices (repeats allowed); STR, DEX, WIL 3d6 in order, swap two once; HP 1d6; optional species; weapon proficiency; gear.',
    ],
    [
      'BDPX-CHR-02',
      'Words for scores',
      'Descriptors ≤ 6 / ≥ 15: STR frail/tough, DEX clumsy/deft, WIL undisciplined/resolute. Fiction only, no combat effect. Time, Gear, Skill has the same thresholds.',
    ],
    ['BDPX-CHR-03', 'What HP is', 'HP = guard, not health; unseen or unguardable harm skips it.'],
    [
      'BDPX-CHR-04',
      'Species',
      'Species (optional, once a day each): Tough — a drop to 0 HP becomes 1 HP · Arcane — try a minor ancestral feat, you set any save · Cunning — reroll one save · Adaptable — use another ability for a save.',
    ],
    [
      'BDPX-CHR-05',
      'Luck, an option',
      'Luck, 10 at the start, replaces the Die of Fate with a d20: under = favourable, burn 1 for good; equal = favourable, +1; over = bad. After a failed save, burn points to lower the roll.',
    ],
    [
      'BDPX-CHR-06',
      'Age, an option',
      'STR/DEX/WIL by age: 1 young 17+1d6, 1 career skill (−1/+2/−2) · 2 emerging 23+1d10, lower of 2d4 (0/+1/−1) · 3–4 prime 33+1d10, 1d4 (+1/0/0) · 5 wizened 43+1d10, higher of 2d4 (0/−1/+1) · 6 old 53+1d10, 4 (−1/−2/+2).',
    ],
    [
      'BDPX-CHR-07',
      'Trained from the start',
      'Pick one damage-type proficiency and one weapon with weapon-skill proficiency (that weapon is yours).',
    ],
    [
      'BDPX-CHR-08',
      'Starting gear',
      'Start gear: 3 days’ rations (1 slot), waterskin (d8), torch, flint and steel (no slot), backpack, a career trinket, 3d6 coins, one true and one false rumour, and one of: light armor + 2 Fast weapons · shield + Balanced weapon · medium armor (bulky) + Slow weapon.',
    ],
    [
      'BDPX-CHR-09',
      'Slots',
      '10 slots; bulky = 2; small things bundle; equipped or stored. All slots full (gear, Fatigue, wounds, imprinted miracles) = 0 HP.',
    ],
  ]),
  ...section('System reference: Careers and skills', [
    [
      'BDPX-CAR-01',
      'What a career gives',
      'Each choice of a career grants one skill from its list. A career also grants Common Knowledge: the player may ask the GM what the character would know; answers are leads, not solutions.',
    ],
    [
      'BDPX-CAR-02',
      'What skills do',
      'Skills feed Time-Gear-Skill; lacking one never forbids an attempt.',
    ],
    ...passagesByRule(
      careers,
      ({ knows, skills }) => `Knows about ${knows}. Skills: ${skills.join(', ')}.`,
    ),
    ...passagesByRule(skills, ({ says }) => `${upperFirst(says)}.`),
  ]),
  ...section('System reference: Growing', [
    [
      'BDPX-IMP-01',
      'Learning skills',
      'Skills by doing (GM award), by trainer (about 50 gold a week, often something else), by book (cost ≈ twice the tuition, 50% longer, reusable).',
    ],
    [
      'BDPX-IMP-02',
      'How long it takes',
      'Learning = Complex Task: simple 1d4+2 steps of a day; hard 2d4+4 of a day; expert 4d4+8 of a day, week or month. Trainer skilled +1, expert +2.',
    ],
    [
      'BDPX-IMP-03',
      'Combat experience',
      'Combat experience against a narrow foe/place/weapon/situation raises minimum damage: Adept 2 (3 fights), Seasoned 3 (7), Expert 4 (15).',
    ],
    [
      'BDPX-IMP-04',
      'Superiority',
      'Superiority: own max HP ≥ 8 above the foe’s → all attacks enhanced (GM guide).',
    ],
    [
      'BDPX-IMP-05',
      'More HP',
      'More HP from someone with more HP: trainer ≤ 6 max HP, 1 week, 50 gold, roll 1d6 · trainer 7–12, needs base 6, 4 weeks at 75, 2d6 · trainer 13+, needs base 12, 3d6. New maximum = roll; if lower, +1 instead. Option: milestone roll after a big fight.',
    ],
    [
      'BDPX-IMP-06',
      'Raising an ability',
      'Ability: 200 gold a week; then d20 over the current maximum → +1; cap 18.',
    ],
    [
      'BDPX-IMP-07',
      'Crucial Save',
      'Crucial Save: GM declares a dramatic save; failing it raises that maximum by 1.',
    ],
  ]),
]
