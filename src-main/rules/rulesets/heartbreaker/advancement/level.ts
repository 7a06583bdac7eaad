import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { signed } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { upperFirst } from '../../../core/words.ts'
import { figure } from '../../../common/sheet-places.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { expMode, levelStaMin, savMin } from '../house-rules/advancement.ts'
import { pathNamed } from '../character/paths.ts'
import { comOf, levelOf, modOf, pathOf } from '../character/people.ts'
import { deedDone } from './deed.ts'
import { personKinds } from '../../../core/state/creature.ts'

/** The three ways to grow. Rule HBK-LVL-02. */
export type Package = 'martial' | 'practical' | 'mystical'

interface Growth {
  sides: 8 | 6 | 4
  /** COM in points: half of one. */
  com: number
  ski: number
  sav: number
  mag: number
  says: string
}

export const packages: Readonly<Record<Package, Growth>> = {
  martial: { sides: 8, com: 0.5, ski: 0, sav: 0, mag: 0, says: '1d8 STA, COM +½' },
  practical: { sides: 6, com: 0, ski: 1, sav: -1, mag: 0, says: '1d6 STA, SKI +1, SAV −1' },
  mystical: { sides: 4, com: 0, ski: 0, sav: 0, mag: 1, says: '1d4 STA, MAG +1' },
}

export const packageNames = Object.keys(packages) as Package[]

/** Tag of the package chosen at a level: "level 2: martial". */
export function packageTag(level: number, choice: Package): string {
  return `level ${level}: ${choice}`
}

/** Beginning of the note of an ability that was gained with a level. */
export const abilityNote = (level: number): string => `Level ${level}: `

/** Ability that somebody gained with a level, from their notes; empty for none. Rule HBK-LVL-03. */
export function abilityOf({ notes }: Pick<ReadonlyCreature, 'notes'>, level: number): string {
  const begins = abilityNote(level)
  const note = notes.split('\n').find((one) => one.startsWith(begins))
  return note?.slice(begins.length) ?? ''
}

/** Package of each level that somebody has chosen one for, lowest first. */
export function packagesOf({ tags }: Pick<ReadonlyCreature, 'tags'>): [number, Package][] {
  return Object.keys(tags)
    .flatMap((tag): [number, Package][] => {
      const [, level = '', choice = ''] = /^level (\d+): (\w+)$/.exec(tag) ?? []
      const found = packageNames.find((one) => one === choice)
      return found ? [[Number(level), found]] : []
    })
    .sort(([one], [other]) => one - other)
}

interface LevelNumbers {
  sta: number
  sav: number
  com: number
  ski: number
  mag: number
}

/** Minimum STA gained per level, or none. Rule E-HBK-11. */
type LeastGain = 0 | 1 | 'none'

/** STA gained at a level: the die and the CON modifier. Rules HBK-LVL-02, HBK-ATTR-05, E-HBK-11. */
function staGained(die: number, conModifier: number, least: LeastGain = 0): number {
  const gain = die + conModifier
  return least === 'none' ? gain : Math.max(least, gain)
}

/** SAV after practical levels, as far down as the house rule goes. Rule E-HBK-34. */
function lowerSav(sav: number, by: number, least: number | 'none' = 'none'): number {
  return least === 'none' ? sav + by : Math.min(sav, Math.max(least, sav + by))
}

/** Figures after a level with this package. Rule HBK-LVL-02. */
export function levelUp(
  choice: Package,
  die: number,
  conModifier: number,
  from: LevelNumbers,
  options: { least?: LeastGain; savMin?: number | 'none' } = {},
): LevelNumbers {
  const { com, ski, sav, mag } = packages[choice]
  return {
    sta: from.sta + staGained(die, conModifier, options.least ?? 0),
    sav: lowerSav(from.sav, sav, options.savMin ?? 'none'),
    com: from.com + com,
    ski: from.ski + ski,
    mag: from.mag + mag,
  }
}

