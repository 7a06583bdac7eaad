import { defineAction, type Action } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { plain } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { type ProcedureOf, roll, rollOne, rollSummed } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { attributes, rollAttribute, type Attribute } from '../attributes.ts'
import { characters, wornBy } from '../character.ts'
import { fieldOfCoin, goldIn, purseSays, readingOf, spent } from '../coins.ts'
import { conOnStaDice, startStaMin } from '../house-rules/advancement.ts'
import { ancestries, withAncestry, type Ancestry } from '../origins/ancestries.ts'
import { backgrounds, startingCoins, type Background } from '../origins/backgrounds.ts'
import { languagesOf, languageNote, languageTag } from '../origins/languages.ts'
import { paths, type Path } from '../origins/paths.ts'
import { fieldOf, giftTag } from '../people.ts'
import { packageNames } from '../advancement/figures.ts'
import { kitOf, outfit, packed } from './kit.ts'
import { chosenIn, languagesDue } from './languages.ts'
import { nameFor } from '../../../common/names.ts'
import { firstNames } from '../tables.ts'
import { raised } from './raised.ts'
import { startingValues, type ConReading } from './starting.ts'

const byDie = 'By the dice'
const titles = (of: readonly { title: string }[]): string[] => [
  byDie,
  ...of.map(({ title }) => title),
]

/** Option with this title, else one chosen by a die. */
function* picked<T extends { title: string }>(
  label: string,
  of: readonly [T, ...T[]],
  said: string,
): ProcedureOf<T> {
  const named = of.find(({ title }) => title === said)
  if (named) return named
  const sides = of.length === 3 ? 6 : 10
  const face = yield* rollOne(label, sides)
  return of[Math.floor(((face - 1) * of.length) / sides)] ?? of[0]
}

type Scores = Record<Attribute, number>

/** Four dice for each, the lowest dropped. Rules HBK-CHAR-01, HBK-CHAR-02. */
function* rolledScores(): ProcedureOf<Scores> {
  const scores: Partial<Scores> = {}
  for (const each of attributes) scores[each] = rollAttribute(yield* roll(each, 6, 4)).score
  return scores as Scores
}

interface Origin {
  ancestry: Ancestry
  background: Background
  path: Path
}

/** STA, its raw dice kept beside it so that a swap may count CON anew. Rules HBK-CHAR-04, E-HBK-11. */
function* started(
  situation: Situation,
  { background, path }: Origin,
  scores: Scores,
): ProcedureOf<Record<string, number>> {
  const staDice = yield* rollSummed('STA', 6, 2)
  const peasantDie = background.id === 'peasant' ? yield* rollOne('STA, a peasant’s', 6) : 0
  const seekerDie = path.id === 'seeker' ? yield* rollOne('STA, a seeker’s loss', 6) : 0
  const con = houseRule<ConReading>(situation, conOnStaDice)
  const { sta, ...others } = startingValues(
    {
      staDice,
      con: scores.CON,
      int: scores.INT,
      background: background.id,
      path: path.id,
      peasantDie,
      seekerDie,
    },
    { con, least: houseRule<number>(situation, startStaMin) },
  )
  return {
    ...others,
    hp: sta,
    maxHp: sta,
    staRolled: staDice.reduce((all, die) => all + die, 0) + peasantDie - seekerDie,
    staTimes: con === 'perDie' ? staDice.length + (background.id === 'peasant' ? 1 : 0) : 1,
  }
}

