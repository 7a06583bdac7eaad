import { compact } from '../../../common/compact.ts'
import type { Effect } from '../../../core/effects.ts'
import { isRefusal, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { reactions } from '../character/abilities.ts'
import { calculator, livingCreature, testAction } from '../checks/actions.ts'
import { creatureTest } from '../checks/trial.ts'
import { phantasmKept } from '../house-rules/hazards.ts'
import { restorePoints } from '../rest/figures.ts'
import { changesText, pointEffects, pointsOf, pointSteps, type Points } from './points.ts'
import { condition, unconscious } from './states.ts'

/** Points of an illusion that stay when it is seen through, and those that come back. Rule GAM-ILL-02. */
export function phantasmReveal(damage: number): { kept: number; regained: number } {
  const kept = Math.ceil(damage / 10)
  return { kept, regained: damage - kept }
}

/** Harm by illusions that counts as real for a creature so far. Rules GAM-ILL-01, GAM-ILL-02. */
interface Phantasm {
  survival: number
  verve: number
  injuries: number
}

const written = /^harm of illusions: (\d+) survival, (\d+) verve, (\d+) injuries$/

function nameOf({ survival, verve, injuries }: Phantasm): string {
  return `harm of illusions: ${survival} survival, ${verve} verve, ${injuries} injuries`
}

function kept(
  creature: Pick<ReadonlyCreature, 'conditions'>,
): { name: string; harm: Phantasm } | null {
  for (const name of Object.keys(creature.conditions)) {
    const [, survival, verve, injuries] = written.exec(name) ?? []
    if (survival !== undefined)
      return {
        name,
        harm: { survival: Number(survival), verve: Number(verve), injuries: Number(injuries) },
      }
  }
  return null
}

function phantasmOf(creature: Pick<ReadonlyCreature, 'conditions'>): Phantasm {
  return kept(creature)?.harm ?? { survival: 0, verve: 0, injuries: 0 }
}

/** Adds to the illusory harm kept on the creature that believes in it. Rule GAM-ILL-01. */
export function addPhantasm(creature: ReadonlyCreature, was: Points, is: Points): Effect[] {
  const before = phantasmOf(creature)
  const harm = {
    survival: before.survival + was.survival - is.survival,
    verve: before.verve + was.verve - is.verve,
    injuries: before.injuries + is.injuries - was.injuries,
  }
  if (harm.survival + harm.verve + harm.injuries === 0) return []
  return [...clearPhantasm(creature), condition(creature.id, nameOf(harm), { rule: 'GAM-ILL-01' })]
}

function clearPhantasm(creature: ReadonlyCreature): Effect[] {
  const has = kept(creature)
  return has ? [condition(creature.id, has.name, null)] : []
}

/** Not dying of it, but deeply out until a full night or magic. Rule GAM-ILL-04. */
export const inShock = 'in shock'

export function shockEffects(creature: ReadonlyCreature): Effect[] {
  return [
    condition(creature.id, inShock, { rule: 'GAM-ILL-04' }),
    condition(creature.id, unconscious, { rule: 'GAM-ILL-04' }),
  ]
}

/** A full night’s rest ends it. Rule GAM-ILL-04. */
export function endShock(creature: ReadonlyCreature): Effect[] {
  if (!(inShock in creature.conditions)) return []
  return [condition(creature.id, inShock, null), condition(creature.id, unconscious, null)]
}

/**
 * Illusory harm that stays: `keeps` points, in the campaign’s order, verve last.
 * Rules GAM-ILL-02, GAM-AMB-55.
 */
function keptPhantasm(harm: Phantasm, keeps: number, first: 'survival' | 'injuries'): Phantasm {
  const order =
    first === 'survival' ? (['survival', 'injuries'] as const) : (['injuries', 'survival'] as const)
  const stays: Phantasm = { survival: 0, verve: 0, injuries: 0 }
  let left = keeps
  for (const of of [...order, 'verve'] as const) {
    stays[of] = Math.min(harm[of], left)
    left -= stays[of]
  }
  return stays
}

const ways = ['perception', 'willpower'] as const

/** Looking for flaws for a round, or refusing to believe. Rules GAM-ILL-06, GAM-ILL-07, GAM-ILL-08. */
export const disbelieve = testAction({
  id: 'gods-and-monsters.disbelieve',
  title: 'Disbelieve an illusion',
  rule: 'GAM-ILL-06',
  phase: 'check',
  slot: 'save',
  finds: 'illusion phantasm doubt flaw perception willpower',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    by: { kind: 'choice', title: 'By', of: ways, default: 'perception' },
    penalty: { kind: 'number', title: 'How strong it is', min: 0, max: 30, default: 0 },
    flawed: { kind: 'number', title: 'Bonus, where it is poor', min: 0, max: 30, default: 0 },
    helped: { kind: 'switch', title: 'Somebody disbelieved it by will', default: false },
  },
  plan(situation, { who, by, penalty, flawed, helped }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const byWill = by === 'willpower'
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, by, {
        rule: 'GAM-ILL-06',
        success: 'Sees through it',
        failure: 'Believes it',
        terms: [
          {
            name: 'Strong illusion',
            value: 0 - (byWill ? penalty / 2 : penalty),
            rule: byWill ? 'GAM-ILL-07' : 'GAM-ILL-06',
          },
          { name: 'Poor illusion', value: flawed, rule: 'GAM-ILL-08' },
          { name: 'Doubt of others', value: helped && !byWill ? 2 : 0, rule: 'GAM-ILL-07' },
        ],
      }),
      why: byWill
        ? [{ name: 'If it is real', value: 'full effect, no reaction', rule: 'GAM-ILL-07' }]
        : [{ name: 'Takes', value: 'the round: no attack', rule: 'GAM-ILL-06' }],
      ends: ({ success }) => ({
        says: !success
          ? 'Believes it'
          : byWill
            ? 'Sees through it: others are at +2 on perception'
            : 'Sees through it',
      }),
    }
  },
})

