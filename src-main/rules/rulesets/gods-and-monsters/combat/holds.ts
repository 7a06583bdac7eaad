import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { chanceUnder } from '../../../dice/checks.ts'
import { sizeOf } from '../character/people.ts'
import { creatureTest, runTest, type ScoredTest } from '../checks/trial.ts'
import { condition } from '../harm/states.ts'
import { sizesApart } from '../scales.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'
import { cannotAct, isImmobile, markActed } from './can-act.ts'
import { breakingBonus, holdBonuses, holdEnd, type HoldEnd } from './figures.ts'
import { bound, held, holds, immobilized } from './marks.ts'

const holdId = (target: string): string => `hold:${target}`

/** The next round of a hold. Rule GAM-CMB-29. */
export function holdDue(attacker: ReadonlyCreature, target: ReadonlyCreature): Effect {
  return {
    do: 'due',
    due: {
      id: holdId(target.id),
      action: 'gods-and-monsters.hold',
      input: { attacker: attacker.id, target: target.id },
      title: 'Hold',
      why: `${attacker.name} holds ${target.name}: both test fortitude`,
      rule: 'GAM-CMB-29',
      when: 'next turn',
      who: [attacker.id, target.id],
      must: false,
    },
  }
}

function testOf(situation: Situation, creature: ReadonlyCreature, size: number): ScoredTest {
  return creatureTest(creature, situation, 'fortitude', {
    label: `fortitude of ${creature.name} (${creature.id})`,
    rule: 'GAM-CMB-29',
    success: 'Holds',
    failure: 'Fails',
    terms: [{ name: 'Larger', value: size, rule: 'GAM-CMB-29' }],
  })
}

const says: Record<HoldEnd, string> = {
  stalemate: 'Neither gives way',
  broken: 'The hold is broken',
  immobilized: 'Immobilized',
}

/** A round of a hold: both test fortitude. Rules GAM-CMB-29, GAM-CMB-30. */
export const hold = defineAction({
  id: 'gods-and-monsters.hold',
  title: 'A round of a hold',
  rule: 'GAM-CMB-29',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'grapple wrestle immobilize pin break free fortitude',
  asks: {
    attacker: { kind: 'creature', role: 'actor', title: 'Who holds', first: 'party' },
    target: { ...targetAsk, title: 'Who is held' },
  },
  plan(situation, { attacker, target }) {
    const [one, other] = [situation.creatures[attacker], situation.creatures[target]]
    if (!one || !other || one.id === other.id)
      return refusal('Choose who holds, and somebody else who is held.')
    if (!(held in other.conditions))
      return refusal(`${other.name} is not held: grab them first, with an attack that aims to.`)
    const size = holdBonuses(sizesApart(sizeOf(other), sizeOf(one)))
    return {
      holder: one,
      target: other,
      mine: testOf(situation, one, size.attacker),
      theirs: testOf(situation, other, size.target),
    }
  },
  preview({ holder, target, mine, theirs }, _situation, at) {
    const one = chanceUnder(20, mine.trial.score + at.ruling.adjust, 'equal')
    const two = chanceUnder(20, theirs.trial.score, 'equal')
    const ends = holdChances(one, two, at.ruling.override)
    return {
      ...plain(
        `${holder.name} at or under ${mine.trial.score}, ${target.name} at or under ${theirs.trial.score}`,
        [...mine.terms, ...theirs.terms.map((term) => ({ ...term, name: `${term.name}, theirs` }))],
      ),
      chances: [
        { says: says.immobilized, chance: ends.immobilized, tone: 'good' },
        { says: says.broken, chance: ends.broken, tone: 'bad' },
        { says: says.stalemate, chance: ends.stalemate, tone: 'plain' },
      ],
    }
  },
  *run({ holder, target, mine, theirs }, _situation, at) {
    const one = yield* runTest(mine, at.ruling)
    const two = yield* runTest(theirs, { adjust: 0, secret: false })
    const end = at.ruling.override
      ? at.ruling.override === 'success'
        ? 'immobilized'
        : 'broken'
      : holdEnd(one.success, two.success)
    return line(at, {
      rule: 'GAM-CMB-29',
      what: `${holder.name} holds ${target.name}`,
      says: says[end],
      tone: end === 'stalemate' ? 'plain' : end === 'immobilized' ? 'good' : 'bad',
      who: [holder.id, target.id],
      why: [...one.why, ...two.why],
      effects: [{ do: 'settle', due: holdId(target.id) }, ...endEffects(holder, target, end)],
    })
  },
})

function holdChances(
  one: number,
  two: number,
  override: 'success' | 'failure' | undefined,
): Record<HoldEnd, number> {
  if (override)
    return {
      immobilized: Number(override === 'success'),
      broken: Number(override === 'failure'),
      stalemate: 0,
    }
  return {
    immobilized: one * (1 - two),
    broken: two * (1 - one),
    stalemate: one * two + (1 - one) * (1 - two),
  }
}

/** A hold that is broken leaves an opening; one that is complete leaves nothing to test. Rule GAM-CMB-29. */
function endEffects(one: ReadonlyCreature, other: ReadonlyCreature, end: HoldEnd): Effect[] {
  if (end === 'stalemate') return [holdDue(one, other)]
  const free = condition(other.id, held, null)
  if (end === 'immobilized')
    return [
      free,
      condition(other.id, immobilized, { fight: true, rule: 'GAM-CMB-29' }),
      { do: 'mark', creature: one.id, mark: holds(other.id), on: true },
    ]
  return [
    free,
    {
      do: 'due',
      due: {
        id: `opening:${other.id}`,
        action: 'gods-and-monsters.attack',
        input: { attacker: other.id, target: one.id, bonus: breakingBonus },
        title: `An attack at +${breakingBonus}`,
        why: `${other.name} broke the hold of ${one.name}`,
        rule: 'GAM-CMB-29',
        when: 'now',
        who: [other.id, one.id],
        must: false,
      },
    },
  ]
}

/** Whoever can’t move is bound by anybody, and stays so. Rule GAM-CMB-30. */
export const bind = defineAction({
  id: 'gods-and-monsters.bind',
  title: 'Bind',
  rule: 'GAM-CMB-30',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'tie rope fetter capture prisoner immobilized bound',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who binds', first: 'party' },
    target: { ...targetAsk, title: 'Whom' },
  },
  plan(situation, { who, target }) {
    const [creature, other] = [situation.creatures[who], situation.creatures[target]]
    if (!creature || !other || creature.id === other.id)
      return refusal('Choose who binds, and somebody else who is bound.')
    const cannot = cannotAct(creature, situation)
    if (cannot) return refusal(cannot)
    if (bound in other.conditions) return refusal(`${other.name} is bound already.`)
    return isImmobile(other)
      ? { creature, other }
      : refusal(`${other.name} can move: hold them until they are immobilized, then bind them.`)
  },
  preview: ({ creature, other }) =>
    plain(`${creature.name} binds ${other.name}`, [
      { name: 'To attack them', value: 10, rule: 'GAM-CMB-35' },
    ]),
  run: ({ creature, other }, situation, at) =>
    line(at, {
      rule: 'GAM-CMB-30',
      what: `${creature.name} binds ${other.name}`,
      says: `${other.name} is bound`,
      tone: creature.side === 'party' ? 'good' : 'bad',
      who: [creature.id, other.id],
      effects: [
        ...[held, immobilized]
          .filter((name) => name in other.conditions)
          .map((name) => condition(other.id, name, null)),
        condition(other.id, bound, { rule: 'GAM-CMB-30' }),
        ...markActed(situation, creature),
      ],
    }),
})
