import { withItems } from '../../../common/kit.ts'
import { isRefusal, plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { type ProcedureOf, rollOne, rollSummed } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { nameFor } from '../../../common/names.ts'
import { attributes, type Attribute, type AttributeScores } from '../character/attributes.ts'
import { characters, wornFigures } from '../character/index.ts'
import { fieldOfCoin, goldIn, describePurse, readingOf, takeCoins } from '../money.ts'
import { ancestries, withAncestry, type Ancestry } from '../character/ancestries.ts'
import { backgrounds, startingCoins, type Background } from '../character/backgrounds.ts'
import {
  languagesOf,
  monsterLanguages,
  languageNote,
  languageTag,
  parseChosenLanguages,
  languagesDue,
} from '../character/languages.ts'
import { paths, type Path } from '../character/paths.ts'
import { fieldOf, giftTag } from '../character/people.ts'
import { packageNames } from '../advancement/level.ts'
import { kitNames, kitOf, armourFor, packItems } from './kit.ts'
import {
  buyStartingGear,
  readStartingGear,
  startingGearAsk,
} from '../../../gm/town/starting-gear.ts'
import { firstNames } from '../tables.ts'
import { startingSpells } from './starting-spells.ts'
import { swapScores } from './swap.ts'
import { raiseToLevel, type CharacterOrigin, rollScores, rollStart } from './starting.ts'

const byDie = 'By the dice'

const titlesOf = (of: readonly { title: string }[]): string[] => [
  byDie,
  ...of.map(({ title }) => title),
]

/** Option with this title, else one chosen by a die. */
function* pickOrRoll<T extends { title: string }>(
  label: string,
  of: readonly [T, ...T[]],
  said: string,
): ProcedureOf<T> {
  const named = of.find(({ title }) => title === said)
  if (named) return named
  const sides = of.length === 3 ? 6 : 10
  const faces = Array.from(
    { length: sides },
    (_, at) => of[Math.floor((at * of.length) / sides)] ?? of[0],
  )
  const face = yield* rollOne(
    label,
    sides,
    faces.map(({ title }) => title),
  )
  return faces[face - 1] ?? of[0]
}

export const newCharacter = defineAction({
  id: 'heartbreaker.new-character',
  title: 'New character',
  rule: 'HBK-CHAR-05',
  phase: 'table',
  slot: 'generate',
  finds: 'generate make roll random player party join human dwarf elf',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    ancestry: { kind: 'choice', title: 'Ancestry', of: titlesOf(ancestries), default: byDie },
    gift: {
      kind: 'choice',
      title: 'A human’s +1',
      of: [byDie, ...attributes],
      default: byDie,
    },
    background: { kind: 'choice', title: 'Background', of: titlesOf(backgrounds), default: byDie },
    languages: {
      kind: 'text',
      title: 'An outlander’s two monster languages',
      max: 80,
      optional: true,
      list: monsterLanguages,
      most: 2,
    },
    path: { kind: 'choice', title: 'Path', of: titlesOf(paths), default: byDie },
    level: { kind: 'number', title: 'Level', min: 1, max: 10, default: 1 },
    growth: { kind: 'choice', title: 'Grows', of: [byDie, ...packageNames], default: byDie },
    outfit: { kind: 'switch', title: 'Buys armour for the purse', default: true },
    exchange: {
      kind: 'text',
      title: 'Exchange two scores, or move three round',
      max: 40,
      optional: true,
      list: attributes,
      most: 3,
    },
    spells: {
      kind: 'text',
      title: 'Spells, as “Sleep, Web 2” with their levels',
      max: 300,
      optional: true,
    },
    gear: startingGearAsk,
  },
  creation: [
    {
      title: 'Attributes',
      says: '4d6 for each of the six, the lowest die dropped. Then two scores may be exchanged, or three moved round: the first to the second, the second to the third, the third to the first.',
      rule: 'HBK-CHAR-02',
      asks: ['exchange'],
      dice: attributes,
      shows: ['HBK-CHAR-03'],
    },
    {
      title: 'Ancestry',
      says: 'Human, dwarf or elf; a human has +1 on one attribute.',
      rule: 'HBK-CHAR-05',
      asks: ['ancestry', 'gift'],
      dice: ['ancestry', 'a human’s +1'],
      shows: ancestries.map(({ rule }) => rule),
    },
    {
      title: 'Background',
      says: 'It gives coins, a kit and what one is good at; an outlander knows two monster languages.',
      rule: 'HBK-BG-01',
      asks: ['background', 'languages'],
      dice: ['background', 'coins'],
      shows: ['HBK-LANG-01', ...backgrounds.map(({ rule }) => rule)],
    },
    {
      title: 'Path',
      says: 'It names the deed that brings experience, and two threats one is hardened against.',
      rule: 'HBK-PATH-01',
      asks: ['path'],
      dice: ['path'],
      shows: paths.map(({ rule }) => rule),
    },
    {
      title: 'Stamina and level',
      says: 'STA 2d6 and CON; a peasant rolls a d6 more, a seeker loses one. Each level above the first brings a package.',
      rule: 'HBK-CHAR-04',
      asks: ['level', 'growth'],
      dice: ['STA', 'level '],
      shows: ['HBK-LVL-01', 'HBK-LVL-02'],
    },
    {
      title: 'Spells',
      says: 'As many as MAG, from the list in use; the book brings none. What MAG can’t hold is left out, and a champion’s are holy.',
      rule: 'HBK-MAG-01',
      asks: ['spells'],
      shows: ['HBK-MAG-02', 'HBK-MAG-06'],
    },
    {
      title: 'Gear',
      says: 'Besides the kit of the background: armour for the purse, or piece by piece what it pays for.',
      rule: 'HBK-GLO-04',
      asks: ['outfit', 'gear'],
      shows: ['GF-SHOP-01'],
    },
    {
      title: 'Name',
      says: 'A name of the player’s, or one of our list.',
      rule: 'GF-KIT-01',
      asks: ['name'],
      dice: ['name'],
    },
  ],
  plan(_situation, { exchange, gear, ...input }, { ruleset: game }) {
    const places = attributes.filter((each) => wordsOf(exchange).includes(each))
    const ordered = wordsOf(exchange).flatMap((word) => places.find((each) => each === word) ?? [])
    if (wordsOf(exchange).length !== places.length || places.length === 1)
      return refusal('Exchange two different attributes, or move three round (HBK-CHAR-03).')
    const lines = readStartingGear(gear, game)
    return isRefusal(lines) ? lines : { ...input, places: ordered, lines }
  },
  preview: ({ level }) =>
    plain(
      '4d6 less the lowest for each attribute; STA 2d6 and CON; ancestry, background and path',
      [],
      [
        step('Attributes', 'six of them, 3 to 18', 'HBK-CHAR-01'),
        step('Each', '4d6, the lowest dropped', 'HBK-CHAR-02'),
        step('STA', 'at least what the house rule says', 'E-HBK-11'),
        { name: 'Level', value: level, rule: level > 1 ? 'HBK-LVL-02' : 'E-HBK-13' },
        step('Then', 'two scores may be exchanged, or three moved round', 'HBK-CHAR-03'),
      ],
    ),
  *run({ places, lines, ...input }, situation, at) {
    const called = yield* nameFor(situation, input.name, firstNames)
    const origin: CharacterOrigin = {
      ancestry: yield* pickOrRoll(
        'ancestry',
        ancestries as [Ancestry, ...Ancestry[]],
        input.ancestry,
      ),
      background: yield* pickOrRoll(
        'background',
        backgrounds as [Background, ...Background[]],
        input.background,
      ),
      path: yield* pickOrRoll('path', paths as [Path, ...Path[]], input.path),
    }
    const dice = yield* rollScores()
    const rolled = places.length > 0 ? swapScores(dice, places) : dice
    const gift = yield* rollGift(origin.ancestry, input.gift)
    const scores = withAncestry(origin.ancestry.id, rolled, gift) as AttributeScores
    const values = yield* rollStart(situation, origin, scores)
    const purse = startingCoins(origin.background.id, yield* rollSummed('coins', 6, 3))
    const id = `c${situation.nextId}`
    const chosen = parseChosenLanguages(input.languages ?? '', origin.background)
    const first = withLanguages(baseCharacter(id, called, origin, scores, values, gift), chosen)
    const { creature: naked, why: levels } = yield* raiseToLevel(
      situation,
      first,
      input.level,
      packageNames.find((each) => each === input.growth),
    )
    naked.values[fieldOfCoin[purse.unit]] = purse.amount
    const magic = startingSpells(naked, input.spells, origin.path)
    const bought = input.outfit
      ? armourFor(goldIn(naked, situation), origin.ancestry.id, origin.path.id)
      : []
    const armed = withItems(equip(situation, naked, origin, bought), magic.items)
    const own = yield* buyStartingGear(armed, lines, situation, at.ruleset)
    const creature: Creature = {
      ...own.creature,
      values: {
        ...own.creature.values,
        ...wornFigures(own.creature, situation),
        ...(places.length > 0 ? { swapped: 1 } : {}),
      },
    }
    const beasts = [...own.beasts, ...kitBeasts(situation, called, origin, own.beasts.length)]
    return line(at, {
      rule: 'HBK-CHAR-05',
      what: `New character, ${called}`,
      says: `${origin.ancestry.title} ${origin.background.id} and ${origin.path.id}${input.level > 1 ? ` of level ${input.level}` : ''}; STA ${creature.values.maxHp ?? 0}; has ${describePurse(creature)}`,
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
        step(
          'Scores',
          attributes.map((each) => `${each} ${rolled[each]}`).join(', '),
          'HBK-CHAR-02',
        ),
        ...(places.length > 0
          ? [
              step(
                'Scores exchanged',
                listed(places.map((each) => `${each} ${rolled[each]}`)),
                'HBK-CHAR-03',
              ),
            ]
          : []),
        ...levels,
        ...magic.why,
        ...own.why,
      ],
      effects: [
        { do: 'join', creature },
        ...beasts.map((beast) => ({ do: 'join' as const, creature: beast })),
        ...languagesDue(creature),
      ],
    })
  },
})

