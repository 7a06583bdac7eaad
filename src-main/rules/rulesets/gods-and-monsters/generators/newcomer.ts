import { signed } from '../../../common/check.ts'
import { compact } from '../../../common/compact.ts'
import { nameFor } from '../../../common/names.ts'
import { defineAction } from '../../../core/action.ts'
import { newCreature } from '../../../core/creature.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal } from '../../../core/preview.ts'
import { rollOne, rollSum, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { Situation } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { counted } from '../../../core/words.ts'
import { levelChanges, levelReading } from '../advancement/level-up.ts'
import { levelPoints, xpForLevel } from '../advancement/levels.ts'
import { weaponSkillsOf } from '../character/about.ts'
import { archetypeOf, archetypes, type ArchetypeId } from '../character/archetypes.ts'
import { applySpecies, heightAndWeight, initialFields, startingAge } from '../character/derive.ts'
import { defenseOf } from '../character/index.ts'
import { firstLevel, makingRules } from '../character/making.ts'
import { mojoSilver } from '../house-rules/characters.ts'
import { toHundredths } from '../scales.ts'
import { firstNames } from '../tables.ts'
import {
  archetypeFor,
  byDice,
  codeStep,
  creatureNotes,
  lowScore,
  moralCodeOf,
  newcomerAsks,
  orderOfAbilities,
  strangeAbility,
  rollScores,
  speciesFor,
  speciesStep,
} from './choices.ts'
import { buyStartingGear, readStartingGear } from '../../../gm/town/starting-gear.ts'
import { buyKit, linesOfSize } from './kit.ts'
import { creationSteps } from './steps.ts'
import { learnFields } from './learned.ts'

type Numbers = Record<string, number>

/** Raises a first-level character to a level, a d10 for each level gained. Rules GAM-ADV-02, GAM-ADV-10. */
function* raiseToLevel(
  situation: Pick<Situation, 'houseRules'>,
  first: Numbers,
  archetype: ArchetypeId,
  level: number,
): ProcedureOf<{ values: Numbers; why: Step[] }> {
  const reading = levelReading(situation)
  const values = { ...first }
  const why: Step[] = []
  for (let next = 2; next <= level; next++) {
    const face = yield* rollOne(`level ${next}`, 10)
    const { kind, gain, changes } = levelChanges(values, archetype, face, reading)
    for (const [field, by] of Object.entries(changes)) values[field] = (values[field] ?? 0) + by
    why.push(step(`Level ${next}`, `${kind} +${gain}`, 'GAM-ADV-10'))
  }
  if (level > 1) {
    values.experience = xpForLevel(level)
    why.push(step('XP', values.experience, 'GAM-ADV-02'))
  }
  return { values, why }
}

/** Steps of every new character: each figure with its rule. Rules GAM-CRE-05 to GAM-CRE-14. */
function madeSteps(values: Readonly<Numbers>, age: number): Step[] {
  const of = (field: string): number => values[field] ?? 0
  return [
    step('Mojo', of('mojo'), 'GAM-CRE-05'),
    step('Survival and verve', `${of('maxHp')} and ${of('maxVerve')}`, 'GAM-CRE-06'),
    step('Movement and carry', `${of('movement')} and ${of('carry')}`, 'GAM-CRE-10'),
    step('Reactions', '4 and what feeds each', 'GAM-CRE-11'),
    step(
      'Attack and defense',
      `${signed(of('attackBonus'))} and ${signed(of('defense'))}`,
      'GAM-CRE-13',
    ),
    step('Age', `${age} years`, 'GAM-CRE-14'),
  ]
}

/** Points of a caster, for spells that the book does not print. Rules GAM-ADV-19, GAM-ADV-21, GAM-SPL-03. */
function magicOf(archetype: ArchetypeId, level: number): string {
  const { total } = levelPoints(level)
  if (archetype === 'sorceror')
    return `; ${counted(total, 'spell slot')}, with spells of the Guide’s choice: the book prints none`
  return archetype === 'prophet' ? `; ${counted(total, 'calling point')}` : ''
}

/**
 * Makes a character of a chosen level and shows every step. Rules GAM-CRE-03 to GAM-CRE-16, GAM-ADV-10,
 * GAMX-CRE-01.
 */
export const newCharacter = defineAction({
  id: 'gods-and-monsters.new-character',
  title: 'New character',
  rule: 'GAM-CRE-04',
  phase: 'table',
  slot: 'generate',
  finds:
    'generate make roll random player party join archetype species warrior thief sorceror prophet monk level',
  asks: newcomerAsks,
  creation: creationSteps,
  plan(_situation, input, { ruleset: game }) {
    const barred = strangeAbility(input.order)
    if (barred) return refusal(barred)
    const lines = readStartingGear(input.gear, game)
    return isRefusal(lines) ? lines : { ...input, lines }
  },
  preview(input) {
    const known = input.archetype === byDice ? null : archetypeOf[input.archetype]
    return plain(
      `${known?.title ?? 'An archetype by the dice'}: six scores, ${input.scores}${input.level > 1 ? `; raised to level ${input.level}` : ''}`,
      [],
      compact(
        known
          ? {
              name: known.title,
              value: `${known.ability}, ${known.reaction}, verve by ${known.verve}`,
              rule: known.rule,
            }
          : step('Archetype', archetypes.join(', '), 'GAM-ADV-01'),
        input.species !== byDice && speciesStep(input.species),
        ...codeStep(input.archetype, input),
      ),
    )
  },
  *run(input, situation, at) {
    const archetype = yield* archetypeFor(input.archetype)
    const kind = yield* speciesFor(input.species)
    const rolled = yield* rollScores(orderOfAbilities(archetype, input.order), input.scores)
    const making = makingRules(situation)
    const scores = applySpecies(rolled.scores, kind.name)
    const first = firstLevel(archetype, kind.name, scores, making)
    const { values, why: levels } = yield* raiseToLevel(situation, first, archetype, input.level)
    const age = startingAge(kind.name, yield* rollSum('age', 6, kind.age.dice))
    const body = kind.body
      ? heightAndWeight(kind.name, yield* rollSum('height and weight', 6, 2), scores, making.shares)
      : null
    const known = yield* learnFields(archetype, kind, {
      fields: initialFields(scores, making.shares),
      said: input.fields ?? '',
      culture: input.culture?.trim() || 'Native',
      etiquette: input.etiquette?.trim() || 'Etiquette',
    })
    const called = yield* nameFor(situation, input.name, firstNames)
    const id = `c${situation.nextId}`
    const traded = Math.min(input.traded, values.mojo ?? 0)
    const purse = (values.coins ?? 0) + traded * houseRule<number>(situation, mojoSilver)
    const bought = input.kit
      ? buyKit(archetype, purse, id, {
          size: kind.size,
          strength: scores.strength,
        })
      : null
    const outfitted: Creature = {
      ...newCreature(id, called, 'character', {
        ...values,
        age,
        picks: input.extras,
        mojo: (values.mojo ?? 0) - traded,
        coins: toHundredths(purse - (bought?.spent ?? 0)),
      }),
      ...(bought && {
        items: bought.items,
        itemOrder: bought.itemOrder,
      }),
      skills: known.skills,
      tags: { [archetype]: true, ...(kind.name === 'Human' ? {} : { [kind.name]: true }) },
      notes: creatureNotes({ ...input, moralCode: moralCodeOf(archetype, input) }, body),
    }
    const own = yield* buyStartingGear(
      outfitted,
      linesOfSize(input.lines, kind.size),
      situation,
      at.ruleset,
    )
    const { creature } = own
    creature.values.defense = defenseOf(creature, situation)
    for (const skill of weaponSkillsOf(creature))
      creature.skills[skill] = creature.values.fightingArt ?? 0
    return line(at, {
      rule: 'GAM-CRE-04',
      what: `New character, ${called}`,
      says: `${kind.name} ${archetype}${input.level > 1 ? ` of level ${input.level}` : ''}; survival ${creature.values.hp ?? 0}, verve ${creature.values.verve ?? 0}, mojo ${creature.values.mojo ?? 0}${magicOf(archetype, input.level)}`,
      tone: 'good',
      who: [id],
      why: compact(
        { name: archetypeOf[archetype].title, value: archetype, rule: archetypeOf[archetype].rule },
        speciesStep(kind.name),
        ...codeStep(archetype, input),
        ...rolled.why,
        ...lowScore(archetype, scores[archetypeOf[archetype].ability]),
        ...madeSteps(first, age),
        body && step('Height, weight', `${body.inches} in, ${body.pounds} lb`, 'GAM-CRE-15'),
        ...known.why,
        ...levels,
        step('Silver', first.coins ?? 0, 'GAM-EQ-01'),
        traded > 0 && step('Mojo for silver', traded, 'GAM-EQ-04'),
        ...(bought?.why ?? []),
        ...own.why,
      ),
      effects: [creature, ...own.beasts].map((one) => ({ do: 'join', creature: one })),
    })
  },
})
