import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { percent, signed } from '../../../common/check.ts'
import type { Effect } from '../../../core/effects.ts'
import { counted, listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, rollSummed } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { chanceContest } from '../../../dice/checks.ts'
import { cannotAct } from '../combat/order.ts'
import { turnHd } from '../house-rules/magic.ts'
import { foesOf, levelOf, pathOf } from '../character/people.ts'

/** A d20 and the level must beat a d20 and twice the hit dice. Rules HBK-TURN-01, E-HBK-16. */
export function turnRoll(
  d20: number,
  lvl: number,
  monsterD20: number,
  monsterHd: number,
): { pc: number; monster: number; success: boolean } {
  const pc = d20 + lvl
  const monster = monsterD20 + 2 * monsterHd
  return { pc, monster, success: pc > monster }
}

/** Whole monsters flee, the weakest first, as far as the hit dice go. Rule HBK-TURN-02. */
export function turnFlee(budget: number, hds: readonly number[]): { flee: number[]; left: number } {
  const flee: number[] = []
  let left = budget
  for (const hd of [...hds].sort((a, b) => a - b)) {
    if (hd > left) break
    flee.push(hd)
    left -= hd
  }
  return { flee, left }
}

const unholy = ['undead', 'demon', 'demonic', 'unholy', 'fiend', 'devil']

/** Undead and demons, by their tags. Rule HBK-TURN-03. */
function isUnholy({ tags }: Pick<ReadonlyCreature, 'tags'>): boolean {
  return unholy.some((tag) => tag in tags)
}

/** Undead and demons that still face the party. Rule HBK-TURN-03. */
function unholyFoes(situation: Situation): ReadonlyCreature[] {
  return foesOf(situation).filter(
    (one) => isUnholy(one) && !('fled' in one.conditions) && !('fleeing' in one.conditions),
  )
}

function hdOf({ values }: ReadonlyCreature): number {
  return values.hd ?? 0
}

/** Unholy foe that rolls for its side: by house rule chosen, strongest or weakest. Rule E-HBK-15. */
function foeRolling(situation: Situation, named: string | undefined): ReadonlyCreature | undefined {
  const facing = unholyFoes(situation)
  const ranked = [...facing].sort((one, other) => hdOf(other) - hdOf(one))
  const how = houseRule<'chosen' | 'highest' | 'lowest'>(situation, turnHd)
  if (how === 'lowest') return ranked.at(-1)
  const chosenFoe = how === 'chosen' ? facing.find(({ id }) => id === named) : undefined
  return chosenFoe ?? ranked[0]
}

/** Steps that state the limits of turning. Rules HBK-TURN-02, HBK-TURN-03, E-HBK-16. */
const limitSteps: Step[] = [
  { name: 'Against', value: 'undead and demons only', rule: 'HBK-TURN-03' },
  { name: 'A tie', value: 'fails', rule: 'E-HBK-16' },
  { name: 'Then', value: '2d6 hit dice flee, the weakest first', rule: 'HBK-TURN-02' },
]

interface Turning {
  creature: ReadonlyCreature
  /** Foe that rolls for its side. */
  against: ReadonlyCreature
}

function planTurning(
  situation: Situation,
  { who, foe }: { who: string; foe?: string | undefined },
): Turning | RefusedPreview {
  const refused = (why: string): RefusedPreview => ({ ...refusal(why), why: limitSteps })
  const creature = situation.creatures[who]
  if (!creature) return refused('Choose a champion.')
  if (pathOf(creature) !== 'champion')
    return refused(`${creature.name} is no champion (HBK-PATH-05): only champions turn.`)
  const held = cannotAct(creature, situation)
  if (held) return refused(held)
  const named = foe ? situation.creatures[foe] : undefined
  if (named && !isUnholy(named))
    return refused(`${named.name} is neither undead nor a demon (HBK-TURN-03): choose one who is.`)
  const against = foeRolling(situation, foe)
  return against
    ? { creature, against }
    : refused(
        foesOf(situation).some(isUnholy)
          ? 'All who are unholy here flee already.'
          : 'Nobody unholy stands here (HBK-TURN-03): tag undead and demons so.',
      )
}

