import { filledSheet, aboutPlace, playerPlace, sideBySide } from '../../../common/sheet-places.ts'
import type { Band, SheetData } from '../../../core/sheet.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import {
  abilities,
  beasts,
  blow,
  blowSteps,
  books,
  coins,
  conditions,
  food,
  load,
  loadElsewhere,
  ownThings,
  rest,
  underBooks,
  underWeapons,
  weapons,
  wounds,
} from './blocks.ts'
import { halfPages } from './half.ts'
import { listsOf } from './lists.ts'

/** A character of Delve as its sheet prints it. */
export function sheet(creature: ReadonlyCreature, situation: Pick<Situation, 'name'>): SheetData {
  return filledSheet(layOut(creature), creature, situation.name, listsOf(creature))
}

/** Blank sheet, to be filled in by hand. */
export function blankSheet(): SheetData {
  return layOut(null)
}

function layOut(who: ReadonlyCreature | null): SheetData {
  const thief = who !== null && 'thief' in who.tags
  return {
    title: 'Delve',
    subtitle: 'a character sheet',
    credit: 'Delve is by Tyler Farrington, after Cairn, CC BY-SA 4.0.',
    campaign: '',
    name: '',
    about: [
      playerPlace(who, 4, 5),
      aboutPlace('Looks', 4, 7),
      {
        field: 'tags/thief',
        label: 'Thief, yes or no',
        value: thief ? 'yes' : '',
        span: 4,
        half: 5,
      },
    ],
    frame: 'likeness',
    tight: true,
    front: [
      sideBySide(blow(blowSteps(who))),
      sideBySide(...abilities(who)),
      sideBySide(load(who)),
      lowerBand(who),
    ],
    back: [backPage()],
    half: halfPages(who),
    lists: {},
    notes: '',
  }
}

function lowerBand(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1.1,
        blocks: [
          { ...weapons, room: 4, under: underWeapons },
          { ...books, room: 4, under: underBooks },
          { ...beasts, room: { A4: 6, Letter: 4 } },
        ],
      },
      {
        share: 1,
        blocks: [
          wounds(who),
          food(who),
          rest,
          coins(who, 'Coins and notes'),
          { kind: 'notes', title: '', room: { A4: 4, Letter: 2 }, grow: true },
        ],
      },
    ],
  }
}

function backPage(): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1.1,
        blocks: [
          { ...ownThings, room: { A4: 40, Letter: 36 } },
          { ...books, room: { A4: 10, Letter: 9 } },
          { ...weapons, room: 6 },
        ],
      },
      {
        share: 1,
        blocks: [
          loadElsewhere,
          conditions,
          { kind: 'notes', title: 'Notes', room: { A4: 22, Letter: 20 }, grow: true },
        ],
      },
    ],
  }
}
