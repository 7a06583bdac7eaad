import { figures, rolledFigures, type Figures } from '../../../core/reference.ts'
import { upperFirst } from '../../../core/words.ts'
import { packageNames, packages, expToAdvance } from '../advancement/level.ts'
import { ancestries, bannedGear } from '../character/ancestries.ts'
import { attribute, attributes, uses } from '../character/attributes.ts'
import { backgrounds } from '../character/backgrounds.ts'
import { paths } from '../character/paths.ts'
import { covers } from '../combat/blow.ts'
import { stealthLines } from '../exploration/stealth.ts'
import { gear, pieceNamed, type GearPiece } from '../gear.ts'
import { roleNames, roles } from '../hirelings/people.ts'
import { tables } from '../tables.ts'
import { upkeepGrades } from '../town/upkeep.ts'
import { hexes, modeNames } from '../travel/movement.ts'
import { upkeeps } from '../rest/index.ts'

const of = (...kinds: readonly GearPiece['kind'][]): GearPiece[] =>
  gear.filter(({ kind }) => kinds.includes(kind))
const rulesOf = (rows: readonly GearPiece[]): string =>
  [...new Set(rows.map(({ rule }) => rule))].join(' ')
const signed = (value: number): string =>
  value < 0 ? `−${-value}` : value === 0 ? '0' : `+${value}`

const named = { Thing: ({ name }: GearPiece) => name }
const price = { Cost: ({ price: said }: GearPiece) => said }
const die = {
  DMG: ({ die: said, explodes }: GearPiece) => (explodes ? `${said ?? ''}, exploding` : said),
}

/** Figures of the rules, from the data that the actions use. */
export const listed: readonly Figures[] = [
  figures(
    'HBK-ATTR-01 E-HBK-10',
    Array.from({ length: 16 }, (_, at) => at + 3),
    {
      Score: (score) => score,
      Modifier: (score) => signed(attribute(score).mod),
      Check: (score) => `${attribute(score).checkIn6} in 6`,
    },
  ),
  figures('HBK-ATTR-03..08 HBK-SAVE-02', attributes, {
    Attribute: (one) => one,
    Joins: (one) => uses[one].joins,
    Check: (one) => uses[one].check,
    'Save against': (one) => uses[one].save,
  }),
  figures(
    'HBK-LVL-01',
    Array.from({ length: 9 }, (_, at) => at + 1),
    {
      Level: (level) => level,
      'EXP to leave it': (level) => expToAdvance(level).exp.toLocaleString('en'),
    },
  ),
  figures('HBK-LVL-02', packageNames, { Package: upperFirst, Gives: (one) => packages[one].says }),
  figures('HBK-ANC-01..03', ancestries, {
    Ancestry: ({ title }) => title,
    Scores: ({ scores }) =>
      Object.entries(scores)
        .map(([name, by]) => `${name} ${signed(by)}`)
        .join(', '),
    Traits: ({ traits }) => traits.join('; '),
    Languages: ({ languages }) => languages.join(', '),
    'May not use': bannedGear,
  }),
  figures('HBK-BG-01..06', backgrounds, {
    Background: ({ title }) => title,
    Coins: ({ coin }) => `3d6 × 10 ${coin}`,
    Brings: ({ kit }) =>
      kit
        .map(([id, count]) => `${count > 1 ? `${count} × ` : ''}${pieceNamed(id)?.name ?? id}`)
        .join(', '),
    Traits: ({ traits }) => traits.join('; '),
  }),
  figures('HBK-PATH-01..05 HBK-SAVE-03', paths, {
    Path: ({ title }) => title,
    Deed: ({ deed }) => deed,
    'SKI in saves against': ({ saves }) => saves.map((one) => uses[one].save).join(', '),
    Traits: ({ traits }) => traits.join('; '),
  }),
  figures(rulesOf(of('melee')), of('melee'), {
    ...named,
    ATK: ({ atk }) => atk,
    DEF: ({ def }) => def,
    ...die,
    ...price,
  }),
  figures(rulesOf(of('ranged')), of('ranged'), {
    ...named,
    ATK: ({ atk }) => atk,
    ...die,
    'Rounds to reload': ({ reload }) => reload,
    'Not in': ({ barred }) =>
      barred === undefined || barred === 'crossbow'
        ? undefined
        : barred === 'bow'
          ? 'light or full plate'
          : 'full plate',
    ...price,
  }),
  figures(`${rulesOf(of('armour', 'shield'))} HBK-ARM-05`, of('armour', 'shield'), {
    ...named,
    DEF: ({ def }) => def,
    COV: ({ cov }) => cov,
    AMR: ({ amr }) => amr,
    'Stops casting': ({ metal }) => (metal ? 'yes' : undefined),
    ...price,
  }),
  figures('HBK-COV-01', covers, { 'Target is': ({ state }) => state, COV: ({ cov }) => cov }),
  figures('HBK-STL-02', stealthLines, {
    Modifier: ({ by }) => signed(by),
    Any: ({ conditions }) => conditions.join(', '),
  }),
  figures('HBK-TRV-01 HBK-TRV-02 E-HBK-32', modeNames, {
    By: (mode) => mode,
    Clear: (mode) => hexes(mode, 'clear'),
    Rain: (mode) => hexes(mode, 'rain'),
    Storm: (mode) => hexes(mode, 'storm'),
  }),
  figures('HBK-UPK-01 HBK-UPK-02', upkeeps, {
    Upkeep: upperFirst,
    Costs: (tier) => `1d6 ${upkeepGrades[tier].unit}`,
    Buys: (tier) => upkeepGrades[tier].buys,
  }),
  figures('HBK-HIRE-02', roleNames, {
    Role: upperFirst,
    Fights: (role) => roles[role].fights,
    Lives: (role) => roles[role].lives,
    Keep: (role) => `3d6 ${roles[role].unit}`,
  }),
  ...rolledFigures(tables),
]
