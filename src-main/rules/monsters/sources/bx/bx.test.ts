import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BxFigures, Monster } from '../../canonical.ts'
import { readMonsters } from '../../read.ts'
import { sourceOf } from '../source.ts'
import { bxText } from './index.ts'

const names = ['Marsh Warden', 'Owl, Giant', 'Rat-Man', "Hag's Daughter", 'Elder Thing']

/** A figure as its block prints it, under one of its labels, with what must be read. */
interface PrintedFigure {
  labels: readonly string[]
  prints: string
  reads: Partial<Record<keyof BxFigures, unknown>>
}

const hitDice = fc
  .record({
    dice: fc.constantFrom(0.5, 1, 3, 7, 12),
    modifier: fc.constantFrom(0, 0, 1, -1, 3),
    stars: fc.nat(3),
    hitPoints: fc.option(fc.integer({ min: 1, max: 150 })),
  })
  .map(({ dice, modifier, stars, hitPoints }): PrintedFigure => {
    const by = dice < 1 || modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : String(modifier)
    return {
      labels: ['HD', 'Hit Dice'],
      prints: `${dice === 0.5 ? '½' : dice}${by}${'*'.repeat(stars)}${hitPoints === null ? '' : ` (${hitPoints}hp)`}`,
      reads: { hd: { dice, modifier: dice < 1 ? 0 : modifier, stars, hitPoints } },
    }
  })

const armour = fc.integer({ min: -4, max: 9 }).chain((descending) =>
  fc.constantFrom<PrintedFigure>(
    {
      labels: ['AC', 'Armour Class', 'Armor Class'],
      prints: `${descending} [${19 - descending}]`,
      reads: { ac: { descending, ascending: 19 - descending } },
    },
    {
      labels: ['AC', 'Armor Class'],
      prints: String(descending),
      reads: { ac: { descending, ascending: null } },
    },
  ),
)

const printed = (
  labels: readonly string[],
  figure: keyof BxFigures,
  value: unknown,
): PrintedFigure => ({
  labels,
  prints: typeof value === 'number' && value > 999 ? value.toLocaleString('en-GB') : String(value),
  reads: { [figure]: value },
})

const others = fc.tuple(
  hitDice,
  armour,
  fc.integer({ min: 2, max: 12 }).map((value) => printed(['ML', 'Morale'], 'morale', value)),
  fc.constantFrom(5, 75, 1250, 10000).map((value) => printed(['XP', 'XP Value'], 'xp', value)),
  fc
    .constantFrom("60' (20')", "90' (30') / 240' (80') flying")
    .map((value) => printed(['MV', 'Move', 'Movement'], 'movement', value)),
  fc
    .constantFrom('Lawful', 'Neutral', 'Chaotic')
    .map((value) => printed(['AL', 'Alignment'], 'alignment', value)),
  fc
    .constantFrom('1d4 (2d6)', '0 (1d3)', '1d6')
    .map((value) => printed(['NA', 'No. Appearing'], 'numberAppearing', value)),
  fc
    .constantFrom('A', 'None', 'U')
    .map((value) => printed(['TT', 'Treasure Type'], 'treasure', value)),
  fc.constant<PrintedFigure>({
    labels: ['SV', 'Saving Throws'],
    prints: 'D12 W13 P14 B15 S16 (F3)',
    reads: {
      saves: { D: 12, W: 13, P: 14, B: 15, S: 16 },
      saveAs: { class: 'fighter', level: 3 },
    },
  }),
  fc.constant<PrintedFigure>({
    labels: ['Att', 'Attacks', '#AT'],
    prints: '2 claws (1d4), 1 bite (1d6)',
    reads: {},
  }),
)

