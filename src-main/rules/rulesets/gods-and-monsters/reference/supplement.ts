import { section } from '../../../core/reference.ts'
import type { RuleText } from '../../../core/ruleset.ts'

export const supplementCharacters: readonly RuleText[] = section('Characters, beyond the text', [
  [
    'GAMX-CON-01',
    'Scores',
    'They run from 3 to 18, and the margin of a test is the target less the roll.',
  ],
  [
    'GAMX-CON-02',
    'Our table of shares',
    'The only even steps through every value the text shows. Our ruling.',
  ],
  [
    'GAMX-CON-03',
    'Fields',
    'Intelligence counts by its major share, wisdom and charisma by their minor; none is the least.',
  ],
  [
    'GAMX-CON-04',
    'Movement',
    'Ten, or the species’ base, with agility’s major and strength’s minor share.',
  ],
  ['GAMX-CON-05', 'Pools', 'Survival and verve as in the text.'],
  ['GAMX-CON-06', 'Fit for it', 'An archetype asks nine or more in its ability.'],
  ['GAMX-CON-07', 'Without dice', '15, 13, 12, 10, 8 and 7, set as one likes.'],
  [
    'GAMX-CON-08',
    'The third share',
    'One place names a share nobody explains; it adds nothing unless the Guide says so.',
  ],
  [
    'GAMX-CON-09',
    'Agility',
    'Major share to defense, minor to throwing and shooting. Our ruling; the minor may be chosen for both.',
  ],
  [
    'GAMX-CON-10',
    'Carry',
    'Half the strength and a quarter of the endurance, each rounded. Our ruling.',
  ],
  [
    'GAMX-CRE-01',
    'The order',
    'Goals, code, archetype, scores, mojo, specialty, fields, culture, Fighting Art, pools, Movement, age, reactions, attack, Carry.',
  ],
  [
    'GAMX-CRE-02',
    'A motivation',
    'Although one thing holds them back, they go, because of another.',
  ],
  ['GAMX-CRE-03', 'Who has an archetype', 'Adventurers and great persons; others have a trade.'],
  [
    'GAMX-CRE-10..14',
    'Archetypes',
    'Ability, reaction, verve’s ability and Fighting Art at the first level.',
  ],
  ['GAMX-CRE-15', 'First specialty', 'Some ask a score, a code or an earlier one.'],
  [
    'GAMX-CRE-16',
    'Age',
    '15 and a die, or chosen; from 20 on years teach, at a rate the Guide sets.',
  ],
  ['GAMX-CRE-17', 'Weapon skills', 'An old draft counted them by strength and agility. Not used.'],
  [
    'GAMX-CRE-18',
    'Newcomers later',
    'The author gives them half the experience of the least of the first party.',
  ],
  [
    'GAMX-MOR-01..07',
    'Moral codes',
    'Order or chaos, good or evil, any of them, or none. Only prophets must have one, and one who changes it answers to the god; the unaligned are neither helped nor harmed by what goes by a code.',
  ],
  [
    'GAMX-FLD-01..07',
    'Fields and skills',
    'Arts, Sciences, Crafts and Cultures. The action says which ability is rolled; a skill has the whole bonus of its field at once. Some belong to one archetype.',
  ],
  [
    'GAMX-SPC-01..04',
    'Species and specialties',
    'A special gift with a reason in the story. Of the species only the dwarf is shown with figures; others start as humans do, three of them small.',
  ],
  [
    'GAMX-XP-01..04',
    'Awards',
    'Mojo and loot as in the text. An old draft gave ten times the levels of an encounter; for those defeated we give 50 a level.',
  ],
  [
    'GAMX-EDN-01..04',
    'Editions',
    'Where an older page of the author’s differs from the rulebook, the rulebook counts.',
  ],
])

