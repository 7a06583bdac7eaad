import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal, type RefusedPreview } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilities, scoreOf, type Ability } from '../character/people.ts'
import { contestNone, contestTie } from '../house-rules/checks.ts'
import { save } from '../saves/trial.ts'

/**
 * Both save; the higher face among those that pass wins. Equal passes are a tie, and a house rule
 * says what becomes of one. Rules BDP-CON-01, BDP-CON-02, E-BDP-01, E-BDP-22.
 */
export function contest(
  a: number,
  b: number,
  aRoll: number,
  bRoll: number,
): { winner: 'a' | 'b' | 'tie' | 'none' } {
  const [aPasses, bPasses] = [save(a, [aRoll]).success, save(b, [bRoll]).success]
  if (!aPasses && !bPasses) return { winner: 'none' }
  if (aPasses !== bPasses) return { winner: aPasses ? 'a' : 'b' }
  if (aRoll === bRoll) return { winner: 'tie' }
  return { winner: aRoll > bRoll ? 'a' : 'b' }
}

/** Exact chances of a contest, both rolled once. */
export function contestOdds(a: number, b: number): Record<'a' | 'b' | 'tie' | 'none', number> {
  const ends = { a: 0, b: 0, tie: 0, none: 0 }
  for (let left = 1; left <= 20; left++)
    for (let right = 1; right <= 20; right++) ends[contest(a, b, left, right).winner] += 1 / 400
  return ends
}

interface Contest {
  a: ReadonlyCreature
  b: ReadonlyCreature
  /** Ability of each, and its score. */
  by: readonly [Ability, Ability]
  scores: readonly [number, number]
}

function planContest(
  situation: Situation,
  input: { who: string; ability: Ability; against: string; with: Ability },
): Contest | RefusedPreview {
  const a = situation.creatures[input.who]
  const b = situation.creatures[input.against]
  if (!a || !b) return refusal('Choose two who contend: who tries it, and who stands against it.')
  if (a.id === b.id) return refusal('Nobody contends with themselves: choose another.')
  const by = [input.ability, input.with] as const
  return { a, b, by, scores: [scoreOf(a, by[0]), scoreOf(b, by[1])] }
}

/** Ties and double failures are rolled again this often; then it stays as it was. */
const most = 20

/** Rolled until somebody wins, where the house rules have it so. Rules BDP-CON-01, BDP-CON-02, E-BDP-01. */
function* rollContest(
  situation: Situation,
  [a, b]: [number, number],
): ProcedureOf<{ winner: 'a' | 'b' | 'tie' | 'none'; total?: number; why: Step[] }> {
  const why: Step[] = []
  for (let round = 1; ; round++) {
    const again = round === 1 ? '' : `, ${round}. roll`
    const aRoll = yield* rollOne(`who tries it${again}`, 20)
    const bRoll = yield* rollOne(`who stands against it${again}`, 20)
    const { winner } = contest(a, b, aRoll, bRoll)
    why.push(step(`d20 each${again}`, `${aRoll} and ${bRoll}`, 'BDP-CON-01'))
    if (winner === 'a' || winner === 'b')
      return { winner, total: winner === 'a' ? aRoll : bRoll, why }
    const reading = houseRule<string>(situation, winner === 'tie' ? contestTie : contestNone)
    why.push(
      step(
        winner === 'tie' ? 'Tied' : 'Both fail',
        reading === 'reroll' ? 'both roll again' : 'it holds',
        'E-BDP-01',
      ),
    )
    if (reading !== 'reroll' || round === most)
      return { winner: reading === 'defender' ? 'b' : winner, why }
  }
}

/** Both save; the higher passing roll wins. */
export const contestedSave = defineAction({
  id: 'block-dodge-parry.contest',
  title: 'Contested save',
  rule: 'BDP-CON-01',
  phase: 'check',
  slot: 'save',
  needs: ['str', 'dex', 'wil'],
  finds: 'opposed versus arm wrestle disarm against ogre contest',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who tries it' },
    ability: { kind: 'choice', title: 'By', of: abilities, default: 'STR' },
    against: { kind: 'creature', role: 'target', title: 'Who stands against it' },
    with: { kind: 'choice', title: 'Their', of: abilities, default: 'STR' },
  },
  plan: planContest,
  preview({ a, b, by, scores }) {
    const odds = contestOdds(...scores)
    return {
      ...plain(
        `${a.name} (${by[0]} ${scores[0]}) against ${b.name} (${by[1]} ${scores[1]}): the higher roll that passes`,
        [step(a.name, scores[0], 'BDP-CON-01'), step(b.name, scores[1], 'BDP-CON-01')],
        [
          step('Nobody or equal', 'by the house rules', 'BDP-CON-02'),
          step('A 20', 'fails, whatever the score', 'E-BDP-22'),
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
  *run({ a, b, scores }, situation, at) {
    const { override, adjust } = at.ruling
    const { winner, total, why } = override
      ? { winner: override === 'success' ? 'a' : 'b', total: undefined, why: [] }
      : yield* rollContest(situation, [scores[0] + adjust, scores[1]])
    const won = winner === 'a' ? a : winner === 'b' ? b : null
    return line(at, {
      rule: 'BDP-CON-01',
      what: `Contest, ${a.name} and ${b.name}`,
      says: won ? `${won.name} wins` : winner === 'tie' ? 'A tie' : 'Nobody wins',
      tone: won ? (won.side === 'party' ? 'good' : 'bad') : 'plain',
      who: [a.id, b.id],
      ...(total === undefined ? {} : { total }),
      why: override ? [{ name: 'Ruled by the GM', value: override }] : why,
    })
  },
})