export const newCharacter: Action = defineAction({
  id: 'heartbreaker.new-character',
  title: 'New character',
  rule: 'HBK-CHAR-05',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds: 'generate make roll random player party join human dwarf elf',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    ancestry: { kind: 'choice', title: 'Ancestry', of: titles(ancestries), default: byDie },
    gift: {
      kind: 'choice',
      title: 'A human’s +1',
      of: [byDie, ...attributes],
      default: byDie,
    },
    background: { kind: 'choice', title: 'Background', of: titles(backgrounds), default: byDie },
    languages: {
      kind: 'text',
      title: 'An outlander’s two monster languages',
      max: 80,
      optional: true,
    },
    path: { kind: 'choice', title: 'Path', of: titles(paths), default: byDie },
    level: { kind: 'number', title: 'Level', min: 1, max: 10, default: 1 },
    growth: { kind: 'choice', title: 'Grows', of: [byDie, ...packageNames], default: byDie },
    outfit: { kind: 'switch', title: 'Buys armour for the purse', default: true },
  },
  preview: (_situation, { level }) =>
    plain(
      '4d6 less the lowest for each attribute; STA 2d6 and CON; ancestry, background and path',
      [],
      [
        { name: 'Attributes', value: 'six of them, 3 to 18', rule: 'HBK-CHAR-01' },
        { name: 'Each', value: '4d6, the lowest dropped', rule: 'HBK-CHAR-02' },
        { name: 'STA', value: 'at least what the house rule says', rule: 'E-HBK-11' },
        { name: 'Level', value: level, rule: level > 1 ? 'HBK-LVL-02' : 'E-HBK-13' },
        {
          name: 'Then',
          value: 'two scores may be exchanged, or three moved round',
          rule: 'HBK-CHAR-03',
        },
      ],
    ),
  *run(situation, input, at) {
    const called = yield* nameFor(situation, input.name, firstNames)
    const origin: Origin = {
      ancestry: yield* picked('ancestry', ancestries as [Ancestry, ...Ancestry[]], input.ancestry),
      background: yield* picked(
        'background',
        backgrounds as [Background, ...Background[]],
        input.background,
      ),
      path: yield* picked('path', paths as [Path, ...Path[]], input.path),
    }
    const rolled = yield* rolledScores()
    const gift = yield* giftOf(origin.ancestry, input.gift)
    const scores = withAncestry(origin.ancestry.id, rolled, gift) as Scores
    const values = yield* started(situation, origin, scores)
    const purse = startingCoins(origin.background.id, yield* rollSummed('coins', 6, 3))
    const id = `c${situation.nextId}`
    const chosen = chosenIn(input.languages ?? '', origin.background)
    const first = withLanguages(dressed(id, called, origin, scores, values, gift), chosen)
    const { creature: naked, why: levels } = yield* raised(
      situation,
      first,
      input.level,
      packageNames.find((each) => each === input.growth),
    )
    naked.values[fieldOfCoin[purse.unit]] = purse.amount
    const bought = input.outfit
      ? outfit(goldIn(naked, situation), origin.ancestry.id, origin.path.id)
      : []
    const creature = equipped(situation, naked, origin, bought)
    const beasts = kitOf(origin.background, origin.path.id).beasts.map((row, nth): Creature => ({
      ...characters.blank(
        `c${situation.nextId + 1 + nth}`,
        `${called}’s ${row.name.toLowerCase()}`,
      ),
      kind: 'animal',
      values: { ...characters.blank('', '').values, ...row.beast },
    }))
    return line(at, {
      rule: 'HBK-CHAR-05',
      what: `New character, ${called}`,
      says: `${origin.ancestry.title} ${origin.background.id} and ${origin.path.id}${input.level > 1 ? ` of level ${input.level}` : ''}; STA ${creature.values.maxHp ?? 0}; has ${purseSays(creature)}`,
      tone: 'good',
      who: [id],
      why: [
        ...stepsOf(
          origin,
          rolled,
          scores,
          values,
          purse,
          bought.map(({ name }) => name),
          languagesOf(Object.keys(creature.tags)),
        ),
        ...levels,
      ],
      effects: [
        { do: 'join', creature },
        ...beasts.map((beast) => ({ do: 'join' as const, creature: beast })),
        ...languagesDue(creature),
      ],
    })
  },
})

function* giftOf({ id }: Ancestry, said: string): ProcedureOf<Attribute | undefined> {
  if (id !== 'human') return undefined
  const named = attributes.find((each) => each === said)
  return named ?? attributes[(yield* rollOne('a human’s +1', 6)) - 1]
}

function dressed(
  id: string,
  name: string,
  origin: Origin,
  scores: Scores,
  values: Record<string, number>,
  gift: Attribute | undefined,
): Creature {
  const blank = characters.blank(id, name)
  const tags = Object.fromEntries(
    [
      origin.ancestry.id,
      origin.background.id,
      origin.path.id,
      ...(gift ? [giftTag(gift)] : []),
    ].map((tag) => [tag, true as const]),
  )
  return {
    ...newCreature(id, name, 'character', {
      ...blank.values,
      ...Object.fromEntries(attributes.map((each) => [fieldOf[each], scores[each]])),
      ...values,
    }),
    tags,
  }
}

/** Adds the chosen languages as tags and lists all languages in the notes. */
function withLanguages(creature: Creature, chosen: readonly string[]): Creature {
  const tags = {
    ...creature.tags,
    ...Object.fromEntries(chosen.map((each) => [languageTag(each), true as const])),
  }
  return { ...creature, tags, notes: languageNote(Object.keys(tags)) }
}

function equipped(
  situation: Situation,
  naked: Creature,
  origin: Origin,
  bought: ReturnType<typeof outfit>,
): Creature {
  const { carried } = kitOf(origin.background, origin.path.id)
  const creature = {
    ...naked,
    ...packed([...carried, ...bought.map((row) => [row, 1] as const)], naked.id),
  }
  const cost = bought.reduce((all, row) => all + row.cost, 0)
  const values = { ...creature.values }
  for (const effect of spent(creature, cost, 'GP', readingOf(situation)))
    if (effect.do === 'set') values[effect.field] = effect.to
  return { ...creature, values: { ...values, ...wornBy(creature, situation) } }
}

function stepsOf(
  { ancestry, background, path }: Origin,
  rolled: Scores,
  scores: Scores,
  values: Record<string, number>,
  purse: { amount: number; unit: string },
  bought: readonly string[],
  tongues: readonly string[],
): Step[] {
  const moved = attributes.filter((each) => rolled[each] !== scores[each])
  return [
    ...moved.map((each): Step => ({
      name: `${ancestry.title}, ${each}`,
      value: `${rolled[each]} to ${scores[each]}`,
      rule: ancestry.rule,
    })),
    { name: background.title, value: `${purse.amount} ${purse.unit}`, rule: 'HBK-BG-01' },
    { name: path.title, value: path.deed, rule: path.rule },
    { name: 'STA by the dice', value: values.staRolled ?? 0, rule: 'HBK-CHAR-04' },
    ...(bought.length > 0
      ? [{ name: 'Bought', value: listed(bought), rule: 'HBK-GLO-04' as const }]
      : []),
    ...(tongues.length > 0
      ? [{ name: 'Speaks', value: listed(tongues), rule: 'HBK-LANG-01' as const }]
      : []),
  ]
}