/** An illusion of what can’t be seen works only on those who know of it, and badly. Rule GAM-ILL-05. */
export const unseenIllusion = testAction({
  id: 'gods-and-monsters.unseen-illusion',
  title: 'Illusion of something unseen',
  rule: 'GAM-ILL-05',
  phase: 'check',
  slot: 'save',
  finds: 'illusion poison invisible effect reaction',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    reaction: { kind: 'choice', title: 'Reaction', of: reactions, default: 'health' },
    aware: { kind: 'switch', title: 'Knows of the danger', default: true },
  },
  plan(situation, { who, reaction, aware }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    if (!aware)
      return refusal(`${creature.name} knows of no such danger, so it does nothing to them.`)
    return {
      who: [creature],
      name: creature.name,
      test: creatureTest(creature, situation, reaction, {
        rule: 'GAM-ILL-05',
        success: 'No effect',
        failure: 'It works',
        terms: [{ name: 'Unseen', value: 10, rule: 'GAM-ILL-05' }],
      }),
    }
  },
})

/** A tenth of an illusion’s harm stays, the rest comes back within a round. Rules GAM-ILL-02, GAM-AMB-55. */
export const revealIllusion = calculator({
  id: 'gods-and-monsters.illusion-ends',
  title: 'Illusion seen through',
  rule: 'GAM-ILL-02',
  phase: 'check',
  slot: 'heal',
  finds: 'illusion phantasm reveal regain damage tenth',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', first: 'party' },
    survival: {
      kind: 'number',
      title: 'Survival lost to it, not counted here',
      min: 0,
      max: 999,
      default: 0,
    },
    injuries: {
      kind: 'number',
      title: 'Injuries from it, not counted here',
      min: 0,
      max: 99,
      default: 0,
    },
  },
  plan(situation, { who, survival, injuries }) {
    const creature = livingCreature(situation, who)
    if (isRefusal(creature)) return creature
    const counted = phantasmOf(creature)
    const harm: Phantasm = {
      survival: counted.survival + survival,
      verve: counted.verve,
      injuries: counted.injuries + injuries,
    }
    const total = harm.survival + harm.verve + harm.injuries
    const { kept, regained } = phantasmReveal(total)
    if (kept === 0)
      return refusal(
        `No illusion has hurt ${creature.name}: say what it did, or deal it as damage of an illusion.`,
      )
    const first = houseRule<'survival' | 'injuries'>(situation, phantasmKept)
    const stays = keptPhantasm(harm, kept, first)
    const was = pointsOf(creature)
    const { maxHp = was.survival, maxVerve = was.verve } = creature.values
    const is = {
      ...was,
      survival: restorePoints(was.survival, maxHp, harm.survival - stays.survival),
      verve: restorePoints(was.verve, maxVerve, harm.verve - stays.verve),
      injuries: Math.max(0, was.injuries - (harm.injuries - stays.injuries)),
    }
    const effects: Effect[] = [...pointEffects(who, was, is), ...clearPhantasm(creature)]
    const changes = changesText(was, is)
    return {
      says: `${kept} stays, ${regained} comes back${changes === '' ? '' : `: ${changes}`}`,
      terms: [
        { name: 'Harm', value: total, rule: 'GAM-ILL-02' },
        { name: 'Stays', value: 0 - kept, rule: 'GAM-ILL-02' },
      ],
      why: compact(
        ...pointSteps(was, is),
        unconscious in creature.conditions && {
          name: 'Unconscious',
          value: 'sleeps on',
          rule: 'GAM-ILL-03',
        },
      ),
      who: [who],
      effects,
    }
  },
})
