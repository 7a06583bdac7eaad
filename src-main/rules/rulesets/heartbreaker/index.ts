import type { GameOf } from '../../gm/meeting.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import { advancement, defeats } from './advancement/index.ts'
import { replacement } from './advancement/replacement.ts'
import { characters } from './character.ts'
import { checks } from './checks/index.ts'
import { earned, goldIn, priceIn, readingOf, spent, worthOf } from './coins.ts'
import { order } from './combat/index.ts'
import { conditions } from './conditions.ts'
import { consequences } from './consequences.ts'
import { covers, lights } from './exploration/index.ts'
import { gear } from './gear.ts'
import { generators } from './generators/index.ts'
import { houseRules } from './house-rules/index.ts'
import { loadOf } from './load.ts'
import { magic, spells } from './magic/index.ts'
import { meeting } from './meeting.ts'
import { monsters } from './monsters/index.ts'
import { play } from './play.ts'
import { blankSheet, sheet } from './printed-sheet.ts'
import { reference } from './reference.ts'
import { saves } from './saves.ts'
import { screen } from './screen.ts'
import { fields, skills } from './sheet.ts'
import { tables } from './tables.ts'
import { town } from './town/index.ts'
import { road } from './travel/index.ts'

/** Heartbreaker: six attributes, a blow that must beat a parry, and a deed to every level. */
export function heartbreaker(gameOf: GameOf): Ruleset {
  return {
    id: 'heartbreaker',
    title: 'Heartbreaker',
    credit: {
      title: 'Heartbreaker (“OSE-compatible RPG”)',
      author: 'Armchair Bugbear',
      date: '2021-09',
      licence: 'none is shown: its rules are told here in our own words',
      get: 'the Armchair Bugbear blog, September 2021',
    },
    card: {
      says: 'Six attributes, guns that explode, and a deed for every level.',
      facts: [
        { title: 'You are', says: 'STA 2d6, SAV 15, a path' },
        { title: 'A blow', says: 'd20 + COM must beat d20 + DEF' },
        { title: 'You grow', says: 'by EXP and a deed' },
      ],
      rolls: 'd20 over',
    },
    houseRules,
    fields,
    skills,
    gear,
    characters,
    replacement,
    defeats,
    actions: [
      ...checks,
      ...saves,
      ...play(gameOf),
      ...magic,
      ...town,
      ...advancement,
      ...generators,
    ],
    consequences,
    lights,
    money: {
      field: 'gp',
      one: 'GP',
      many: 'GP',
      rule: 'HBK-GLO-04',
      sword: 15,
      purse: goldIn,
      pay: (creature, gold, situation) => spent(creature, gold, 'GP', readingOf(situation)),
      earn: (creature, gold, situation) => earned(creature, gold, readingOf(situation)),
      price: ({ cost }, situation) => priceIn(cost, readingOf(situation)),
      least: (situation) => 1 / worthOf(readingOf(situation)).GP,
    },
    combat: order,
    spells,
    conditions,
    load: loadOf,
    road,
    meeting,
    monsters,
    tables,
    reference,
    covers,
    sheet: { of: sheet, blank: blankSheet },
    screen,
  }
}