/** Beasts of a background's kit, with the ids behind those of `others` that were bought. */
function kitBeasts(
  { nextId }: Situation,
  owner: string,
  { background, path }: CharacterOrigin,
  others: number,
): Creature[] {
  return kitOf(background, path.id).beasts.map((row, nth): Creature => {
    const blank = characters.blank(
      `c${nextId + 1 + others + nth}`,
      `${owner}’s ${row.name.toLowerCase()}`,
    )
    return { ...blank, kind: 'animal', values: { ...blank.values, ...row.beast } }
  })
}

/** Words of a list with commas. */
function wordsOf(text = ''): string[] {
  return text.split(',').flatMap((word) => word.trim().toUpperCase() || [])
}

function* rollGift({ id }: Ancestry, said: string): ProcedureOf<Attribute | undefined> {
  if (id !== 'human') return undefined
  const named = attributes.find((each) => each === said)
  return named ?? attributes[(yield* rollOne('a human’s +1', 6, attributes)) - 1]
}

function baseCharacter(
  id: string,
  name: string,
  origin: CharacterOrigin,
  scores: AttributeScores,
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

function equip(
  situation: Situation,
  naked: Creature,
  origin: CharacterOrigin,
  bought: ReturnType<typeof armourFor>,
): Creature {
  const { carried } = kitOf(origin.background, origin.path.id)
  const creature = {
    ...naked,
    ...packItems([...carried, ...bought.map((row) => [row, 1] as const)], naked.id),
  }
  const cost = bought.reduce((all, row) => all + row.cost, 0)
  const values = { ...creature.values }
  for (const effect of takeCoins(creature, cost, 'GP', readingOf(situation)))
    if (effect.do === 'set') values[effect.field] = effect.to
  return { ...creature, values: { ...values, ...wornFigures(creature, situation) } }
}

function stepsOf(
  { ancestry, background, path }: CharacterOrigin,
  rolled: AttributeScores,
  scores: AttributeScores,
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
    step(background.title, `${purse.amount} ${purse.unit}`, 'HBK-BG-01'),
    { name: 'Kit', value: listed(kitNames(background, path.id)), rule: background.rule },
    { name: path.title, value: path.deed, rule: path.rule },
    step('STA by the dice', values.staRolled ?? 0, 'HBK-CHAR-04'),
    ...(bought.length > 0 ? [step('Bought', listed(bought), 'HBK-GLO-04')] : []),
    ...(tongues.length > 0 ? [step('Speaks', listed(tongues), 'HBK-LANG-01')] : []),
  ]
}
