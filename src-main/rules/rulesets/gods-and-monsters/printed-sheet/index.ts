import type { SheetData } from '../../../core/sheet.ts'
import { aboutPlace, playerPlace, valuePlace } from '../../../common/sheet-places.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Together } from '../advancement/several.ts'
import { multiArchetype } from '../house-rules/characters.ts'
import { ourShares, type ShareBonus } from '../abilities.ts'
import { archetypeOf } from '../archetypes.ts'
import { speciesOf } from '../characters/species.ts'
import { sharesOf } from '../house-rules/shares.ts'
import { archetypesOf } from '../people.ts'
import { listsOf } from '../printed-lists.ts'
import { lower, overleaf } from './lower.ts'
import { fight, pools } from './pools.ts'
import { scores, shares } from './scores.ts'

type Settled = Partial<Pick<Situation, 'houseRules'>>

/** A character of Gods & Monsters as its sheet prints it. */
export function sheet(
  creature: ReadonlyCreature,
  situation: Pick<Situation, 'name'> & Settled,
): SheetData {
  return {
    ...laidOut(
      creature,
      sharesOf(situation),
      houseRule<Together>({ houseRules: situation.houseRules ?? {} }, multiArchetype),
    ),
    campaign: situation.name,
    name: creature.name,
    lists: listsOf(creature),
    notes: creature.notes,
  }
}

/** Empty sheet, to be filled in by hand. */
export function blankSheet(situation?: Settled): SheetData {
  return laidOut(null, situation ? sharesOf(situation) : ourShares)
}

function laidOut(
  who: ReadonlyCreature | null,
  table: ShareBonus,
  way: Together = 'sum',
): SheetData {
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
    front: [scores(who, table, way), shares(table), pools(who), fight(who, table), lower(who)],
    back: [overleaf(who)],
    lists: {},
    notes: '',
  }
}

/** Rules GAM-CRE-01 to GAM-CRE-03, GAM-ADV-02. */
function about(who: ReadonlyCreature | null): SheetData['about'] {
  const levels = who
    ? archetypesOf(who).map((one) => `${archetypeOf[one].title} ${who.values[one] ?? 0}`)
    : []
  return [
    {
      field: 'about/Archetypes',
      value: levels.join(', '),
      label: 'Archetypes',
      span: 4,
    },
    { ...valuePlace(who, 'level'), label: 'Level', span: 2 },
    aboutPlace('Specialties', 4),
    { ...aboutPlace('Species', 2), value: who ? speciesOf(who).name : '' },
    aboutPlace('Moral code', 3),
    aboutPlace('Height, weight', 3),
    aboutPlace('Although I go on, because', 5),
    { ...valuePlace(who, 'age'), label: 'Age', span: 2 },
    { ...valuePlace(who, 'experience'), label: 'XP', span: 2 },
    playerPlace(who, 3),
  ]
}