/** EXP that a level has to reach before the next. Rule HBK-LVL-01. */
export function expToAdvance(lvl: number): { exp: number } {
  return { exp: 1000 * lvl }
}

/** Reason a character can't gain a level, with the remedy; null when it can. Rules HBK-LVL-01, HBK-LVL-04. */
function levelHindrance(creature: ReadonlyCreature, deed: boolean): string | null {
  const { exp: needs } = expToAdvance(levelOf(creature))
  const has = creature.values.exp ?? 0
  if (has < needs)
    return `${creature.name} has ${has} EXP, and level ${levelOf(creature)} takes ${needs} (HBK-LVL-01): “Give EXP” first.`
  const path = pathNamed(pathOf(creature))
  if (path && !deed && !(deedDone in creature.tags))
    return `${creature.name} has yet to ${path.deed} (HBK-LVL-04): “Mark a path’s deed” when it is done.`
  return null
}

function numbersOf(creature: ReadonlyCreature): LevelNumbers {
  const { hp = 0, maxHp = hp, sav = 15, ski = 0, mag = 0 } = creature.values
  return { sta: maxHp, sav, com: comOf(creature), ski, mag }
}

interface NewLevel {
  creature: ReadonlyCreature
  choice: Package
  learned: string | undefined
}

/** One package, and perhaps an ability that grew out of play. Rules HBK-LVL-02, HBK-LVL-03. */
export const level = defineAction({
  id: 'heartbreaker.level',
  title: 'Gain a level',
  rule: 'HBK-LVL-02',
  phase: 'town',
  slot: 'edit',
  finds: 'level; level up; advancement; advance martial practical mystical grow experience',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', only: personKinds },
    choice: { kind: 'choice', title: 'Package', of: packageNames, default: 'martial' },
    deed: { kind: 'switch', title: 'The deed of their path is done', optional: true },
    ability: { kind: 'text', title: 'A new ability, if any', max: 200, optional: true },
  },
  creation: [
    {
      title: 'Package',
      says: 'Martial, practical or mystical: each raises other numbers and has a die of its own.',
      rule: 'HBK-LVL-02',
      asks: ['choice', 'deed'],
      shows: ['HBK-LVL-04'],
    },
    {
      title: 'Stamina',
      says: 'The package’s die and CON.',
      rule: 'HBK-ATTR-05',
      dice: ['STA'],
    },
    {
      title: 'A new ability',
      says: 'Perhaps one that grew out of play, in your words and the player’s.',
      rule: 'HBK-LVL-03',
      asks: ['ability'],
    },
  ],
  plan(situation, { who, choice, deed, ability }): NewLevel | RefusedPreview {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who gains a level.')
    const fault = levelHindrance(creature, deed)
    if (fault) return { ...refusal(fault), why: packageSteps(choice) }
    return { creature, choice, learned: ability?.trim() }
  },
  preview({ creature, choice }, situation) {
    const { sides, says } = packages[choice]
    const shown = plain(
      `Level ${levelOf(creature) + 1}: ${says}`,
      [step('CON', modOf(creature, 'CON'), 'HBK-ATTR-05')],
      packageSteps(choice),
    )
    const faces = Array.from({ length: sides }, (_, at) => at + 1)
    const { sta } = numbersOf(creature)
    const gains = faces.map((face) => numbersAfter(situation, creature, choice, face).sta - sta)
    return {
      ...shown,
      chances: [...new Set(gains)].map((gain) => ({
        says: `STA ${signed(gain)}`,
        chance: gains.filter((each) => each === gain).length / sides,
        tone: gain > 0 ? 'good' : 'plain',
      })),
    }
  },
  *run({ creature, choice, learned }, situation, at) {
    const { sides, says } = packages[choice]
    const die = yield* rollOne('STA', sides)
    const was = numbersOf(creature)
    const is = numbersAfter(situation, creature, choice, die)
    const now = levelOf(creature) + 1
    return line(at, {
      rule: 'HBK-LVL-02',
      what: `${creature.name}, level ${now}`,
      says: [
        `${upperFirst(choice)}: STA ${was.sta} to ${is.sta}`,
        ...describeChanges(was, is),
        learned,
      ]
        .filter(Boolean)
        .join(', '),
      tone: 'good',
      who: [creature.id],
      why: [
        step(choice, says, 'HBK-LVL-02'),
        { name: `d${sides}`, value: die },
        step('CON', signed(modOf(creature, 'CON')), 'HBK-ATTR-05'),
        ...pathSteps(creature),
        ...(learned ? [step('A new ability', learned, 'HBK-LVL-03')] : []),
      ],
      effects: levelEffects(situation, creature, levelValues(situation, creature, choice, die), {
        choice,
        learned,
      }),
    })
  },
})

