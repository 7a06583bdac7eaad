import { step } from '../../../core/outcome.ts'
import { nameFor } from '../../../common/names.ts'
import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { line } from '../../../core/line.ts'
import { plain } from '../../../core/preview.ts'
import { rollSum } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { AbilityName } from '../character/abilities.ts'
import { applySpecies, startingAge } from '../character/derive.ts'
import { defenseOf } from '../character/index.ts'
import { commoner, makingRules } from '../character/making.ts'
import { firstNames } from '../tables.ts'
import { dayWage } from '../town/upkeep.ts'
import { rollScores, speciesChoices, speciesFor, ways } from './choices.ts'
import { buyKit } from './kit.ts'
import { learnFields } from './learned.ts'

/** Order in which a hireling’s abilities take the scores, best first. Rule GAM-CRE-04. */
const useful: readonly AbilityName[] = [
  'strength',
  'endurance',
  'agility',
  'wisdom',
  'charisma',
  'intelligence',
]

/** Trades to hire; the book has no list, so any other may be typed. Rule GAMX-CRE-03. */
const trades = [
  'Porter',
  'Torchbearer',
  'Guide',
  'Guard',
  'Groom',
  'Cook',
  'Healer',
  'Scribe',
  'Sailor',
  'Smith',
] as const

/** Silver’s worth of gear that a hireling brings. */
const outfit = 4

/**
 * Makes a hireling with a trade and no archetype: scores, reactions and survival, no verve. Rules
 * GAMX-CRE-03, GAM-CRE-11, GAM-UPK-01.
 */
export const newHireling = defineAction({
  id: 'gods-and-monsters.new-hireling',
  title: 'New hireling',
  rule: 'GAMX-CRE-03',
  phase: 'table',
  slot: 'generate',
  finds: 'generate hire retainer porter torchbearer servant trade nobody archetype',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    trade: { kind: 'text', title: 'Trade', max: 60, optional: true, offers: trades },
    species: { kind: 'choice', title: 'Species', of: speciesChoices, default: 'Human' },
  },
  plan: (situation, { name, trade, species }) => ({
    name,
    species,
    work: trade?.trim() || 'Porter',
    pay: step('Pay', `${dayWage(situation)} silver a day`, 'GAM-UPK-01'),
  }),
  preview: ({ work, pay }) =>
    plain(
      `${work}: six scores of 4d6, the least die left out; survival 5 and endurance, no verve`,
      [],
      [step('No archetype', 'a trade alone', 'GAMX-CRE-03'), pay],
    ),
  *run({ name, species, work, pay }, situation, at) {
    const kind = yield* speciesFor(species)
    const rolled = yield* rollScores(useful, ways[0])
    const scores = applySpecies(rolled.scores, kind.name)
    const years = yield* rollSum('age', 6, kind.age.dice)
    const known = yield* learnFields(null, kind, {
      fields: 0,
      said: '',
      culture: 'Native',
      etiquette: 'Etiquette',
    })
    const called = yield* nameFor(situation, name, firstNames)
    const id = `c${situation.nextId}`
    const kit = buyKit('hireling', outfit, id, { size: kind.size, strength: scores.strength })
    const creature: Creature = {
      ...newCreature(id, called, 'hireling', {
        ...commoner(kind.name, scores, makingRules(situation)),
        age: startingAge(kind.name, years),
      }),
      items: kit.items,
      itemOrder: kit.itemOrder,
      skills: { ...known.skills, [work]: 1 },
      tags: kind.name === 'Human' ? {} : { [kind.name]: true },
    }
    creature.values.defense = defenseOf(creature, situation)
    return line(at, {
      rule: 'GAMX-CRE-03',
      what: `New hireling, ${called}`,
      says: `${work}; survival ${creature.values.hp ?? 0}, ${pay.value}`,
      tone: 'good',
      who: [id],
      why: [
        ...rolled.why,
        step(work, 'a trade, and no archetype', 'GAMX-CRE-03'),
        pay,
        ...known.why,
      ],
      effects: [{ do: 'join', creature }],
    })
  },
})