export const supplementMagic: readonly RuleText[] = section('Beyond the text: spells and spirits', [
  ['GAMX-SPL-01', 'Two kinds', 'Spells are the sorceror’s own power; spirits serve a god’s ends.'],
  [
    'GAMX-SPL-02',
    'Rites',
    'Words, gestures or a focus, a holy symbol if none is named. Most end at will; with “concentration” the rite must go on.',
  ],
  [
    'GAMX-SPL-03',
    'Faith of the target',
    'Where it decides, the prophet may lend the major share of wisdom.',
  ],
  [
    'GAMX-SPL-04',
    'Levels of spirits',
    'Up to twenty; a clerical spell of the old game is about twice its level.',
  ],
  [
    'GAMX-SPL-05',
    'What a card says',
    'Level, range, rite, focus, duration, calling time, area, reaction, types, and its reverse.',
  ],
  [
    'GAMX-SPL-06',
    'Samples',
    'Divine Courier: 100 yards a level, days, a tiny creature. Tidings: an omen of the next half hour for each level. Firewalk: minutes, level to reactions, half harm of great fire or cold. Ignite the Sky: level 7, hours, a mile a level around. Track Animal: minutes, half a mile a level.',
  ],
  ['GAMX-SPL-07', 'New ones', 'Made with the Guide by comparing them with others.'],
])

export const creatures: readonly RuleText[] = section('Creatures', [
  [
    'GAMX-ENC-01',
    'Abilities not written',
    '10 and half the level; wisdom the lower of intelligence and charisma.',
  ],
  ['GAMX-ENC-02', 'Reactions', '4 and half the level, the archetype’s own 4 and the level.'],
  ['GAMX-ENC-03', 'Size and fortitude', 'Large +2, huge +4, gigantic +8, titanic +16.'],
  ['GAMX-ENC-04', 'A bonus on the level', 'Helps strength, endurance, fortitude and health.'],
  [
    'GAMX-ENC-05',
    'How often',
    'Individual, very rare, rare, uncommon, common, ubiquitous: a guideline.',
  ],
  [
    'GAMX-ENC-06',
    'Level',
    'Comes with growth; the young have less. The clever may add levels of an archetype.',
  ],
  [
    'GAMX-ENC-07',
    'Other figures',
    'After the printed Yeti: a d10 survival and +1 attack a level; our rulings are defense by the hide, Movement 10 and 2 a size, damage by the ladder of sizes.',
  ],
  ['GAMX-ENC-08', 'Bestiary', 'None was seen: the Guide writes or converts.'],
  ['GAMX-ENC-09', 'No initiative', 'Players roll first, then the others, then what came of it.'],
  [
    'GAMX-ENC-10',
    'Encounters and morale',
    'No rule was found. Ours: a charisma test of who speaks; where the campaign likes, a willpower test at the first loss and at half.',
  ],
])

export const gaps: readonly RuleText[] = section('Where the text is silent', [
  ['GAMX-GAP-01', 'Shares of abilities', 'The table of our own that fits every figure shown.'],
  ['GAMX-GAP-02', 'The special share', 'None.'],
  ['GAMX-GAP-03', 'Carry', 'Half of strength and a quarter of endurance.'],
  ['GAMX-GAP-04', 'Agility', 'Major in defense, minor in shots and throws.'],
  ['GAMX-GAP-05', 'Skills of age', 'By hand.'],
  ['GAMX-GAP-06', 'Other species', 'Only the dwarf has figures.'],
  ['GAMX-GAP-07', 'Specialties, spells, spirits', 'Names; their effects are yours to write.'],
  ['GAMX-GAP-08', 'Fields and skills', 'Those named in the text, and your own.'],
  ['GAMX-GAP-09', 'Creatures and treasure', 'None are printed; convert or write them.'],
  ['GAMX-GAP-10', 'Movement by size', 'Ten, and two for each size, four at least.'],
  ['GAMX-GAP-11', 'Dwarves and magic', 'Twice the major share of endurance.'],
  ['GAMX-GAP-12', 'Experience for the beaten', 'Fifty a level, shared evenly.'],
  ['GAMX-GAP-13', 'Reaction and morale', 'None is printed; off unless you want it.'],
])