function packageSteps(choice: Package): Step[] {
  return [
    step(choice, packages[choice].says, 'HBK-LVL-02'),
    step('And perhaps', 'an ability that grew out of play', 'HBK-LVL-03'),
    step('Its words', 'yours and the player’s', 'HBKX-GAP-10'),
  ]
}

function numbersAfter(
  situation: Situation,
  creature: ReadonlyCreature,
  choice: Package,
  die: number,
): LevelNumbers {
  return levelUp(choice, die, modOf(creature, 'CON'), numbersOf(creature), {
    least: houseRule<LeastGain>(situation, levelStaMin),
    savMin: houseRule<number | 'none'>(situation, savMin),
  })
}

function describeChanges(was: LevelNumbers, is: LevelNumbers): string[] {
  return (['com', 'ski', 'sav', 'mag'] as const)
    .filter((field) => was[field] !== is[field])
    .map((field) => `${field.toUpperCase()} ${figure(was[field])} to ${figure(is[field])}`)
}

function pathSteps(creature: ReadonlyCreature): Step[] {
  const path = pathNamed(pathOf(creature))
  return path ? [step('The deed', path.deed, 'HBK-LVL-04')] : []
}

/** Every field that a level changes, COM in whole and half points. Rules HBK-LVL-02, HBK-GLO-02. */
export function levelValues(
  situation: Situation,
  creature: ReadonlyCreature,
  choice: Package,
  die: number,
): Record<string, number> {
  const was = numbersOf(creature)
  const is = numbersAfter(situation, creature, choice, die)
  return {
    lvl: levelOf(creature) + 1,
    maxHp: is.sta,
    hp: Math.max(0, (creature.values.hp ?? 0) + is.sta - was.sta),
    com: Math.floor(is.com),
    comHalf: is.com % 1 === 0 ? 0 : 1,
    ski: is.ski,
    sav: is.sav,
    mag: is.mag,
  }
}

/** Effects of a new level: new numbers, and the deed to do again. Rules HBK-GLO-02, E-HBK-12. */
function levelEffects(
  situation: Situation,
  creature: ReadonlyCreature,
  numbers: Readonly<Record<string, number>>,
  { choice, learned }: Pick<NewLevel, 'choice' | 'learned'>,
): Effect[] {
  const set = (field: string, to: number): Effect => ({
    do: 'set',
    creature: creature.id,
    field,
    to,
  })
  const lvl = levelOf(creature)
  const spent = houseRule<string>(situation, expMode) === 'spent'
  return [
    ...Object.entries(numbers).map(([field, to]) => set(field, to)),
    ...(spent ? [set('exp', Math.max(0, (creature.values.exp ?? 0) - expToAdvance(lvl).exp))] : []),
    { do: 'tag', creature: creature.id, tag: packageTag(lvl + 1, choice), on: true },
    ...(deedDone in creature.tags
      ? [{ do: 'tag' as const, creature: creature.id, tag: deedDone, on: false }]
      : []),
    ...(learned
      ? [
          {
            do: 'notes' as const,
            creature: creature.id,
            notes: [creature.notes, `${abilityNote(lvl + 1)}${learned}`].filter(Boolean).join('\n'),
          },
        ]
      : []),
  ]
}
