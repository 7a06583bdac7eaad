import type { Effect } from '../../../effects.ts'
import { houseRule } from '../../../ruleset.ts'
import { scoreTerm } from '../checks/scores.ts'
import { burdens, tested } from '../checks/trial.ts'
import { changesSay, pointSteps } from '../harm/hurt.ts'
import { pointEffects, pointsOf } from '../harm/states.ts'
import { phantasmKept } from '../house-rules/hazards.ts'
import { calculator, living, testing } from '../reckoning.ts'
import { phantasmReveal } from './figures.ts'

const ways = ['perception', 'willpower'] as const

/** Looking for flaws for a round, or refusing to believe. Rules GAM-ILL-06, GAM-ILL-07, GAM-ILL-08. */
export const disbelieve = testing({
  id: 'gods-and-monsters.disbelieve',
  title: 'Disbelieve an illusion',
  rule: 'GAM-ILL-06',
  phase: 'check',
  slot: 'save',
  finds: 'illusion phantasm doubt flaw perception willpower',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    by: { kind: 'choice', title: 'By', of: ways, default: 'perception' },
    penalty: { kind: 'number', title: 'How strong it is', min: 0, max: 30, default: 0 },
    flawed: { kind: 'number', title: 'Bonus, where it is poor', min: 0, max: 30, default: 0 },
    helped: { kind: 'switch', title: 'Somebody disbelieved it by will', default: false },
  },
  try(situation, { who, by, penalty, flawed, helped }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const byWill = by === 'willpower'
    return {
      who: [creature],
      name: creature.name,
      test: tested(
        by,
        [
          scoreTerm(creature, by),
          {
            name: 'Strong illusion',
            value: 0 - (byWill ? penalty / 2 : penalty),
            rule: byWill ? 'GAM-ILL-07' : 'GAM-ILL-06',
          },
          { name: 'Poor illusion', value: flawed, rule: 'GAM-ILL-08' },
          { name: 'Doubt of others', value: helped && !byWill ? 2 : 0, rule: 'GAM-ILL-07' },
          ...burdens(creature, situation, by),
        ],
        { rule: 'GAM-ILL-06', success: 'Sees through it', failure: 'Believes it' },
      ),
      why: byWill
        ? [{ name: 'If it is real', value: 'full effect, no reaction', rule: 'GAM-ILL-07' }]
        : [{ name: 'Takes', value: 'the round: no attack', rule: 'GAM-ILL-06' }],
    }
  },
  ends: (_situation, { by }, { success }) => ({
    says: !success
      ? 'Believes it'
      : by === 'willpower'
        ? 'Sees through it: others are at +2 on perception'
        : 'Sees through it',
  }),
})

/** A tenth of an illusion’s harm stays, the rest comes back within a round. Rules GAM-ILL-02, GAM-AMB-55. */
export const seenThrough = calculator({
  id: 'gods-and-monsters.illusion-ends',
  title: 'Illusion seen through',
  rule: 'GAM-ILL-02',
  phase: 'check',
  slot: 'heal',
  finds: 'illusion phantasm reveal regain damage tenth',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    survival: { kind: 'number', title: 'Survival lost to it', min: 0, max: 999, default: 0 },
    injuries: { kind: 'number', title: 'Injuries from it', min: 0, max: 99, default: 0 },
  },
  reckon(situation, { who, survival, injuries }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const { kept, regained } = phantasmReveal(survival + injuries)
    if (kept === 0) return { refuses: `Say what the illusion did to ${creature.name}.` }
    const survivalFirst = houseRule(situation, phantasmKept) === 'survival'
    const keptSurvival = survivalFirst ? Math.min(survival, kept) : kept - Math.min(injuries, kept)
    const was = pointsOf(creature)
    const is = {
      ...was,
      survival: Math.max(
        was.survival,
        Math.min(creature.values.maxHp ?? was.survival, was.survival + survival - keptSurvival),
      ),
      injuries: Math.max(0, was.injuries - (injuries - (kept - keptSurvival))),
    }
    const effects: Effect[] = pointEffects(who, was, is)
    return {
      says: `${kept} stays, ${regained} comes back${effects.length > 0 ? `: ${changesSay(was, is)}` : ''}`,
      terms: [
        { name: 'Harm', value: survival + injuries, rule: 'GAM-ILL-02' },
        { name: 'Stays', value: 0 - kept, rule: 'GAM-ILL-02' },
      ],
      why: pointSteps(was, is),
      who: [who],
      effects,
    }
  },
})

const reactionNames = [
  'health',
  'fortitude',
  'willpower',
  'evasion',
  'reason',
  'perception',
] as const

/** An illusion of what can’t be seen works only on those who know of it, and badly. Rule GAM-ILL-05. */
export const unseenIllusion = testing({
  id: 'gods-and-monsters.unseen-illusion',
  title: 'Illusion of something unseen',
  rule: 'GAM-ILL-05',
  phase: 'check',
  slot: 'save',
  finds: 'illusion poison invisible effect reaction',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    reaction: { kind: 'choice', title: 'Reaction', of: reactionNames, default: 'health' },
    aware: { kind: 'switch', title: 'Knows of the danger', default: true },
  },
  try(situation, { who, reaction, aware }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    if (!aware)
      return { refuses: `${creature.name} knows of no such danger, so it does nothing to them.` }
    return {
      who: [creature],
      name: creature.name,
      test: tested(
        reaction,
        [
          scoreTerm(creature, reaction),
          { name: 'Unseen', value: 10, rule: 'GAM-ILL-05' },
          ...burdens(creature, situation, reaction),
        ],
        { rule: 'GAM-ILL-05', success: 'No effect', failure: 'It works' },
      ),
    }
  },
  ends: (_situation, _input, { success }) => ({ says: success ? 'No effect' : 'It works' }),
})
