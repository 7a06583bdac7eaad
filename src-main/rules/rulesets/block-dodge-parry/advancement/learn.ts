import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { useId } from '../../../common/uses.ts'
import { has } from '../character/people.ts'
import { trainedTag } from '../combat/arms.ts'
import { skills } from '../fields.ts'
import { weapons } from '../gear.ts'
import { skillFacts } from '../talents/facts.ts'
import { fightsOf, practiceAfter } from './practice.ts'
import { personKinds } from '../../../core/state/creature.ts'

const all = skills.flatMap((column) => column.skills)
const ways = ['by doing', 'of a trainer', 'from a book'] as const
const dice: Readonly<Record<string, string>> = { Gifted: 'magicDice', Devotion: 'faithDice' }

function factStep(skill: string): Step[] {
  const fact = skillFacts[skill]
  return fact ? [step(skill, fact.says, fact.rule)] : []
}

/** Teaches a skill, by doing, by a trainer or from a book; Gifted and Devotion add a die. Rules BDPX-IMP-01, BDPX-SKL-35. */
export const learn = defineAction({
  id: 'block-dodge-parry.learn',
  title: 'Learn a skill',
  rule: 'BDPX-IMP-01',
  phase: 'town',
  slot: 'task',
  finds: 'improve advance skill trainer book award experience',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', only: personKinds },
    skill: { kind: 'choice', title: 'Skill', of: all },
    how: { kind: 'choice', title: 'Learnt', of: ways, default: 'by doing' },
  },
  plan(situation, { who, skill, how }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who has learnt.', { why: factStep(skill) })
    const field = dice[skill]
    if (has(creature, skill) && !field)
      return refusal(`${creature.name} has ${skill} already: choose another.`, {
        why: factStep(skill),
      })
    if (field && (creature.values[field] ?? 0) >= 4)
      return refusal(`${creature.name} has four of those dice, and that is the most.`)
    return { creature, skill, field, how }
  },
  preview: ({ creature, skill }) =>
    plain(
      `${creature.name} learns ${skill}`,
      [],
      [
        step('A trainer', 'about 50 coins a week; a book twice that', 'BDPX-IMP-01'),
        ...factStep(skill),
      ],
    ),
  run: ({ creature, skill, field, how }, _situation, at) =>
    line(at, {
      rule: 'BDPX-IMP-01',
      what: `${skill}, ${creature.name}`,
      says: `Learnt ${how}`,
      tone: 'good',
      who: [creature.id],
      why: [step('Learnt', how, 'BDPX-IMP-01'), ...factStep(skill)],
      effects: [
        { do: 'skill', creature: creature.id, skill, to: (creature.skills[skill] ?? 0) + 1 },
        ...(field ? [{ do: 'change' as const, creature: creature.id, field, by: 1, max: 4 }] : []),
      ],
    }),
})

/** Damage types; five killing blows with one give its proficiency. Rule BDPX-WPN-03. */
const damageTypes = ['Piercing', 'Bludgeoning', 'Slashing'] as const

function gainProficiency({ id }: ReadonlyCreature, type: string): Effect {
  return { do: 'skill', creature: id, skill: `${type} Proficiency`, to: 1 }
}

function trainWeapon({ id }: ReadonlyCreature, weapon: string): Effect {
  return { do: 'tag', creature: id, tag: trainedTag(weapon), on: true }
}

/** Counts a fight or a killing blow; five killing blows train a weapon or a damage type. Rules BDPX-IMP-03, BDPX-WPN-03, BDPX-WPN-04. */
export const experience = defineAction({
  id: 'block-dodge-parry.experience',
  title: 'Combat experience',
  rule: 'BDPX-IMP-03',
  phase: 'fight',
  slot: 'task',
  finds: 'killing blow kills weapon trained adept seasoned expert fights counted',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', only: personKinds },
    kind: { kind: 'choice', title: 'One more', of: ['fight', 'killing blow'], default: 'fight' },
    of: {
      kind: 'text',
      title: 'Of what kind of foe, place or weapon',
      max: 40,
      offers: [...damageTypes, ...weapons.map(({ name }) => name)],
    },
  },
  plan(situation, { who, kind, of }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who gained it.')
    const what = of.trim()
    return what === ''
      ? refusal('Say what it was: a kind of foe, a place, the weapon.')
      : { creature, kind, what }
  },
  preview: () =>
    plain('3 fights make an Adept, 7 the Seasoned, 15 an Expert; 5 killing blows train a weapon'),
  run({ creature, kind, what }, situation, at) {
    const title = kind === 'fight' ? fightsOf(what) : `Killing blows: ${what}`
    const spent = (creature.uses?.[useId(title)]?.spent ?? 0) + 1
    const most = kind === 'fight' ? 15 : 5
    const result = practiceAfter(spent)
    const trained = kind === 'killing blow' && spent >= 5
    const type = damageTypes.find((each) => each.toLowerCase() === what.toLowerCase())
    return line(at, {
      rule: kind === 'fight' ? 'BDPX-IMP-03' : 'BDPX-WPN-04',
      what: `${title}, ${creature.name}`,
      says:
        kind === 'fight'
          ? `${spent}: ${result.title}, at least ${result.least} damage`
          : trained
            ? type
              ? `${type} Proficiency`
              : `Trained with ${what}`
            : `${spent} of 5`,
      tone: 'good',
      who: [creature.id],
      why: [
        step(title, spent, 'BDPX-IMP-03'),
        ...(kind === 'fight'
          ? []
          : [step('Five kills', 'with a type, or a weapon', 'BDPX-WPN-03')]),
      ],
      effects: [
        {
          do: 'use',
          creature: creature.id,
          id: useId(title),
          to: {
            title,
            of: Math.max(most, spent),
            spent,
            at: situation.clock.seconds,
            again: 'never',
          },
        },
        ...(trained ? [type ? gainProficiency(creature, type) : trainWeapon(creature, what)] : []),
      ],
    })
  },
})
