import { expect, it } from 'vitest'
import type { MonsterCard } from '../../../src-main/campaign/print/monsters/cards.ts'
import { usualOptions } from '../../../src-main/ipc/contract/print-options.ts'
import { divideCard, type CardPart, type CardRequest } from './divide.ts'
import { cardSize } from './sizes.ts'

const goblin: MonsterCard = {
  name: 'Goblin',
  tags: 'cave, night',
  figures: [
    { label: 'HP', value: '1', how: '1 HD', rule: 'HRT-BX-01' },
    { label: 'ST', value: '11', how: '10 + 1 HD', rule: 'HRT-BX-06' },
  ],
  blows: [{ name: 'Weapon', dice: '1d6', notes: 'or by weapon' }],
  facts: [
    { label: 'HD', value: '1−1' },
    { label: 'Move', value: '60’ (20’)' },
    { label: 'Number', value: '2d4' },
  ],
  read: [{ label: 'AC', value: '6 [13]' }],
  words: [{ title: 'Dark sight', text: 'Sees by the warmth of things, to 90’.' }],
  life: 'HP',
  beings: Array.from({ length: 8 }, (_, at) => ({ label: `${at + 1}`, most: 1 })),
  credit: 'B/X',
  count: 1,
}
const wish: CardRequest = {
  size: cardSize('poker', usualOptions),
  scale: 1,
  picture: true,
  wounds: true,
  derivations: true,
  source: true,
  backs: false,
}

function textOf(parts: readonly CardPart[]): string {
  return parts
    .flatMap((part) =>
      part.kind === 'row'
        ? part.cells.map(({ label, value }) => `${label} ${value}`)
        : part.kind === 'words'
          ? [part.title, part.text]
          : part.tracks.map(({ label }) => `track ${label}`),
    )
    .join(' ')
}
function allOf(card: MonsterCard, some: Partial<CardRequest> = {}): string {
  const [face, ...others] = divideCard(card, { ...wish, ...some })
  return [...face.parts, ...others.flatMap(({ parts }) => parts), ...face.tracks]
    .map((part) => textOf([part]))
    .join(' ')
}

it('a goblin stands on one face, with its picture, in full size, and how its numbers came about', () => {
  const sides = divideCard(goblin, wish)
  expect(sides).toHaveLength(1)
  const [face] = sides
  expect(face).toMatchObject({ more: false, derivation: 'HP 1 = 1 HD. ST 11 = 10 + 1 HD' })
  expect(face.head).toMatchObject({ cut: 21, nameSize: 18.5 })
  expect(face.tracks.flatMap(({ tracks }) => tracks)).toHaveLength(8)
})

it('nineteen numbers beside their labels leave room on a face for the rest', () => {
  const labels =
    'Survival Inj CHA INT WIS END AGI STR Health Fortitude Willpower Evasion Reason Perception Level Attack Missile Def Movement'
  const figures = labels.split(' ').map((label) => ({ label, value: '10', how: '', rule: '' }))
  const sides = divideCard({ ...goblin, figures, tags: 'beast, cave, mountain' }, wish)
  expect(sides).toHaveLength(1)
  expect(sides[0].numbers).toMatchObject({ columns: 3, size: 9, label: 7.5 })
})

it('a track that smaller boxes bring onto one line has smaller boxes', () => {
  const scaleOf = (most: number) => {
    const [face] = divideCard({ ...goblin, beings: [{ label: '1', most }] }, wish)
    return face.tracks.flatMap(({ tracks }) => tracks.map(({ scale, perLine }) => [scale, perLine]))
  }
  expect([scaleOf(13), scaleOf(15), scaleOf(20)]).toEqual([[[1, 20]], [[0.86, 20]], [[1, 10]]])
})

it('a picture is left out where the card then keeps to one face', () => {
  const words = [{ title: '', text: 'It waits under the bridge and counts. '.repeat(10).trim() }]
  const sides = divideCard({ ...goblin, words, beings: goblin.beings.slice(0, 3) }, wish)
  expect([sides.length, sides[0].head.cut]).toEqual([1, 0])
})

it('with backs wanted, the back tells all numbers and the text’s own figures', () => {
  const [face, back, ...more] = divideCard(goblin, { ...wish, backs: true })
  expect([face.more, more]).toEqual([false, []])
  expect(textOf(back?.parts ?? [])).toBe('HP 1. 1 HD ST 11. 10 + 1 HD As written. AC 6 [13]')
  expect(back?.credit).toBe('B/X')
})

it('thirty attacks run on to the back and a further card, and none is lost', () => {
  const blows = Array.from({ length: 30 }, (_, at) => ({
    name: at % 7 === 3 ? `The ${at}th head, which is by far the longest of them all` : `Head ${at}`,
    dice: at % 4 === 1 ? '' : '1d10',
    notes: at % 4 === 1 ? 'acid' : '',
  }))
  const sides = divideCard({ ...goblin, blows }, wish)
  expect(sides.length).toBe(3)
  expect(sides[0].more).toBe(true)
  const all = allOf({ ...goblin, blows })
  expect(blows.filter(({ name }) => !all.includes(name))).toEqual([])
  expect(all).toContain('Dark sight')
})

it('forty individuals each have a track, the first of them on the face', () => {
  const beings = Array.from({ length: 40 }, (_, at) => ({ label: `${at + 1}`, most: 6 }))
  const all = allOf({ ...goblin, beings })
  expect(beings.filter(({ label }) => !` ${all} `.includes(` track ${label} `))).toEqual([])
  expect(divideCard({ ...goblin, beings }, wish)[0].tracks.length).toBeGreaterThan(1)
  expect(allOf({ ...goblin, beings }, { wounds: false })).not.toContain('track')
})

it('a long tale goes on over further cards, every word of it', () => {
  const text = Array.from({ length: 900 }, (_, at) => `word${at}${at % 11 === 0 ? '.' : ''}`).join(
    ' ',
  )
  const sides = divideCard({ ...goblin, words: [{ title: 'Tale', text }] }, wish)
  expect(sides.length).toBeGreaterThan(3)
  const all = allOf({ ...goblin, words: [{ title: 'Tale', text }] })
  expect(all).toContain(text.split(' ').slice(0, 3).join(' '))
  expect(all.split(/\s+/).filter((word) => word.startsWith('word'))).toEqual(text.split(' '))
})

it('a name of 200 letters leaves the picture out rather than be cut', () => {
  const { head } = divideCard({ ...goblin, name: 'W'.repeat(200) }, wish)[0]
  expect([head.cut, head.nameSize]).toEqual([0, 8])
  expect(head.height).toBeGreaterThan(25)
})

it('larger type needs more room, never less', () => {
  const words = Array.from({ length: 6 }, () => ({
    title: '',
    text: 'It waits. '.repeat(12).trim(),
  }))
  const counts = [0.8, 1, 1.3].map(
    (scale) => divideCard({ ...goblin, words }, { ...wish, scale }).length,
  )
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
})
