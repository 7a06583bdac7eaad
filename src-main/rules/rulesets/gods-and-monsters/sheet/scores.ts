import { figure, valuePlace } from '../../../common/sheet-places.ts'
import type { KeyBlock, MatrixBlock, SheetField } from '../../../core/sheet.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { levelsOf } from '../advancement/level-up.ts'
import { levelsInReaction, type LevelSum } from '../advancement/levels.ts'
import {
  contributor,
  reactions,
  type AbilityName,
  type ReactionName,
  type Share,
  type ShareBonus,
} from '../character/abilities.ts'
import { abilitiesOf, reactionTerms } from '../character/derive.ts'
import { scoresOf } from '../character/people.ts'

/** Abilities in the order of the sheet, body before mind. */
const inOrder: readonly AbilityName[] = [
  'strength',
  'endurance',
  'agility',
  'intelligence',
  'wisdom',
  'charisma',
]

function own(of: string, what: string, value = ''): SheetField {
  return { field: `about/${of} ${what}`, value }
}

function levelled(who: ReadonlyCreature, reaction: ReactionName, way: LevelSum): number {
  return levelsInReaction(reaction, levelsOf(who.values), way)
}

/** Part of a reaction beyond its base, abilities and levels; empty when 0. Rule GAM-CRE-11. */
function special(
  who: ReadonlyCreature,
  reaction: ReactionName,
  table: ShareBonus,
  way: LevelSum,
): string {
  const terms = reactionTerms(reaction, scoresOf(who), levelled(who, reaction, way), 0, table)
  const more = (who.values[reaction] ?? 4) - terms.total
  return more === 0 ? '' : figure(more)
}

/** Rules GAM-CON-01, GAM-CON-05, GAM-CRE-11, GAM-ADV-12. */
export function scores(
  who: ReadonlyCreature | null,
  table: ShareBonus,
  way: LevelSum,
): [abilities: MatrixBlock, reactions: MatrixBlock] {
  const share = (ability: AbilityName, kind: Share): string =>
    who ? figure(table(who.values[ability] ?? 10, kind)) : ''
  return [
    {
      kind: 'matrix',
      title: 'Abilities',
      hint: 'd20 at or under',
      look: 'boxed',
      columns: [
        { title: '', share: 40, as: 'head' },
        { title: 'score', share: 22 },
        { title: 'major', share: 19 },
        { title: 'minor', share: 19 },
      ],
      rows: inOrder.map((ability) => [
        upperFirst(ability),
        valuePlace(who, ability),
        own(ability, 'major', share(ability, 'major')),
        own(ability, 'minor', share(ability, 'minor')),
      ]),
    },
    {
      kind: 'matrix',
      title: 'Reactions',
      hint: '4, and what contributes',
      look: 'boxed',
      columns: [
        { title: '', share: 18, as: 'head' },
        { title: 'major of', share: 16, as: 'text' },
        { title: '', share: 9 },
        { title: 'minor of', share: 16, as: 'text' },
        { title: '', share: 9 },
        { title: 'levels', share: 9 },
        { title: 'special', share: 10 },
        { title: 'total', share: 13, as: 'strong' },
      ],
      rows: reactions.map((reaction) => {
        const [first, second] = abilitiesOf(reaction)
        return [
          upperFirst(reaction),
          first,
          own(reaction, 'major', share(first, 'major')),
          second,
          own(reaction, 'minor', share(second, 'minor')),
          own(reaction, 'levels', who ? figure(levelled(who, reaction, way)) : ''),
          own(reaction, 'special', who ? special(who, reaction, table, way) : ''),
          valuePlace(who, reaction),
        ]
      }),
    },
  ]
}

const shown = [3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 15, 17, 18] as const
const headed: Readonly<Record<number, string>> = { 5: '5–6', 13: '13–14', 15: '15–16' }

/**
 * Key of major and minor shares; figures that the text does not show are slanted. Rules GAM-CON-02 to
 * GAM-CON-04.
 */
export function shares(table: ShareBonus): KeyBlock {
  const row = (kind: Share): (string | { slanted: string })[] =>
    shown.map((score) => {
      const bonus = table(score, kind)
      const text = bonus > 0 ? `+${bonus}` : figure(bonus)
      return contributor(score, kind).inferred ? { slanted: text } : text
    })
  return {
    kind: 'key',
    title: '',
    look: 'strip',
    rows: [
      ['score', ...shown.map((score) => headed[score] ?? String(score))],
      ['major', ...row('major')],
      ['minor', ...row('minor')],
    ],
    under:
      'Slanted: the book is silent, your table sets its own. Levels: own archetype’s reaction + level, others + half, rounded down.',
  }
}
