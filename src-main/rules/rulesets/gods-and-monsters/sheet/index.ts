import {
  filledSheet,
  aboutPlace,
  playerPlace,
  sideBySide,
  valuePlace,
} from '../../../common/sheet-places.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { SheetData } from '../../../core/sheet.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { LevelSum } from '../advancement/levels.ts'
import { ourShares, type ShareBonus } from '../character/abilities.ts'
import { aboutOf, linesInHead } from '../character/about.ts'
import { archetypeOf } from '../character/archetypes.ts'
import { archetypesOf } from '../character/people.ts'
import { speciesOf } from '../character/species.ts'
import { multiArchetype, sharesOf } from '../house-rules/characters.ts'
import { halfPages } from './half.ts'
import { listsOf } from './lists.ts'
import { backBand, lowerBand } from './lower.ts'
import { fight, pools } from './pools.ts'
import { scores, shares } from './scores.ts'

type Settled = Partial<Pick<Situation, 'houseRules'>>

/** A character of Gods & Monsters as its sheet prints it. */
export function sheet(
  creature: ReadonlyCreature,
  situation: Pick<Situation, 'name'> & Settled,
): SheetData {
  return filledSheet(
    layOut(
      creature,
      sharesOf(situation),
      houseRule<LevelSum>({ houseRules: situation.houseRules ?? {} }, multiArchetype),
    ),
    creature,
    situation.name,
    listsOf(creature),
    linesInHead(creature),
  )
}

/** Empty sheet, to be filled in by hand. */
export function blankSheet(situation?: Settled): SheetData {
  return layOut(null, situation ? sharesOf(situation) : ourShares)
}

/** Width of each of the pools, in their order. */
const poolShares = [1, 1, 0.95, 2.2]

function layOut(who: ReadonlyCreature | null, table: ShareBonus, way: LevelSum = 'sum'): SheetData {
  const [abilities, reactions] = scores(who, table, way)
  return {
    title: 'Gods & Monsters',
    subtitle: 'a character sheet',
    credit: 'Gods & Monsters is by Jerry Stratton.',
    campaign: '',
    name: '',
    nameSpan: 6,
    about: about(who),
    frame: null,
    tight: true,
    front: [
      {
        columns: [
          { share: 1.15, blocks: [abilities] },
          { share: 2.1, blocks: [reactions] },
        ],
      },
      sideBySide(shares(table)),
      {
        columns: pools(who).map((block, at) => ({ share: poolShares[at] ?? 1, blocks: [block] })),
      },
      sideBySide(...fight(who, table, 8)),
      lowerBand(who),
    ],
    back: [backBand(who)],
    half: halfPages(who, table, way),
    lists: {},
    notes: '',
  }
}

/** Rules GAM-CRE-01 to GAM-CRE-03, GAM-ADV-02. */
function about(who: ReadonlyCreature | null): SheetData['about'] {
  const aboutTexts = who ? aboutOf(who) : null
  const levels = who
    ? archetypesOf(who).map((one) => `${archetypeOf[one].title} ${who.values[one] ?? 0}`)
    : []
  return [
    {
      field: 'about/Archetypes',
      value: levels.join(', '),
      label: 'Archetypes',
      span: 4,
      half: 5,
    },
    { ...valuePlace(who, 'level'), label: 'Level', span: 2 },
    { ...aboutPlace('Specialties', 4, 6), value: aboutTexts?.specialties ?? '' },
    { ...aboutPlace('Species', 2, 4), value: who ? speciesOf(who).name : '' },
    { ...aboutPlace('Moral code', 3, 4), value: aboutTexts?.moralCode ?? '' },
    { ...aboutPlace('Height, weight', 3, 4), value: aboutTexts?.body ?? '' },
    playerPlace(who, 3, 4),
    { ...aboutPlace('Although I go on, because', 5, 8), value: aboutTexts?.motivation ?? '' },
    { ...valuePlace(who, 'age'), label: 'Age', span: 2 },
    { ...valuePlace(who, 'experience'), label: 'XP', span: 2 },
  ]
}
