import { defineAction, type Action } from '../../../action.ts'
import { newCreature } from '../../../creature.ts'
import { plain } from '../../../house/trial.ts'
import { line } from '../../../line.ts'
import type { Step } from '../../../outcome.ts'
import { roll } from '../../../procedure.ts'
import { houseRule } from '../../../ruleset.ts'
import type { Creature } from '../../../situation.ts'
import { archetypeOf, archetypes } from '../archetypes.ts'
import {
  changedBySpecies,
  heightAndWeight,
  initialFields,
  nativeCulture,
  startingAge,
  startingFightingArt,
  type AgilityDefense,
} from '../characters/figures.ts'
import { firstLevel } from '../characters/made.ts'
import { species, speciesNamed } from '../characters/species.ts'
import { agilityDefense } from '../house-rules/gear.ts'
import { scored, ways } from './scores.ts'

const names = ['Human', 'Dwarf', 'Elf', 'Halfling', 'Gnome', 'Goblin'] as const

const sum = (dice: readonly number[]): number => dice.reduce((all, face) => all + face, 0)

/** Somebody new of the first level, with every step told. Rules GAM-CRE-04 to GAM-CRE-16, GAMX-CRE-01. */
export const newcomer: Action = defineAction({
  id: 'gods-and-monsters.new-character',
  title: 'New character',
  rule: 'GAM-CRE-04',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds:
    'generate make roll random player party join archetype species warrior thief sorceror prophet monk',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    archetype: { kind: 'choice', title: 'Archetype', of: archetypes, default: 'warrior' },
    species: { kind: 'choice', title: 'Species', of: names, default: 'Human' },
    scores: { kind: 'choice', title: 'Scores', of: ways, default: ways[0] },
    culture: { kind: 'text', title: 'Native culture, as “Dwarven”', max: 60, optional: true },
    etiquette: { kind: 'text', title: 'Its etiquette', max: 60, optional: true },
    motivation: { kind: 'text', title: 'Motivation', max: 300, optional: true },
  },
  preview(_situation, { archetype, species: kind }) {
    const { ability, reaction, verve, rule, title } = archetypeOf[archetype]
    const { movement, size, rule: from } = speciesNamed(kind)
    return plain(
      `${title}: six scores of 4d6, the least die left out; the best is ${ability}`,
      [],
      [
        { name: title, value: `${ability}, ${reaction}, verve by ${verve}`, rule },
        { name: kind, value: `${size}, base Movement ${movement}`, rule: from },
      ],
    )
  },
  *run(situation, input, at) {
    const rolled = yield* scored(input.archetype, input.scores)
    const scores = changedBySpecies(rolled.scores, input.species)
    const kind = species.find(({ name }) => name === input.species) ?? speciesNamed('Human')
    const values = firstLevel(
      input.archetype,
      input.species,
      scores,
      houseRule<AgilityDefense>(situation, agilityDefense),
    )
    const age = startingAge(input.species, sum(yield* roll('age', 6, kind.age.dice)))
    const body = kind.body
      ? heightAndWeight(input.species, sum(yield* roll('height and weight', 6, 2)), scores)
      : null
    const { title } = archetypeOf[input.archetype]
    const called = input.name?.trim() || `${title} of level 1`
    const culture = nativeCulture(
      input.culture?.trim() || 'Native',
      input.etiquette?.trim() || 'Etiquette',
      input.species,
    )
    const art = startingFightingArt(input.archetype)
    const id = `c${situation.nextId}`
    const creature: Creature = {
      ...newCreature(id, called, 'character', { ...values, age }),
      skills: {
        [culture.field]: culture.bonus,
        ...Object.fromEntries(culture.skills.map((skill) => [skill, culture.bonus])),
        ...Object.fromEntries(art.skills.map((skill) => [skill, art.bonus])),
      },
      tags: { [input.archetype]: true, ...(kind.name === 'Human' ? {} : { [kind.name]: true }) },
      notes: [
        ...(input.motivation?.trim() ? [`Motivation: ${input.motivation.trim()}`] : []),
        ...(body ? [`Height ${body.inches} in, weight ${body.pounds} lb`] : []),
        `Fields still to choose: ${initialFields(scores)}, one skill each`,
      ].join('\n'),
    }
    const why: Step[] = [
      ...rolled.why,
      { name: kind.name, value: `Movement ${values.movement ?? 0}`, rule: kind.rule },
      { name: 'Mojo', value: values.mojo ?? 0, rule: 'GAM-CRE-05' },
      {
        name: 'Survival and verve',
        value: `${values.hp ?? 0} and ${values.verve ?? 0}`,
        rule: 'GAM-CRE-06',
      },
      { name: 'Fighting Art', value: values.fightingArt ?? 0, rule: 'GAM-CRE-07' },
      { name: culture.field, value: `+2: ${culture.skills.join(', ')}`, rule: 'GAM-CRE-08' },
      { name: 'Fields to choose', value: initialFields(scores), rule: 'GAM-CRE-09' },
      { name: 'Carry', value: values.carry ?? 0, rule: 'GAM-CRE-10' },
      { name: 'Reactions', value: '4 and what feeds each', rule: 'GAM-CRE-11' },
      {
        name: 'Attack and defense',
        value: `${values.attackBonus ?? 0} and ${values.defense ?? 0}`,
        rule: 'GAM-CRE-13',
      },
      { name: 'Age', value: `${age} years`, rule: 'GAM-CRE-14' },
      ...(body
        ? [
            {
              name: 'Height, weight',
              value: `${body.inches} in, ${body.pounds} lb`,
              rule: 'GAM-CRE-15' as const,
            },
          ]
        : []),
      { name: 'Silver', value: values.coins ?? 0, rule: 'GAM-EQ-01' },
    ]
    return line(at, {
      rule: 'GAM-CRE-04',
      what: `New character, ${called}`,
      says: `${kind.name} ${input.archetype}; survival ${values.hp ?? 0}, verve ${values.verve ?? 0}, mojo ${values.mojo ?? 0}`,
      tone: 'good',
      who: [id],
      why,
      effects: [{ do: 'join', creature }],
    })
  },
})
