import { descendingArmourClass } from '../../../monsters/armour-class.ts'
import type { Judgement, Monster } from '../../../monsters/canonical.ts'
import { sizes, type Size } from '../scales/sizes.ts'

export const hides = ['natural', 'leather', 'furred', 'chain', 'plate'] as const
export type Hide = (typeof hides)[number]
/** Defense of each look: a furred beast as the Yeti, armor as the list. Rules GAMX-ENC-07, GAM-CMB-40. */
export const defenseOf: Readonly<Record<Hide, { defense: number; looks: string; hint: string }>> = {
  natural: { defense: 0, looks: 'its skin is soft', hint: 'soft skin; ours from AC 8' },
  leather: { defense: 2, looks: 'looks like leather', hint: 'leather; ours from Armor 1' },
  furred: { defense: 3, looks: 'looks furred or tough', hint: 'fur or tough hide; ours from AC 6' },
  chain: { defense: 5, looks: 'looks like chain', hint: 'scales, mail; ours from AC 4' },
  plate: { defense: 7, looks: 'looks like plate', hint: 'stone, dragon; ours below AC 4' },
}

/** What size adds to fortitude; the small lose nothing. Rule GAMX-ENC-03. */
export const sizeFortitude: Readonly<Record<Size, number>> = {
  fine: 0,
  tiny: 0,
  small: 0,
  medium: 0,
  large: 2,
  huge: 4,
  gigantic: 8,
  titanic: 16,
}

export const levelWays = ['half', 'less three'] as const
export type LevelWay = (typeof levelWays)[number]

/** Cairn counts no Hit Dice: half of its HP, or 3 less. Our ruling. Rule GAMX-ENC-07. */
export function cairnLevel(hp: number, way: LevelWay): number {
  return Math.max(1, way === 'half' ? Math.floor(hp / 2) : hp - 3)
}

/** What the text cannot settle: the size, the hide, and the level of what has no Hit Dice. */
export function judgements(monster: Monster): Judgement[] {
  return [
    sizeJudgement(monster),
    hideJudgement(monster),
    ...(monster.figures.family === 'cairn' ? [levelJudgement(monster.figures.hp?.value ?? 3)] : []),
  ]
}

function sizeJudgement(monster: Monster): Judgement {
  const found = sizeWord.exec(monster.source.text)
  return {
    id: 'size',
    asks: 'How big is it? Neither game says; the guess is ours.',
    evidence: found?.[0] ?? '',
    ...(found ? { span: { from: found.index, to: found.index + found[0].length } } : {}),
    options: sizes.map((size) => ({
      id: size,
      title: size.replace(/^./, (letter) => letter.toUpperCase()),
      hint: sizeFortitude[size] > 0 ? `fortitude +${sizeFortitude[size]}` : '',
      gives: { title: 'Size', value: size },
    })),
    default: guessed(found?.[0] ?? ''),
    rule: 'GAMX-ENC-03',
  }
}

const big = /^(giant|huge|dragon|wyrm|elephant|colossal)/i
const little = /^(tiny|rat|bat|sprite|pixie|imp)/i
const sizeWord =
  /\b(giant|huge|dragon|wyrm|elephant|colossal|ogre|troll|bear|horse|large|small|goblin|kobold|halfling|gnome|dwarf|tiny|rat|bat|sprite|pixie|imp)s?\b/i

function guessed(word: string): Size {
  if (word === '') return 'medium'
  if (big.test(word)) return 'huge'
  if (little.test(word)) return 'tiny'
  return /^(ogre|troll|bear|horse|large)/i.test(word) ? 'large' : 'small'
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
      title: id.replace(/^./, (letter) => letter.toUpperCase()),
      hint: defenseOf[id].hint,
      gives: { title: 'Defense', value: defenseOf[id].defense },
    })),
    default: hideOf(monster),
    rule: 'GAMX-ENC-07',
  }
}

function hideOf({ figures, source }: Monster): Hide {
  if (figures.family === 'cairn') {
    const armor = Math.max(0, Math.min(3, figures.armor?.value ?? 0))
    return (['natural', 'leather', 'chain', 'plate'] as const)[armor] ?? 'natural'
  }
  const ac = descendingArmourClass(figures, source.system) ?? 9
  if (ac >= 8) return 'natural'
  if (ac >= 6) return 'furred'
  return ac >= 4 ? 'chain' : 'plate'
}

function levelJudgement(hp: number): Judgement {
  return {
    id: 'level',
    asks: 'Of which level is it? Its own game counts none; both readings are ours.',
    evidence: `${hp} HP`,
    options: [
      {
        id: 'half',
        title: 'Half of its HP',
        hint: '',
        gives: { title: 'Level', value: cairnLevel(hp, 'half') },
      },
      {
        id: 'less three',
        title: 'Its HP less 3',
        hint: 'HP runs about 3 above Hit Dice',
        gives: { title: 'Level', value: cairnLevel(hp, 'less three') },
      },
    ],
    default: 'half',
    rule: 'GAMX-ENC-07',
  }
}
