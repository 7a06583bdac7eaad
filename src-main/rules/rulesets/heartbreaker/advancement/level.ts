import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { expMode, levelStaMin, savMin } from '../house-rules/advancement.ts'
import { pathNamed } from '../origins/paths.ts'
import { comOf, levelOf, modOf, pathOf } from '../people.ts'
import { deedDone } from './deed.ts'
import {
  expToAdvance,
  levelUp,
  packageNames,
  packages,
  type LeastGain,
  type LevelNumbers,
} from './figures.ts'

/** Reason a character can't gain a level, with the remedy; null when it can. Rules HBK-LVL-01, HBK-LVL-04. */
function notYet(creature: ReadonlyCreature): string | null {
  const { exp: needs } = expToAdvance(levelOf(creature))
  const has = creature.values.exp ?? 0
  if (has < needs)
    return `${creature.name} has ${has} EXP, and level ${levelOf(creature)} takes ${needs} (HBK-LVL-01): “Give EXP” first.`
  const path = pathNamed(pathOf(creature))
  if (path && !(deedDone in creature.tags))
    return `${creature.name} has yet to ${path.deed} (HBK-LVL-04): “Mark a path’s deed” when it is done.`
  return null
}

function numbersOf(creature: ReadonlyCreature): LevelNumbers {
  const { hp = 0, maxHp = hp, sav = 15, ski = 0, mag = 0 } = creature.values
  return { sta: maxHp, sav, com: comOf(creature), ski, mag }
}

/** One package, and perhaps an ability that grew out of play. Rules HBK-LVL-02, HBK-LVL-03. */
export const level: Action = defineAction({
  id: 'heartbreaker.level',
  title: 'Gain a level',
  rule: 'HBK-LVL-02',
  phase: 'town',
  slot: 'edit',
  needs: [],
  finds: 'advance level up martial practical mystical grow experience',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    choice: { kind: 'choice', title: 'Package', of: packageNames, default: 'martial' },
    ability: { kind: 'text', title: 'A new ability, if any', max: 200, optional: true },
  },
  preview(situation, { who, choice }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who gains a level.')
    const fault = notYet(creature)
    if (fault) return { ...refusal(fault), why: brings(choice) }
    const { sides, says } = packages[choice]
    const shown = plain(
      `Level ${levelOf(creature) + 1}: ${says}`,
      [{ name: 'CON', value: modOf(creature, 'CON'), rule: 'HBK-ATTR-05' }],
      brings(choice),
    )
    const faces = Array.from({ length: sides }, (_, at) => at + 1)
    const gains = faces.map((face) => gainOf(situation, creature, choice, face))
    return {
      ...shown,
      chances: [...new Set(gains)].map((gain) => ({
        says: `STA ${signed(gain)}`,
        chance: gains.filter((each) => each === gain).length / sides,
        tone: gain > 0 ? 'good' : 'plain',
      })),
    }
  },
  *run(situation, { who, choice, ability }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'HBK-LVL-02', what: 'A level', says: 'Nobody rose' })
    const { sides, says } = packages[choice]
    const die = yield* rollOne('STA', sides)
    const was = numbersOf(creature)
    const is = grown(situation, creature, choice, die)
    const now = levelOf(creature) + 1
    const learned = ability?.trim()
    return line(at, {
      rule: 'HBK-LVL-02',
      what: `${creature.name}, level ${now}`,
      says: [`${choice}: STA ${was.sta} to ${is.sta}`, ...changes(was, is), learned]
        .filter(Boolean)
        .join(', '),
      tone: 'good',
      who: [who],
      why: [
        { name: choice, value: says, rule: 'HBK-LVL-02' },
        { name: `d${sides}`, value: die },
        { name: 'CON', value: signed(modOf(creature, 'CON')), rule: 'HBK-ATTR-05' },
        ...pathSteps(creature),
        ...(learned
          ? [{ name: 'A new ability', value: learned, rule: 'HBK-LVL-03' as const }]
          : []),
      ],
      effects: risen(situation, creature, levelled(situation, creature, choice, die), learned),
    })
  },
})

function brings(choice: (typeof packageNames)[number]): Step[] {
  return [
    { name: choice, value: packages[choice].says, rule: 'HBK-LVL-02' },
    { name: 'And perhaps', value: 'an ability that grew out of play', rule: 'HBK-LVL-03' },
    { name: 'Its words', value: 'yours and the player’s', rule: 'HBKX-GAP-10' },
  ]
}

function gainOf(
  situation: Situation,
  creature: ReadonlyCreature,
  choice: (typeof packageNames)[number],
  face: number,
): number {
  return grown(situation, creature, choice, face).sta - numbersOf(creature).sta
}

function grown(
  situation: Situation,
  creature: ReadonlyCreature,
  choice: (typeof packageNames)[number],
  die: number,
): LevelNumbers {
  return levelUp(choice, die, modOf(creature, 'CON'), numbersOf(creature), {
    least: houseRule<LeastGain>(situation, levelStaMin),
    savMin: houseRule<number | 'none'>(situation, savMin),
  })
}

function changes(was: LevelNumbers, is: LevelNumbers): string[] {
  return (['com', 'ski', 'sav', 'mag'] as const)
    .filter((field) => was[field] !== is[field])
    .map((field) => `${field.toUpperCase()} ${was[field]} to ${is[field]}`)
}

function pathSteps(creature: ReadonlyCreature): Step[] {
  const path = pathNamed(pathOf(creature))
  return path ? [{ name: 'The deed', value: path.deed, rule: 'HBK-LVL-04' }] : []
}

/** Every field that a level changes, COM in whole and half points. Rules HBK-LVL-02, HBK-GLO-02. */
export function levelled(
  situation: Situation,
  creature: ReadonlyCreature,
  choice: (typeof packageNames)[number],
  die: number,
): Record<string, number> {
  const was = numbersOf(creature)
  const is = grown(situation, creature, choice, die)
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
function risen(
  situation: Situation,
  creature: ReadonlyCreature,
  numbers: Readonly<Record<string, number>>,
  learned: string | undefined,
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
    ...(deedDone in creature.tags
      ? [{ do: 'tag' as const, creature: creature.id, tag: deedDone, on: false }]
      : []),
    ...(learned
      ? [
          {
            do: 'notes' as const,
            creature: creature.id,
            notes: [creature.notes, `Level ${lvl + 1}: ${learned}`].filter(Boolean).join('\n'),
          },
        ]
      : []),
  ]
}
