import { compact } from '../../../common/compact.ts'
import type { Situation } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { descendingArmourClass } from '../../../monsters/armour-class.ts'
import type { Judgement, Monster } from '../../../monsters/canonical.ts'
import { sizes, type CreatureSize } from '../scales.ts'
import {
  cairnLevel,
  defenseOf,
  hides,
  kindOf,
  movementOf,
  reactionTarget,
  sizeFortitude,
  type DefenseLook,
  type LevelWay,
} from './figures.ts'

/** Questions that the monster’s text leaves open: size, hide, and level where it has no Hit Dice. */
export function judgements(
  monster: Monster,
  _situation: Situation | null = null,
  given: Readonly<Record<string, string>> = {},
): Judgement[] {
  return compact(
    sizeJudgement(monster, given),
    hideJudgement(monster),
    monster.figures.family === 'cairn' && levelJudgement(monster.figures.hp?.value ?? 3),
  )
}

function sizeJudgement(monster: Monster, given: Readonly<Record<string, string>>): Judgement {
  const { level, plus } = kindOf(monster, given)
  const { text } = monster.source
  const enlarged = /^giant /i.test(monster.name) && !/\bgiant/i.test(text)
  const printed = enlarged ? null : printedSize.exec(text)
  const found = enlarged ? null : (printed ?? sizeOfName(monster) ?? plainSize.exec(text))
  return {
    id: 'size',
    asks: printed
      ? 'How big is it? Its book prints a size.'
      : 'How big is it? Neither game says; the guess is ours.',
    evidence: enlarged ? monster.name : (found?.[0] ?? ''),
    ...(found && text.startsWith(found[0], found.index)
      ? { span: { from: found.index, to: found.index + found[0].length } }
      : {}),
    options: sizes.map((size) => ({
      id: size,
      title: upperFirst(size),
      hint: sizeFortitude[size] > 0 ? `fortitude +${sizeFortitude[size]}` : '',
      gives: { title: 'Movement', value: movementOf(size) },
      odds: [
        {
          title: 'a fortitude test made',
          chance: passes(reactionTarget(level, plus + sizeFortitude[size])),
        },
      ],
    })),
    default: printed ? sizeOf(printed[1] ?? '') : guessed(enlarged ? 'giant' : (found?.[0] ?? '')),
    rule: 'GAMX-ENC-03',
  }
}

/** Words of names by size, the first size that fits; words of a size count in a description too. */
const guesses: readonly (readonly [size: CreatureSize, words: RegExp])[] = [
  ['small', /giant (?:rat|bat|bee|shrew|ferret|centipede|leech|tick|toad|frog|weasel|piranha)/],
  [
    'large',
    /giant (?:gecko|lizard|black widow|spider|scorpion|crab|ant|beetle|fly|wasp|snake|rattlesnake|hawk|eagle)/,
  ],
  [
    'huge',
    /giant|huge|enormous|colossal|dragon|wyrm|elephant|mammoth|mastodon|roc|hydra|titan|ettin|cyclops|kraken|whale|sea serpent|tyrannosaur|triceratops|stegosaur|treant|purple worm/,
  ],
  ['tiny', /tiny|rat|bat|sprite|pixie|imp/],
  [
    'large',
    /large|ogre|troll|bear|horse|mule|camel|elk|bull|shark|rhinoceros|dire wolf|lion|tiger|manticore|griff[io]n|hippogriff|wyvern|chimera|basilisk|gorgon|sphinx|centaur|unicorn|pegasus|crocodile/,
  ],
  ['small', /small|goblin|kobold|halfling|gnome|dwarf/],
]
const nameWord = new RegExp(
  `\\b(?:${guesses.map(([, words]) => words.source).join('|')})s?\\b`,
  'i',
)
/** Other creatures that a description names are others, and “large” or “small” may be said of anything. */
const plainSize = /\b(?:huge|enormous|colossal)\b/i
/** `SIZE: L (9' tall)`, `SZ M`, `Size: Large`. */
const printedSize =
  /\b(?:size|sz)\b[*_]{0,3}\s?:?[*_]{0,3}\s{0,12}(fine|tiny|small|medium|large|huge|gigantic|gargantuan|titanic|colossal|[tsmlhg](?![a-z]))/i
const printedSizes: Readonly<Record<string, CreatureSize>> = {
  t: 'tiny',
  s: 'small',
  m: 'medium',
  l: 'large',
  h: 'huge',
  g: 'gigantic',
  gargantuan: 'gigantic',
  colossal: 'titanic',
}

/** The word of a monster's name that tells its size, with its place in the text. */
function sizeOfName({ name, source }: Monster): RegExpExecArray | null {
  const found = nameWord.exec(name)
  if (!found) return null
  found.index += Math.max(0, source.text.indexOf(name))
  return found
}

function sizeOf(printed: string): CreatureSize {
  const word = printed.toLowerCase()
  return printedSizes[word] ?? sizes.find((size) => size === word) ?? 'medium'
}

function guessed(word: string): CreatureSize {
  if (word === '') return 'medium'
  const forms = [word.toLowerCase(), word.toLowerCase().replace(/s$/, '')]
  const isWhole = (words: RegExp): boolean => forms.some((form) => words.exec(form)?.[0] === form)
  return guesses.find(([, words]) => isWhole(words))?.[0] ?? 'medium'
}

function hideJudgement(monster: Monster): Judgement {
  const { figures, source } = monster
  const read = figures.family === 'bx' ? figures.ac : figures.armor
  return {
    id: 'hide',
    asks: 'What does its hide look like? Where an armour class falls is ours.',
    evidence: read ? source.text.slice(read.span.from, read.span.to) : '',
    ...(read ? { span: read.span } : {}),
    options: hides.map((id) => ({
      id,
      title: upperFirst(id),
      hint: defenseOf[id].hint,
      gives: { title: 'Defense', value: defenseOf[id].defense },
      odds: [
        { title: 'hit by a blow without bonuses', chance: passes(bareHit - defenseOf[id].defense) },
      ],
    })),
    default: hideOf(monster),
    rule: 'GAMX-ENC-07',
  }
}

function hideOf({ figures, source }: Monster): DefenseLook {
  if (figures.family === 'cairn') {
    const armor = Math.max(0, Math.min(3, figures.armor?.value ?? 0))
    return (['natural', 'leather', 'chain', 'plate'] as const)[armor] ?? 'natural'
  }
  const ac = descendingArmourClass(figures, source.system) ?? 9
  if (ac >= 8) return 'natural'
  if (ac >= 6) return 'furred'
  return ac >= 4 ? 'chain' : 'plate'
}

const levelWays: readonly { id: LevelWay; title: string; hint: string }[] = [
  { id: 'half', title: 'Half of its HP', hint: '' },
  { id: 'less three', title: 'Its HP less 3', hint: 'HP runs about 3 above Hit Dice' },
]

function levelJudgement(hp: number): Judgement {
  return {
    id: 'level',
    asks: 'Of which level is it? Its own game counts none; both readings are ours.',
    evidence: `${hp} HP`,
    options: levelWays.map(({ id, title, hint }) => {
      const level = cairnLevel(hp, id)
      return {
        id,
        title,
        hint,
        gives: { title: 'Level', value: level },
        odds: [{ title: 'its blow hits soft skin', chance: passes(bareHit + level) }],
      }
    }),
    default: 'half',
    rule: 'GAMX-ENC-07',
  }
}

/** Target of an attack without bonuses against Defense 0. Rule GAM-CMB-07. */
const bareHit = 11

function passes(target: number): number {
  return chanceUnder(20, target, 'equal')
}
