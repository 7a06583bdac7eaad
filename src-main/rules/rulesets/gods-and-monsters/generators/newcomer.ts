import { defineAction, type Action } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollSum } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { archetypeOf, archetypes } from '../archetypes.ts'
import { defenseOf } from '../character.ts'
import {
  changedBySpecies,
  heightAndWeight,
  initialFields,
  startingAge,
} from '../characters/figures.ts'
import { firstLevel, makingOf } from '../characters/made.ts'
import { mojoSilver } from '../house-rules/characters.ts'
import { about, codeOf, fault, lowScore, newcomerAsks, speciesStep } from './asked.ts'
import { archetypeFor, byDice, speciesFor } from './choices.ts'
import { boughtFor } from './kit.ts'
import { learned } from './learned.ts'
import { madeSteps, raised } from './made.ts'
import { nameFor } from '../../../common/names.ts'
import { firstNames } from '../tables.ts'
import { preferred, scored } from './scores.ts'

/**
 * Makes a character of a chosen level and shows every step. Rules GAM-CRE-03 to GAM-CRE-16, GAM-ADV-10,
 * GAMX-CRE-01.
 */
export const newcomer: Action = defineAction({
  id: 'gods-and-monsters.new-character',
  title: 'New character',
  rule: 'GAM-CRE-04',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds:
    'generate make roll random player party join archetype species warrior thief sorceror prophet monk level',
  asks: newcomerAsks,
  preview(_situation, asked) {
    const wrong = fault(asked)
    if (wrong) return refusal(wrong)
    const known = asked.archetype === byDice ? null : archetypeOf[asked.archetype]
    return plain(
      `${known?.title ?? 'An archetype by the dice'}: six scores, ${asked.scores}${asked.level > 1 ? `; raised to level ${asked.level}` : ''}`,
      [],
      [
        known
          ? {
              name: known.title,
              value: `${known.ability}, ${known.reaction}, verve by ${known.verve}`,
              rule: known.rule,
            }
          : { name: 'Archetype', value: archetypes.join(', '), rule: 'GAM-ADV-01' },
        ...(asked.species === byDice ? [] : [speciesStep(asked.species)]),
      ],
    )
  },
  *run(situation, asked, at) {
    const wrong = fault(asked)
    if (wrong) return line(at, { rule: 'GAM-CRE-04', what: 'New character', says: wrong })
    const archetype = yield* archetypeFor(asked.archetype)
    const kind = yield* speciesFor(asked.species)
    const rolled = yield* scored(preferred(archetype), asked.scores)
    const making = makingOf(situation)
    const scores = changedBySpecies(rolled.scores, kind.name)
    const first = firstLevel(archetype, kind.name, scores, making)
    const { values, why: levels } = yield* raised(situation, first, archetype, asked.level)
    const age = startingAge(kind.name, yield* rollSum('age', 6, kind.age.dice))
    const body = kind.body
      ? heightAndWeight(kind.name, yield* rollSum('height and weight', 6, 2), scores, making.shares)
      : null
    const known = yield* learned(archetype, kind, {
      fields: initialFields(scores, making.shares),
      said: asked.fields ?? '',
      culture: asked.culture?.trim() || 'Native',
      etiquette: asked.etiquette?.trim() || 'Etiquette',
    })
    const called = yield* nameFor(situation, asked.name, firstNames)
    const id = `c${situation.nextId}`
    const traded = Math.min(asked.traded, values.mojo ?? 0)
    const purse = (values.coins ?? 0) + traded * houseRule<number>(situation, mojoSilver)
    const bought = asked.kit
      ? boughtFor(archetype, purse, id, {
          size: kind.size,
          strength: scores.strength,
        })
      : null
    const creature: Creature = {
      ...newCreature(id, called, 'character', {
        ...values,
        age,
        picks: asked.extras,
        mojo: (values.mojo ?? 0) - traded,
        coins: Math.round((purse - (bought?.spent ?? 0)) * 100) / 100,
      }),
      ...(bought && {
        items: bought.items,
        itemOrder: bought.itemOrder,
        attacks: bought.attacks,
        attackOrder: bought.attackOrder,
      }),
      skills: known.skills,
      tags: { [archetype]: true, ...(kind.name === 'Human' ? {} : { [kind.name]: true }) },
      notes: about({ ...asked, moralCode: codeOf(archetype, asked) }, body),
    }
    creature.values.defense = defenseOf(creature, situation)
    return line(at, {
      rule: 'GAM-CRE-04',
      what: `New character, ${called}`,
      says: `${kind.name} ${archetype}${asked.level > 1 ? ` of level ${asked.level}` : ''}; survival ${creature.values.hp ?? 0}, verve ${creature.values.verve ?? 0}, mojo ${creature.values.mojo ?? 0}`,
      tone: 'good',
      who: [id],
      why: [
        { name: archetypeOf[archetype].title, value: archetype, rule: archetypeOf[archetype].rule },
        speciesStep(kind.name),
        ...rolled.why,
        ...lowScore(archetype, scores[archetypeOf[archetype].ability]),
        ...madeSteps(first, age),
        ...(body
          ? [
              {
                name: 'Height, weight',
                value: `${body.inches} in, ${body.pounds} lb`,
                rule: 'GAM-CRE-15' as const,
              },
            ]
          : []),
        ...known.why,
        ...levels,
        { name: 'Silver', value: first.coins ?? 0, rule: 'GAM-EQ-01' },
        ...(traded > 0
          ? [{ name: 'Mojo for silver', value: traded, rule: 'GAM-EQ-04' as const }]
          : []),
        ...(bought?.why ?? []),
      ],
      effects: [{ do: 'join', creature }],
    })
  },
})
