import type { Action } from '../../../../core/action.ts'
import type { RuleId, Step } from '../../../../core/outcome.ts'
import type { Creature } from '../../../../core/state/creature.ts'
import { boughtRoll, learn, mojoForSilver } from '../../advancement/buying.ts'
import { study } from '../../advancement/course.ts'
import { levelUp } from '../../advancement/level-up.ts'
import { xpForLevel } from '../../advancement/levels.ts'
import { bidMojo } from '../../advancement/mojo.ts'
import { learnSpell } from '../../advancement/spell.ts'
import { archetypes } from '../../character/archetypes.ts'
import { characters } from '../../character/index.ts'
import { test } from '../../checks/tests.ts'
import { attack } from '../../combat/attack/index.ts'
import { gearOfSize } from '../../gear/made-for.ts'
import { priceByFormula } from '../../gear/pricing.ts'
import { cast } from '../../magic/casting.ts'
import { manifestations } from '../../magic/spells.ts'
import { sizes } from '../../scales.ts'
import { ladenBeast } from '../../travel/mounts.ts'
import { ConflictPlay, person } from '../play.ts'

const foe: Creature = { ...characters.blank('c5', 'Orc'), side: 'foes', kind: 'monster' }
const rulesOf = (steps: readonly Step[] = []): RuleId[] => steps.flatMap(({ rule }) => rule ?? [])

const personWith = (values: Record<string, number> = {}, more: Partial<Creature> = {}): Creature =>
  person('c1', values, { name: 'Ada', ...more })

function holding(...names: string[]): Pick<Creature, 'items' | 'itemOrder'> {
  const items = names.map((name, at) => ({ id: `i${at}`, name, gear: name, count: 1, ready: true }))
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  }
}

function shown(
  action: Action,
  input: Record<string, unknown>,
  who: Creature = personWith(),
  dice: Record<string, number[]> = {},
): RuleId[] {
  const play = new ConflictPlay([who, foe])
  return rulesOf(play.do(action, input, dice).why)
}

/** A throw, bare hands, a tool and a helmet. Rules GAM-WPN-01, GAM-WPN-08, GAM-EQ-07, GAM-ARM-06. */
function blows(): RuleId[] {
  const dice = { attack: [20] }
  const at = { target: 'c5', attacker: 'c1' }
  const thrown = { ...at, reach: 'thrown', distance: 30 }
  return [
    ...shown(attack, thrown, personWith({ strength: 18 }, holding('spear')), dice),
    ...shown(attack, at, personWith({}, holding('shovel', 'full-helmet')), dice),
    ...new ConflictPlay([personWith(), foe]).why(attack, at),
    ...shown(test, { who: 'c1', score: 'perception' }, personWith({}, holding('full-helmet')), {
      perception: [1],
    }),
  ]
}

/** A level of each archetype, and what it brings. Rules GAM-ADV-10 to GAM-ADV-14, GAM-ADV-16, GAM-ADV-19, GAM-ADV-21, GAM-ADV-27. */
function levels(): RuleId[] {
  return archetypes.flatMap((archetype) => {
    const who = personWith({ level: 1, [archetype]: 1, experience: xpForLevel(2) })
    return shown(levelUp, { who: 'c1', archetype }, who, { verve: [5] })
  })
}

const everything = {
  book: 3,
  special: 3,
  library: 3,
  collection: 3,
  tutor: 3,
  school: 3,
  immersion: true,
  fee: 2,
}

/** All resources at once, outgrown ones, and each kind of study. Rules GAM-PRM-03 to GAM-PRM-15. */
function studies(): RuleId[] {
  const rich = personWith({ coins: 900, wisdom: 16 })
  return [
    ...shown(study, { who: 'c1', project: 'War Craft', ...everything }, rich),
    ...shown(study, { who: 'c1', project: 'War Craft', student: 5, book: 4 }, rich),
    ...shown(study, { who: 'c1', project: 'War', kind: 'free-time', periods: 2 }, rich),
    ...shown(study, { who: 'c1', project: 'War', kind: 'intensive', tutor: 4 }, rich),
  ]
}

/** Mojo of every kind spent. Rules GAM-MOJ-02 to GAM-MOJ-05, GAM-ADV-23 to GAM-ADV-26, GAM-CRE-14, GAM-PRM-01. */
function spending(): RuleId[] {
  const rich = personWith({ mojo: 200, monk: 1, sorceror: 1, picks: 1 }, { skills: { War: 2 } })
  const studied = personWith({ mojo: 9 }, { skills: { War: 2, 'Study: War': 5 } })
  const spell = { who: 'c1', name: 'Light', level: 2 }
  return [
    ...shown(learn, { who: 'c1', what: 'ability' }, rich),
    ...shown(learn, { who: 'c1', name: 'War' }, studied),
    ...shown(learn, { who: 'c1', name: 'War', pick: true }, rich),
    ...rulesOf(
      new ConflictPlay([{ ...studied, id: 'c2', skills: { War: 2 } }, rich]).do(learn, {
        who: 'c2',
        what: 'ability',
        others: ['c1'],
      }).why,
    ),
    ...shown(learn, { who: 'c1', what: 'technique of a field', name: 'Leap' }, rich),
    ...shown(boughtRoll, { who: 'c1', name: 'War' }, rich, { perception: [3] }),
    ...shown(learnSpell, spell, rich, { 'd20 reason': [1] }),
    ...shown(learnSpell, { ...spell, again: true }, rich, { 'd20 reason': [1] }),
    ...shown(learnSpell, { ...spell, archetypal: 2 }, rich),
  ]
}

/** Gear of every size, beasts under load, prices by formula. Rules GAM-SIZ-01 to GAM-SIZ-06, GAM-WPN-06, GAM-EQ-08, GAM-EQ-12 to GAM-EQ-14. */
function making(): RuleId[] {
  return [
    ...sizes.flatMap((size) => shown(gearOfSize, { thing: 'long sword', size })),
    ...shown(gearOfSize, { thing: 'quarterstaff', never: true }),
    ...shown(gearOfSize, { thing: 'chain mail' }),
    ...shown(ladenBeast, { load: 400, tack: 'bareback' }),
    ...shown(priceByFormula, { what: 'liquid' }),
    ...shown(priceByFormula, { what: 'full helmet', armor: 'Plate Mail' }),
  ]
}

/** A bid that teaches, mojo for silver, and every manifestation. Rules GAM-MOJ-12, GAM-EQ-02, GAM-SPL-01, GAMX-SPL-04 to GAMX-SPL-07. */
function powers(): RuleId[] {
  const rich = personWith({ mojo: 40, level: 1, prophet: 7 }, { skills: { War: 1 } })
  const mage = personWith({ sorceror: 3 })
  return [
    ...shown(bidMojo, { who: 'c1', face: 16, target: 10, bid: 9, field: 'War' }, rich),
    ...shown(mojoForSilver, { who: 'c1' }, rich),
    ...manifestations.flatMap(({ name }) => shown(cast, { caster: 'c1', power: name }, rich)),
    ...shown(cast, { caster: 'c1', named: 'Glow', level: 2, minutes: 5 }, mage),
  ]
}

/** Rules of people, their gear and their growth that a play at random seldom comes to. */
export function peopleProofs(): RuleId[] {
  return [...blows(), ...levels(), ...studies(), ...spending(), ...making(), ...powers()]
}
