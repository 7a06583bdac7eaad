import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { has } from '../people.ts'
import { skills } from '../skills.ts'
import { trainedTag } from '../combat/arms.ts'
import { fightsOf } from '../combat/practice.ts'
import { seasoned } from './figures.ts'
import { useId } from '../../../common/uses.ts'
import { skillFacts } from '../careers/skill-facts.ts'

const all = skills.flatMap((column) => column.skills)
const ways = ['by doing', 'of a trainer', 'from a book'] as const
const dice: Readonly<Record<string, string>> = { Gifted: 'magicDice', Devotion: 'faithDice' }

function factStep(skill: string): Step[] {
  const fact = skillFacts[skill]
  return fact ? [{ name: skill, value: fact.says, rule: fact.rule }] : []
}

/** A skill is had, by doing, of a trainer or from a book; a Gift is a die more. Rules BDPX-IMP-01, BDPX-SKL-35. */
export const learn = defineAction({
  id: 'block-dodge-parry.learn',
  title: 'Learn a skill',
  rule: 'BDPX-IMP-01',
  phase: 'town',
  slot: 'task',
  needs: [],
  finds: 'improve advance skill trainer book award experience',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    skill: { kind: 'choice', title: 'Skill', of: all },
    how: { kind: 'choice', title: 'Learnt', of: ways, default: 'by doing' },
  },
  preview(situation, { who, skill }) {
    const creature = situation.creatures[who]
    if (!creature) return { ...refusal('Choose who has learnt.'), why: factStep(skill) }
    const field = dice[skill]
    if (has(creature, skill) && !field)
      return {
        ...refusal(`${creature.name} has ${skill} already: choose another.`),
        why: factStep(skill),
      }
    if (field && (creature.values[field] ?? 0) >= 4)
      return refusal(`${creature.name} has four of those dice, and that is the most.`)
    return plain(
      `${creature.name} learns ${skill}`,
      [],
      [
        {
          name: 'A trainer',
          value: 'about 50 coins a week; a book twice that',
          rule: 'BDPX-IMP-01',
        },
        ...factStep(skill),
      ],
    )
  },
  *run(situation, { who, skill, how }, at) {
    yield* []
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'BDPX-IMP-01', what: skill, says: 'Nobody learnt' })
    const field = dice[skill]
    return line(at, {
      rule: 'BDPX-IMP-01',
      what: `${skill}, ${creature.name}`,
      says: `Learnt ${how}`,
      tone: 'good',
      who: [who],
      why: [{ name: 'Learnt', value: how, rule: 'BDPX-IMP-01' }, ...factStep(skill)],
      effects: [
        { do: 'skill', creature: who, skill, to: (creature.skills[skill] ?? 0) + 1 },
        ...(field ? [{ do: 'change' as const, creature: who, field, by: 1, max: 4 }] : []),
      ],
    })
  },
})

/** Five killing blows with one of these make a proficiency. Rule BDPX-WPN-03. */
const damageTypes = ['Piercing', 'Bludgeoning', 'Slashing'] as const

/** Fights with one kind of foe, place or weapon, counted; five kills train a weapon. Rules BDPX-IMP-03, BDPX-WPN-03, BDPX-WPN-04. */
export const experience = defineAction({
  id: 'block-dodge-parry.experience',
  title: 'Combat experience',
  rule: 'BDPX-IMP-03',
  phase: 'fight',
  slot: 'task',
  needs: [],
  finds: 'killing blow kills weapon trained adept seasoned expert fights counted',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    kind: { kind: 'choice', title: 'One more', of: ['fight', 'killing blow'], default: 'fight' },
    of: { kind: 'text', title: 'Of what: goblins, snow, Longsword', max: 40 },
  },
  preview(situation, { who, of }) {
    if (!situation.creatures[who]) return refusal('Choose who gained it.')
    if (of.trim() === '') return refusal('Say what it was: a kind of foe, a place, the weapon.')
    return plain(
      '3 fights make an Adept, 7 the Seasoned, 15 an Expert; 5 killing blows train a weapon',
    )
  },
  *run(situation, { who, kind, of }, at) {
    yield* []
    const creature = situation.creatures[who]
    const what = of.trim() || 'something'
    const title = kind === 'fight' ? fightsOf(what) : `Killing blows: ${what}`
    const spent = (creature?.uses?.[useId(title)]?.spent ?? 0) + 1
    const most = kind === 'fight' ? 15 : 5
    const came = seasoned(spent)
    const trained = kind === 'killing blow' && spent >= 5
    const type = damageTypes.find((each) => each.toLowerCase() === what.toLowerCase())
    return line(at, {
      rule: kind === 'fight' ? 'BDPX-IMP-03' : 'BDPX-WPN-04',
      what: `${title}, ${creature?.name ?? ''}`,
      says:
        kind === 'fight'
          ? `${spent}: ${came.title}, at least ${came.least} damage`
          : trained
            ? type
              ? `${type} Proficiency`
              : `Trained with ${what}`
            : `${spent} of 5`,
      tone: 'good',
      who: [who],
      why: [
        { name: title, value: spent, rule: 'BDPX-IMP-03' },
        ...(kind === 'fight'
          ? []
          : [
              {
                name: 'Five kills',
                value: 'with a type, or a weapon',
                rule: 'BDPX-WPN-03' as const,
              },
            ]),
      ],
      effects: creature
        ? [
            {
              do: 'use',
              creature: who,
              id: useId(title),
              to: {
                title,
                of: Math.max(most, spent),
                spent,
                at: situation.clock.seconds,
                again: 'never',
              },
            },
            ...(trained && type
              ? [{ do: 'skill' as const, creature: who, skill: `${type} Proficiency`, to: 1 }]
              : []),
            ...(trained && !type
              ? [{ do: 'tag' as const, creature: who, tag: trainedTag(what), on: true }]
              : []),
          ]
        : [],
    })
  },
})
