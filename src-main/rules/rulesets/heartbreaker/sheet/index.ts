import type { SheetData } from '../../../core/sheet.ts'
import { filledSheet, valuePlace } from '../../../common/sheet-places.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilityNote, abilityOf } from '../advancement/level.ts'
import { languageNote } from '../character/languages.ts'
import { listsOf } from './lists.ts'
import { about, nextLevelHint, front } from './front.ts'
import { back, printedLevels } from './back.ts'
import { halfPages } from './half.ts'

/** A character of Heartbreaker as its sheet prints it. */
export function sheet(
  creature: ReadonlyCreature,
  situation: Pick<Situation, 'name' | 'clock'>,
): SheetData {
  const spoken = languageNote(Object.keys(creature.tags))
  const gained = printedLevels.map((level) => `${abilityNote(level)}${abilityOf(creature, level)}`)
  return filledSheet(layOut(creature), creature, situation.name, listsOf(creature, situation), [
    spoken,
    ...gained.map((line) => line.trim()),
  ])
}

/** Blank sheet, to be filled in by hand. */
export function blankSheet(): SheetData {
  return layOut(null)
}

function layOut(who: ReadonlyCreature | null): SheetData {
  return {
    title: 'Heartbreaker',
    subtitle: 'a character sheet',
    credit: 'Heartbreaker is by Armchair Bugbear.',
    campaign: '',
    name: '',
    about: about(who),
    frame: { title: 'Level', hint: nextLevelHint(who), ...valuePlace(who, 'lvl') },
    tight: true,
    front: front(who),
    back: [back(who)],
    half: halfPages(who),
    lists: {},
    notes: '',
  }
}
