import { defineAction, type Action } from '../../../core/action.ts'
import { percent, plain, refusal, signed } from '../../../common/trial.ts'
import { counted, listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, rollSummed } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { chanceContest } from '../../../dice/checks.ts'
import { turnHd } from '../house-rules/magic.ts'
import { foesOf, levelOf, pathOf } from '../people.ts'
import { turnFlee, turnRoll } from './figures.ts'

const unholy = ['undead', 'demon', 'demonic', 'unholy', 'fiend', 'devil']

/** Undead and demons, by their tags. Rule HBK-TURN-03. */
function isUnholy({ tags }: Pick<ReadonlyCreature, 'tags'>): boolean {
  return unholy.some((tag) => tag in tags)
}

function hdOf({ values }: ReadonlyCreature): number {
  return values.hd ?? 0
}

/** Unholy foe that rolls for its side: by house rule chosen, strongest or weakest. Rule E-HBK-15. */
function rolling(situation: Situation, named: string | undefined): ReadonlyCreature | undefined {
  const facing = foesOf(situation).filter(isUnholy)
  const ranked = [...facing].sort((one, other) => hdOf(other) - hdOf(one))
  const how = houseRule<'chosen' | 'highest' | 'lowest'>(situation, turnHd)
  if (how === 'lowest') return ranked.at(-1)
  const meant = how === 'chosen' ? facing.find(({ id }) => id === named) : undefined
  return meant ?? ranked[0]
}

/** Steps that state the limits of turning. Rules HBK-TURN-02, HBK-TURN-03, E-HBK-16. */
const bounds: Step[] = [
  { name: 'Against', value: 'undead and demons only', rule: 'HBK-TURN-03' },
  { name: 'A tie', value: 'fails', rule: 'E-HBK-16' },
  { name: 'Then', value: '2d6 hit dice flee, the weakest first', rule: 'HBK-TURN-02' },
]

function fault(situation: Situation, creature: ReadonlyCreature | undefined): string | null {
  if (!creature) return 'Choose a champion.'
  if (pathOf(creature) !== 'champion')
    return `${creature.name} is no champion (HBK-PATH-05): only champions turn.`
  return foesOf(situation).some(isUnholy)
    ? null
    : 'Nobody unholy stands here (HBK-TURN-03): tag undead and demons so.'
}

/** A champion's d20 and level against a monster's d20 and twice its hit dice; then 2d6 hit dice flee. Rules HBK-TURN-01 to HBK-TURN-03. */
export const turning: Action = defineAction({
  id: 'heartbreaker.turn-unholy',
  title: 'Turn the unholy',
  rule: 'HBK-TURN-01',
  phase: 'fight',
  slot: 'manoeuvre',
  needs: [],
  finds: 'champion undead demon flee holy',
  asks: {
    who: { kind: 'creature', title: 'Which champion', side: 'party', tagged: 'champion' },
    foe: { kind: 'creature', title: 'Which of them rolls', side: 'foes', optional: true },
  },
  preview(situation, { who, foe }, { ruling }) {
    const creature = situation.creatures[who]
    const says = fault(situation, creature)
    const against = rolling(situation, foe)
    if (says || !creature || !against)
      return { ...refusal(says ?? 'Nobody unholy stands here.'), why: bounds }
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
        bounds,
      ),
      chances: [
        { says: 'They flee', chance, tone: 'good' },
        { says: 'Nothing', chance: 1 - chance, tone: 'bad' },
      ],
    }
  },
  *run(situation, { who, foe }, at) {
    const creature = situation.creatures[who]
    const against = rolling(situation, foe)
    if (!creature || !against)
      return line(at, { rule: 'HBK-TURN-01', what: 'Turning', says: 'Nobody turned' })
    const { adjust, override } = at.ruling
    const why: Step[] = [
      { name: 'Who rolls', value: `${against.name}, HD ${hdOf(against)}`, rule: 'E-HBK-15' },
    ]
    let success = override === 'success'
    if (override) why.push({ name: 'Ruled by the GM', value: override })
    else {
      const d20 = yield* rollOne('turning', 20)
      const theirs = yield* rollOne('the unholy', 20)
      const ended = turnRoll(d20, levelOf(creature) + adjust, theirs, hdOf(against))
      success = ended.success
      why.push(
        { name: 'd20 and LVL', value: `${d20} ${signed(levelOf(creature))} is ${ended.pc}` },
        { name: 'Against', value: `${ended.monster}; a tie fails`, rule: 'E-HBK-16' },
      )
    }
    const what = `${creature.name} turns the unholy`
    if (!success)
      return line(at, {
        rule: 'HBK-TURN-01',
        what,
        says: 'They stand',
        tone: 'bad',
        who: [who],
        why,
      })
    const dice = yield* rollSummed('hit dice', 6, 2)
    const budget = dice.reduce((all, each) => all + each, 0)
    const gone = fleeing(situation, budget)
    const { left } = turnFlee(budget, gone.ranked.map(hdOf))
    return line(at, {
      rule: 'HBK-TURN-02',
      what,
      says:
        gone.flee.length > 0
          ? `${listed(gone.flee.map(({ name }) => name))} ${gone.flee.length === 1 ? 'flees' : 'flee'}`
          : `${counted(budget, 'hit die', 'hit dice')}: too few for the weakest`,
      tone: gone.flee.length > 0 ? 'good' : 'plain',
      who: [who, ...gone.flee.map(({ id }) => id)],
      total: budget,
      why: [
        ...why,
        { name: 'Hit dice', value: `${budget}, ${left} left over`, rule: 'HBK-TURN-02' },
        { name: 'Only', value: 'undead and demons', rule: 'HBK-TURN-03' },
      ],
      effects: gone.flee.map(({ id }) => ({
        do: 'condition',
        creature: id,
        name: 'fleeing',
        to: { rule: 'HBK-TURN-02' },
      })),
    })
  },
})

/** Whole monsters, the weakest first. Rule HBK-TURN-02. */
function fleeing(
  situation: Situation,
  budget: number,
): { ranked: ReadonlyCreature[]; flee: ReadonlyCreature[] } {
  const ranked = foesOf(situation)
    .filter(isUnholy)
    .filter(({ conditions }) => !('fleeing' in conditions))
    .sort((one, other) => hdOf(one) - hdOf(other))
  const { flee } = turnFlee(budget, ranked.map(hdOf))
  return { ranked, flee: ranked.slice(0, flee.length) }
}
