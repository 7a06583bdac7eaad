import type { Shelf } from '../../rules/core/action.ts'
import type { MonsterConversion } from '../../rules/core/ruleset/monsters.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { singulars } from '../../rules/core/words.ts'
import type { ConversionTarget, Monster } from '../../rules/monsters/canonical.ts'
import { readMonsters } from '../../rules/monsters/read.ts'
import { isFields, quoted, ScriptFault } from './fault.ts'
import { onlyMeant, plainName } from './match-name.ts'

/**
 * Monster of a script: by its name in the bestiary, or from a stat block, as a text or a record, with the GM's
 * answers to what the game's rules leave open (`judged`, or among the figures of the record).
 * @throws ScriptFault when it is neither
 */
export function monsterMeant(
  { monster: said, judged }: Readonly<Record<string, unknown>>,
  game: { id: ConversionTarget; monsters: Pick<MonsterConversion, 'judgements'> },
  shelf: Shelf,
  situation: Situation | null = null,
): Monster {
  const named = isFields(said)
    ? undefined
    : singulars(String(said))
        .map((one) => shelf.monsterNamed(one) ?? shelf.monster(one))
        .find(Boolean)
  const found =
    named ??
    (isFields(said) ? monsterOf(said, game, situation) : readMonsters(String(said)).monsters[0])
  if (!found)
    throw new ScriptFault(
      'monster',
      `the bestiary has none called ${quoted(said)}, and it is no stat block.`,
    )
  if (!isFields(judged)) return found
  return withAnswers(found, game, answersIn(judged, found, game, situation))
}

type Judging = Parameters<typeof monsterMeant>[1]

/** Monster of a record, whose words for what the game leaves open are answers, not figures: `armour: "heavy"`. */
function monsterOf(
  said: Readonly<Record<string, unknown>>,
  game: Judging,
  situation: Situation | null,
): Monster | undefined {
  const { name = 'Monster', options, ...figures } = said
  const words = { ...figures, ...(isFields(options) ? options : {}) }
  const read = (of: Readonly<Record<string, unknown>>): Monster | undefined =>
    readMonsters(JSON.stringify({ name, ...of })).monsters[0] ??
    ownLine(String(name), of) ??
    fewFigures({ name, ...of })
  const whole = read(withSaves(figures))
  if (!whole) return undefined
  const answers = answersIn(words, whole, game, situation, true)
  const answered = Object.keys(figures).filter((key) => keyOf(key, Object.keys(answers)))
  const rest = Object.fromEntries(
    Object.entries(figures).filter(([key]) => !answered.includes(key)),
  )
  return withAnswers(read(withSaves(rest)) ?? whole, game, answers)
}

/** A block in the labels of a game's own stat line: level and survival. */
function ownLine(name: string, of: Readonly<Record<string, unknown>>): Monster | undefined {
  const parts = Object.entries(of).map(([key, value]) => `${key} ${String(value)}`)
  return readMonsters(`${name}: ${parts.join(', ')}`).monsters[0]
}

/** A creature of a level or of Hit Dice alone, whose armour is not printed. */
function levelAlone({
  level,
  hd = level,
  ...rest
}: Readonly<Record<string, unknown>>): Monster | undefined {
  if (hd === undefined) return undefined
  const [monster] = readMonsters(JSON.stringify({ ac: 9, ...rest, hd })).monsters
  return monster?.figures.family === 'bx'
    ? { ...monster, figures: { ...monster.figures, ac: null } }
    : undefined
}

/** A block of too few figures to be known for one, such as WIL alone: it is read among those of anybody, which are not printed. */
function fewFigures(said: Readonly<Record<string, unknown>>): Monster | undefined {
  const anybody = { hp: 3, str: 10, dex: 10, wil: 10 }
  const given = Object.fromEntries(
    Object.entries(said).map(([key, one]) => [key.toLowerCase(), one]),
  )
  if (!Object.keys(anybody).some((key) => key in given)) return levelAlone(given)
  const [monster] = readMonsters(JSON.stringify({ ...anybody, ...given })).monsters
  if (monster?.figures.family !== 'cairn') return undefined
  const unprinted = Object.keys(anybody).filter((key) => !(key in given))
  const nothing = Object.fromEntries(unprinted.map((key) => [key, null]))
  return { ...monster, figures: { ...monster.figures, ...nothing } }
}

/** Five saves in a row, by the letters that stat blocks have for them. */
function withSaves(figures: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { saves } = figures
  if (!Array.isArray(saves) || saves.length !== 5) return figures
  return { ...figures, saves: saves.map((one, at) => `${'DWPBS'[at]}${String(one)}`).join(' ') }
}

/** Other words for what games ask of a monster. */
const otherKeys: Readonly<Record<string, string>> = { armor: 'hide', hide: 'armor' }

/** Of ids, the one that a key is, or has another word for. */
function keyOf(key: string, ids: readonly string[]): string | undefined {
  const said = plainName(key)
  return ids.find((id) => [said, otherKeys[said]].includes(plainName(id)))
}

/**
 * Answers to a monster's open judgements, by the id of each. An option may be given by its id or its title.
 * @param known leaves out what is no option; otherwise it is taken as written
 */
function answersIn(
  said: Readonly<Record<string, unknown>>,
  monster: Monster,
  game: Judging,
  situation: Situation | null,
  known = false,
): Record<string, string> {
  const judgements = game.monsters.judgements(monster, situation)
  const ids = judgements.map(({ id }) => id)
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, value]): [string, string][] => {
      const judgement = judgements.find(({ id }) => id === keyOf(key, ids))
      const answer = String(value)
      const option =
        judgement && typeof value === 'string'
          ? onlyMeant(answer, judgement.options, ({ id, title }) => [id, title])
          : undefined
      if (judgement && option) return [[judgement.id, option.id]]
      return known ? [] : [[key, answer]]
    }),
  )
}

function withAnswers(
  monster: Monster,
  { id }: Judging,
  answers: Readonly<Record<string, string>>,
): Monster {
  return { ...monster, judged: { ...monster.judged, [id]: { ...monster.judged[id], ...answers } } }
}
