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
    'The excerpt agrees with the public pages; where an old note differs, the excerpt stands.',
  ],
])
