import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { line } from '../../../core/line.ts'
import { contestNone, contestTie } from '../house-rules/tests.ts'
import { abilities, scoreOf, type Ability } from '../people.ts'
import { contest, contestOdds } from './figures.ts'

interface Input {
  who: string
  ability: Ability
  against: string
  with: Ability
}

function pairOf(
  situation: Situation,
  input: Input,
): [ReadonlyCreature, ReadonlyCreature] | { says: string } {
  const a = situation.creatures[input.who]
  const b = situation.creatures[input.against]
  if (!a || !b) return { says: 'Choose two who contend: who tries it, and who stands against it.' }
  return a.id === b.id ? { says: 'Nobody contends with themselves: choose another.' } : [a, b]
}

/** Ties and double failures are rolled again this often; then it stays as it was. */
const most = 20

/** Rolled until somebody wins, where the house rules have it so. Rules BDP-CON-01, BDP-CON-02, E-BDP-01. */
function* contended(
  situation: Situation,
  [a, b]: [number, number],
): ProcedureOf<{ winner: 'a' | 'b' | 'tie' | 'none'; why: Step[] }> {
  const why: Step[] = []
  for (let round = 1; ; round++) {
    const again = round === 1 ? '' : `, ${round}. roll`
    const aRoll = yield* rollOne(`who tries it${again}`, 20)
    const bRoll = yield* rollOne(`who stands against it${again}`, 20)
    const { winner } = contest(a, b, aRoll, bRoll)
    why.push({ name: `d20 each${again}`, value: `${aRoll} and ${bRoll}`, rule: 'BDP-CON-01' })
    if (winner === 'a' || winner === 'b') return { winner, why }
    const reading = houseRule<string>(situation, winner === 'tie' ? contestTie : contestNone)
    why.push({
      name: winner === 'tie' ? 'Tied' : 'Both fail',
      value: reading === 'reroll' ? 'both roll again' : 'it holds',
      rule: 'E-BDP-01',
    })
    if (reading !== 'reroll' || round === most)
      return { winner: reading === 'defender' ? 'b' : winner, why }
  }
}

/** Both save; the higher passing roll wins. */
export const contested = defineAction({
  id: 'block-dodge-parry.contest',
  title: 'Contested save',
  rule: 'BDP-CON-01',
  phase: 'check',
  slot: 'save',
  needs: ['str', 'dex', 'wil'],
  finds: 'opposed versus arm wrestle disarm against ogre contest',
  asks: {
    who: { kind: 'creature', title: 'Who tries it' },
    ability: { kind: 'choice', title: 'By', of: abilities, default: 'STR' },
    against: { kind: 'creature', title: 'Who stands against it' },
    with: { kind: 'choice', title: 'Their', of: abilities, default: 'STR' },
  },
  preview(situation, input) {
    const pair = pairOf(situation, input)
    if ('says' in pair) return refusal(pair.says)
    const [a, b] = pair
    const odds = contestOdds(scoreOf(a, input.ability), scoreOf(b, input.with))
    return {
      ...plain(
        `${a.name} (${input.ability} ${scoreOf(a, input.ability)}) against ${b.name} (${input.with} ${scoreOf(b, input.with)}): the higher roll that passes`,
        [
          { name: a.name, value: scoreOf(a, input.ability), rule: 'BDP-CON-01' },
          { name: b.name, value: scoreOf(b, input.with), rule: 'BDP-CON-01' },
        ],
        [
          { name: 'Nobody or equal', value: 'by the house rules', rule: 'BDP-CON-02' },
          { name: 'A 20', value: 'fails, whatever the score', rule: 'E-BDP-22' },
        ],
      ),
      chances: [
        { says: `${a.name} wins`, chance: odds.a, tone: 'good' },
        { says: `${b.name} wins`, chance: odds.b, tone: 'bad' },
        { says: 'A tie', chance: odds.tie, tone: 'plain' },
        { says: 'Nobody', chance: odds.none, tone: 'plain' },
      ],
    }
  },
  *run(situation, input, at) {
    const pair = pairOf(situation, input)
    if ('says' in pair)
      return line(at, { rule: 'BDP-CON-01', what: 'Contested save', says: pair.says })
    const [a, b] = pair
    const scores: [number, number] = [
      scoreOf(a, input.ability) + at.ruling.adjust,
      scoreOf(b, input.with),
    ]
    const { winner, why } = at.ruling.override
      ? { winner: at.ruling.override === 'success' ? 'a' : 'b', why: [] }
      : yield* contended(situation, scores)
    const won = winner === 'a' ? a : winner === 'b' ? b : null
    return line(at, {
      rule: 'BDP-CON-01',
      what: `Contest, ${a.name} and ${b.name}`,
      says: won ? `${won.name} wins` : winner === 'tie' ? 'A tie' : 'Nobody wins',
      tone: won ? (won.side === 'party' ? 'good' : 'bad') : 'plain',
      who: [a.id, b.id],
      why: at.ruling.override ? [{ name: 'Ruled by the GM', value: at.ruling.override }] : why,
    })
  },
})