/** A champion's d20 and level against a monster's d20 and twice its hit dice; then 2d6 hit dice flee. Rules HBK-TURN-01 to HBK-TURN-03. */
export const turning = defineAction({
  id: 'heartbreaker.turn-unholy',
  title: 'Turn the unholy',
  rule: 'HBK-TURN-01',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'champion undead demon flee holy',
  asks: {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Which champion',
      side: 'party',
      tagged: 'champion',
    },
    foe: {
      kind: 'creature',
      role: 'target',
      title: 'Which of them rolls',
      side: 'foes',
      optional: true,
    },
  },
  plan: planTurning,
  preview({ creature, against }, _situation, { ruling }) {
    const plus = levelOf(creature) + ruling.adjust
    const odds = chanceContest({ sides: 20, plus }, { sides: 20, plus: 2 * hdOf(against) })
    const chance = ruling.override ? (ruling.override === 'success' ? 1 : 0) : odds.win
    return {
      ...plain(
        `d20 + ${plus} over d20 + ${2 * hdOf(against)}: ${percent(chance)}`,
        [
          { name: 'LVL', value: levelOf(creature), rule: 'HBK-TURN-01' },
          { name: `${against.name}, 2 × HD`, value: -2 * hdOf(against), rule: 'E-HBK-15' },
        ],
        limitSteps,
      ),
      chances: [
        { says: 'They flee', chance, tone: 'good' },
        { says: 'Nothing', chance: 1 - chance, tone: 'bad' },
      ],
    }
  },
  *run({ creature, against }, situation, at) {
    const { adjust, override } = at.ruling
    const why: Step[] = [
      { name: 'Who rolls', value: `${against.name}, HD ${hdOf(against)}`, rule: 'E-HBK-15' },
    ]
    let success = override === 'success'
    let total: { total?: number } = {}
    if (override) why.push({ name: 'Ruled by the GM', value: override })
    else {
      const d20 = yield* rollOne('turning', 20)
      const theirs = yield* rollOne('the unholy', 20)
      const ended = turnRoll(d20, levelOf(creature) + adjust, theirs, hdOf(against))
      success = ended.success
      total = { total: ended.pc }
      why.push(
        { name: 'd20 and LVL', value: `${d20} ${signed(levelOf(creature))} is ${ended.pc}` },
        { name: 'Against', value: `${ended.monster}; a tie fails`, rule: 'E-HBK-16' },
      )
    }
    const what = `${creature.name} turns the unholy`
    const acted: Effect = { do: 'acted', creature: creature.id }
    if (!success)
      return line(at, {
        rule: 'HBK-TURN-01',
        what,
        says: 'They stand',
        tone: 'bad',
        who: [creature.id],
        ...total,
        why,
        effects: [acted],
      })
    const dice = yield* rollSummed('hit dice', 6, 2)
    const budget = dice.reduce((all, each) => all + each, 0)
    const gone = fleeingFoes(situation, budget)
    const { left } = turnFlee(budget, gone.ranked.map(hdOf))
    return line(at, {
      rule: 'HBK-TURN-02',
      what,
      says:
        gone.flee.length > 0
          ? `${listed(gone.flee.map(({ name }) => name))} ${gone.flee.length === 1 ? 'flees' : 'flee'}`
          : `${counted(budget, 'hit die', 'hit dice')}: too few for the weakest`,
      tone: gone.flee.length > 0 ? 'good' : 'plain',
      who: [creature.id, ...gone.flee.map(({ id }) => id)],
      total: budget,
      why: [
        ...why,
        { name: 'Hit dice', value: `${budget}, ${left} left over`, rule: 'HBK-TURN-02' },
        { name: 'Only', value: 'undead and demons', rule: 'HBK-TURN-03' },
      ],
      effects: [
        acted,
        ...gone.flee.map(({ id }): Effect => ({
          do: 'condition',
          creature: id,
          name: 'fleeing',
          to: { rule: 'HBK-TURN-02' },
        })),
      ],
    })
  },
})

/** Whole monsters, the weakest first. Rule HBK-TURN-02. */
function fleeingFoes(
  situation: Situation,
  budget: number,
): { ranked: ReadonlyCreature[]; flee: ReadonlyCreature[] } {
  const ranked = unholyFoes(situation).sort((one, other) => hdOf(one) - hdOf(other))
  const { flee } = turnFlee(budget, ranked.map(hdOf))
  return { ranked, flee: ranked.slice(0, flee.length) }
}