/** Ways of setting figures: each makes a block of a name and `label`, `value` pairs. */
const settings: readonly ((
  name: string,
  pairs: readonly (readonly [string, string])[],
) => string)[] = [
  (name, pairs) => `${name}\n${pairs.map((pair) => pair.join(' ')).join(', ')}`,
  (name, pairs) => `**${name}:** ${pairs.map((pair) => pair.join(' ')).join('; ')}.`,
  (name, pairs) => `${name} (${pairs.map((pair) => pair.join(': ')).join('; ')}).`,
  (name, pairs) => `${name}\n${pairs.map((pair) => pair.join(': ')).join('\n')}`,
  (name, pairs) =>
    `# ${name}\n\n${pairs.map(([label, value]) => `| ${label} | ${value} |`).join('\n')}`,
  (name, pairs) => `${name}\n${pairs.map((pair) => pair.join('\t')).join('\n')}`,
  (name, pairs) =>
    `<h2>${name}</h2><table>${pairs.map(([label, value]) => `<tr><td><b>${label}</b></td><td>${value}</td></tr>`).join('')}</table>`,
  (name, pairs) =>
    `[b]${name}[/b]\n${pairs.map(([label, value]) => `[b]${label}[/b] ${value}`).join(', ')}`,
]

function readings(monster: Monster | undefined, keys: readonly string[]): Record<string, unknown> {
  const figures = { ...monster?.figures } as Record<string, { value: unknown } | null>
  return Object.fromEntries(keys.map((key) => [key, figures[key]?.value ?? null]))
}

describe('whatever the order, the labels and the page', () => {
  test('every printed figure is read', () => {
    const pages = fc.record({
      name: fc.constantFrom(...names),
      parts: others.chain((parts) => fc.shuffledSubarray([...parts], { minLength: parts.length })),
      which: fc.nat(2),
      setting: fc.constantFrom(...settings),
      dash: fc.boolean(),
    })
    fc.assert(
      fc.property(pages, ({ name, parts, which, setting, dash }) => {
        const text = setting(
          name,
          parts.map(({ labels, prints }) => [labels[which % labels.length] ?? '', prints] as const),
        )
        const { monsters } = readMonsters(dash ? text.replace(/-(?=\d)/g, '−') : text)
        const expected = Object.assign({}, ...parts.map(({ reads }) => reads)) as Record<
          string,
          unknown
        >
        expect(monsters).toHaveLength(1)
        expect(monsters[0]?.name).toBe(name)
        expect(readings(monsters[0], Object.keys(expected))).toEqual(expected)
        expect(monsters[0]?.attacks.map(({ count, dice }) => [count, dice])).toEqual([
          [2, '1d4'],
          [1, '1d6'],
        ])
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

describe('armour by the game', () => {
  const block = (lines: string) =>
    (bxText.read(sourceOf(`Thing\n${lines}`))[0]?.figures as BxFigures | undefined)?.ac?.value
  test.each([
    ['B/X', 'AC 6\nHD 1\nML 7', { descending: 6, ascending: null }],
    ['one that goes up', 'AC 13\nHD 1\nML 7', { descending: null, ascending: 13 }],
    ['both', 'AC 6 [13]\nHD 1\nML 7', { descending: 6, ascending: 13 }],
    ['both, the other way round', 'AC 13 [6]\nHD 1\nML 7', { descending: 6, ascending: 13 }],
    ['in words', 'AC as chain and shield\nHD 1\nML 7', { descending: 4, ascending: null }],
    [
      'with and without armour',
      'AC 14 (11)\nHD 1\nSave As: Fighter: 1',
      { descending: null, ascending: 14 },
    ],
    [
      'ACKS, from 0',
      '% In Lair: 10%\nDungeon Enc: Lair (1d6)\nArmor Class: 3\nHit Dice: 1\nSave: F1',
      { descending: null, ascending: 3 },
    ],
    [
      'AD&D, unarmoured',
      'Frequency: Rare\nArmor Class: 10\nHit Dice: 1\nNo. of Attacks: 1',
      { descending: 10, ascending: null },
    ],
  ])('%s', (_, lines, expected) => {
    expect(block(lines)).toEqual(expected)
  })
})
