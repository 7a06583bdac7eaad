import { expect, test } from 'vitest'
import { readMonsters } from '../read.ts'
import { figuresOf } from '../testing/corpus/figures.ts'

function read(text: string): string[] {
  return readMonsters(text).monsters.map((monster) => figuresOf(monster).join(' ; '))
}

test('a line of a game may have its attacks among its figures', () => {
  expect(
    read('The Toll Heron. HP 6, ST 14, beak d8. Morale 9.\nWades off with what it takes.'),
  ).toEqual(['the toll heron ; hp 6 ; st 14 ; morale 9 ; att 1 beak d8'])
  expect(
    read('**Causeway Eel**\n- HP 11\n- ST 19\n- AP 0\n- Mana 6\n- Bite d12, tail d8\n- Morale 10'),
  ).toEqual([
    'causeway eel ; hp 11 ; st 19 ; ap 0 ; mana 6 ; morale 10 ; att 1 bite d12 ; att or 1 tail d8',
  ])
})

test('a figure may stand before its label, and dice beside an effect in brackets', () => {
  expect(read('Cellar Baker\n10 HP, DR 1, STR 16, DEX 8, WIL 5, hot hands (d10, fire).')).toEqual([
    'cellar baker ; hp 10 ; dr 1 ; str 16 ; dex 8 ; wil 5 ; att 1 hot hand d10',
  ])
})

test('the bonus of one attack is no part of its name', () => {
  expect(
    read('THE LIME COUNT\nHD 7, STA 33, SAV 8, COM 3, MAG 4, AMR 2, sabre ATK +1 DMG 1d8'),
  ).toEqual(['the lime count ; hd 7 ; hp 33 ; sav 8 ; com 3 ; mag 4 ; amr 2 ; att 1 sabre 1d8'])
})

test('attacks may stand on a line of their own under other figures', () => {
  expect(
    read(
      'Marl Ogre\nLevel: 8\nSurvival: 51\nAttack: +8\nDefense: +4\nReactions: 8\nAttacks: 2 fists (d10)',
    ),
  ).toEqual(['marl ogre ; level 8 ; hp 51 ; attackbonus 8 ; defense 4 ; att 2 fist d10'])
})

test('a table may have the labels of a game over its columns', () => {
  const [head, ...rows] = [
    ['Foe', 'NA', 'HD', 'STA', 'SAV', 'COM', 'AMR', 'DMG'],
    ['Weir Imp', '2d4', 1, 4, 14, 0, 0, '1d4'],
    ['Mill Troll', 1, 6, 27, 9, 3, 2, '2d6'],
  ].map((cells) => `| ${cells.join(' | ')} |`)
  expect(read([head, '|---|---|---|---|---|---|---|---|', ...rows].join('\n'))).toEqual([
    'weir imp ; hd 1 ; hp 4 ; sav 14 ; com 0 ; amr 0 ; na 2d4 ; att 1 attack 1d4',
    'mill troll ; hd 6 ; hp 27 ; sav 9 ; com 3 ; amr 2 ; na 1 ; att 1 attack 2d6',
  ])
})

test('armour beside no figures but Hit Dice and damage takes damage off', () => {
  const table =
    '| Monster | HD | Damage | Armour |\n|---|---|---|---|\n| Rope Eel | 1 | 1d4 | 0 |\n| Usher | 3 | 1d8 | 2 |'
  expect(read(table)).toEqual([
    'rope eel ; ac 9 ; hd 1 ; att 1 attack 1d4',
    'usher ; ac 5 ; hd 3 ; att 1 attack 1d8',
  ])
})
