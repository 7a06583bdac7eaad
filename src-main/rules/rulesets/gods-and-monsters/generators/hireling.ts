import { defineAction, type Action } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { plain } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollSum } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { AbilityName } from '../abilities.ts'
import { defenseOf } from '../character.ts'
import { changedBySpecies, startingAge } from '../characters/figures.ts'
import { commoner, makingOf } from '../characters/made.ts'
import { speciesChoices, speciesFor } from './choices.ts'
import { boughtFor } from './kit.ts'
import { learned } from './learned.ts'
import { nameFor } from '../../../common/names.ts'
import { firstNames } from '../tables.ts'
import { scored, ways } from './scores.ts'
import { dayWage } from '../wages.ts'

/** Order in which a hireling’s abilities take the scores, best first. Rule GAM-CRE-04. */
const useful: readonly AbilityName[] = [
  'strength',
  'endurance',
  'agility',
  'wisdom',
  'charisma',
  'intelligence',
]

/** Silver’s worth of gear that a hireling brings. */
const outfit = 4

/**
 * Makes a hireling with a trade and no archetype: scores, reactions and survival, no verve. Rules
 * GAMX-CRE-03, GAM-CRE-11, GAM-UPK-01.
 */
export const hireling: Action = defineAction({
  id: 'gods-and-monsters.new-hireling',
  title: 'New hireling',
  rule: 'GAMX-CRE-03',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds: 'generate hire retainer porter torchbearer servant trade nobody archetype',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    trade: { kind: 'text', title: 'Trade', max: 60, optional: true },
    species: { kind: 'choice', title: 'Species', of: speciesChoices, default: 'Human' },
  },
  preview(situation, { trade }) {
    return plain(
      `${trade?.trim() || 'Porter'}: six scores of 4d6, the least die left out; survival 5 and endurance, no verve`,
      [],
      [
        { name: 'No archetype', value: 'a trade alone', rule: 'GAMX-CRE-03' },
        { name: 'Pay', value: `${dayWage(situation)} silver a day`, rule: 'GAM-UPK-01' },
      ],
    )
  },
  *run(situation, { name, trade, species }, at) {
    const kind = yield* speciesFor(species)
    const rolled = yield* scored(useful, ways[0])
    const scores = changedBySpecies(rolled.scores, kind.name)
    const years = yield* rollSum('age', 6, kind.age.dice)
    const work = trade?.trim() || 'Porter'
    const known = yield* learned(null, kind, {
      fields: 0,
      said: '',
      culture: 'Native',
      etiquette: 'Etiquette',
    })
    const called = yield* nameFor(situation, name, firstNames)
    const id = `c${situation.nextId}`
    const kit = boughtFor('hireling', outfit, id, { size: kind.size, strength: scores.strength })
    const creature: Creature = {
      ...newCreature(id, called, 'hireling', {
        ...commoner(kind.name, scores, makingOf(situation)),
        age: startingAge(kind.name, years),
      }),
      items: kit.items,
      itemOrder: kit.itemOrder,
      attacks: kit.attacks,
      attackOrder: kit.attackOrder,
      skills: { ...known.skills, [work]: 1 },
      tags: kind.name === 'Human' ? {} : { [kind.name]: true },
    }
    creature.values.defense = defenseOf(creature, situation)
    return line(at, {
      rule: 'GAMX-CRE-03',
      what: `New hireling, ${called}`,
      says: `${work}; survival ${creature.values.hp ?? 0}, ${dayWage(situation)} silver a day`,
      tone: 'good',
      who: [id],
      why: [
        ...rolled.why,
        { name: work, value: 'a trade, and no archetype', rule: 'GAMX-CRE-03' },
        { name: 'Pay', value: `${dayWage(situation)} silver a day`, rule: 'GAM-UPK-01' },
        ...known.why,
      ],
      effects: [{ do: 'join', creature }],
    })
  },
})
