import { filledSheet, aboutPlace, playerPlace, sideBySide } from '../../../common/sheet-places.ts'
import type { Band, SheetData } from '../../../core/sheet.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { speciesOf } from '../character/species.ts'
import {
  abilities,
  careers,
  carriedBesides,
  conditions,
  deprived,
  diseases,
  magic,
  purse,
  reactions,
  save,
  slots,
  smallThings,
  tasks,
  water,
  weapons,
  wounds,
} from './blocks.ts'
import { halfPages } from './half.ts'
import { listsOf } from './lists.ts'

/** A character as its sheet prints it. */
export function sheet(creature: ReadonlyCreature, situation: Pick<Situation, 'name'>): SheetData {
  return filledSheet(layOut(creature), creature, situation.name, listsOf(creature))
}

/** Sheet with nothing filled in, to be written by hand. */
export function blankSheet(): SheetData {
  return layOut(null)
}

function layOut(who: ReadonlyCreature | null): SheetData {
  return {
    title: 'Block, Dodge, Parry',
    subtitle: 'a character sheet',
    credit: 'Block, Dodge, Parry © Lars Huijbregts, CC BY-SA 4.0; adapted.',
    campaign: '',
    name: '',
    about: [aboutPlace('Look', 4, 12), speciesPlace(who), playerPlace(who, 4, 5)],
    frame: 'likeness',
    tight: true,
    front: [strengths(who), sideBySide(save), sideBySide(slots(who)), lower(who)],
    back: [overleaf(who)],
    half: halfPages(who),
    lists: {},
    notes: '',
  }
}

/** Rule BDPX-CHR-04. */
function speciesPlace(who: ReadonlyCreature | null): SheetData['about'][number] {
  return { ...aboutPlace('Species, if any', 4, 7), value: (who && speciesOf(who)) ?? '' }
}

function strengths(who: ReadonlyCreature | null): Band {
  const [last, ...others] = abilities(who).toReversed()
  if (!last) return sideBySide()
  return {
    columns: [
      ...others.toReversed().map((block) => ({ share: 1, blocks: [block] })),
      { share: 0.7, blocks: [last] },
    ],
  }
}

function lower(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      { share: 1, blocks: [reactions, weapons, careers] },
      {
        share: 1,
        blocks: [wounds, deprived(who), diseases, tasks, water(who), { ...purse(who), grow: true }],
      },
    ],
  }
}

function overleaf(who: ReadonlyCreature | null): Band {
  return {
    grow: true,
    columns: [
      {
        share: 1,
        blocks: [
          magic(who),
          { ...smallThings, room: { A4: 16, Letter: 14 } },
          { ...careers, title: 'More skills', room: { A4: 10, Letter: 8 } },
          { ...weapons, title: 'More weapons', room: { A4: 12, Letter: 9 } },
        ],
      },
      {
        share: 1,
        blocks: [
          carriedBesides,
          { ...wounds, title: 'More wounds' },
          { ...diseases, title: 'More diseases', room: { A4: 3, Letter: 2 } },
          conditions,
          { kind: 'notes', title: 'Notes', room: { A4: 18, Letter: 14 }, grow: true },
        ],
      },
    ],
  }
}
