import { DiceRoll, Parser } from '@dice-roller/rpg-dice-roller'
import { clearParserCache, parse as yipe, setCachingEnabled } from '@yipe/dice'
import type { Amount } from '../../src-main/rules/dice/expression.ts'
import { parse } from '../../src-main/rules/dice/notation.ts'
import { expressionOf } from '../../src-main/rules/dice/read-notation.ts'
import { odds } from '../../src-main/rules/dice/odds.ts'
import { seeded, type Rng } from '../../src-main/rules/dice/rng.ts'
import { roll, rollTotal } from '../../src-main/rules/dice/roll.ts'
import { againstFloor, againstPeer, measureAll, type BenchRow } from './row.ts'

const seed = '00112233445566778899aabbccddeeff'

/** All rows about dice: rolling, parsing, exact odds, fairness. */
export async function diceRows(throws = 10_000_000): Promise<BenchRow[]> {
  return [
    ...(await rolling()),
    ...(await parsing()),
    ...(await sums()),
    ...(await keeping()),
    fairness(throws),
  ]
}

function threeDiceByHand(rng: Rng): number {
  let total = 0
  for (let die = 0; die < 3; die += 1) total += rng.die(6)
  return total + 2
}

function keepThreeByHand(rng: Rng): number {
  let total = 0
  let lowest = 7
  for (let die = 0; die < 4; die += 1) {
    const face = rng.die(6)
    total += face
    if (face < lowest) lowest = face
  }
  return total - lowest
}

async function rolling(): Promise<BenchRow[]> {
  const rng = seeded(seed)
  const [plain, keep] = [expressionOf('3d6+2') as Amount, expressionOf('4d6kh3') as Amount]
  const times = await measureAll({
    plainFloor: () => threeDiceByHand(rng),
    plain: () => rollTotal(plain, rng),
    keepFloor: () => keepThreeByHand(rng),
    keep: () => rollTotal(keep, rng),
    plainTold: () => roll(plain, rng).says,
    keepTold: () => roll(keep, rng).says,
    plainPeer: cachedPeer('3d6+2'),
    keepPeer: cachedPeer('4d6kh3'),
  })
  return [
    againstFloor('total of 3d6+2, cached', times.plainFloor, times.plain, 2),
    againstFloor('total of 4d6kh3, cached', times.keepFloor, times.keep, 2),
    againstPeer('total of 3d6+2, cached; rpg-dice-roller', times.plainPeer, times.plain, 10),
    againstPeer('total of 4d6kh3, cached; rpg-dice-roller', times.keepPeer, times.keep, 10),
    againstPeer(
      '3d6+2 with every die told, cached; rpg-dice-roller',
      times.plainPeer,
      times.plainTold,
      10,
    ),
    againstPeer(
      '4d6kh3 with every die told, cached; rpg-dice-roller',
      times.keepPeer,
      times.keepTold,
      10,
    ),
  ]
}

/** The peer keeps its parsed form in a roll that can be rolled again. */
function cachedPeer(text: string): () => unknown {
  const parsed = new DiceRoll(text)
  return () => {
    parsed.roll()
    return parsed.output
  }
}

async function parsing(): Promise<BenchRow[]> {
  const rng = seeded(seed)
  const texts = ['3d6+2', '4d6kh3', '2d6!+1d8', '(2d4+1)*10', '2d20kh1+5', '5d6dl1']
  const times = await measureAll(
    {
      ours: () =>
        texts.map((text) => {
          const parsed = parse(text)
          return parsed.ok && roll(parsed.expression, rng).says
        }),
      peer: () => texts.map((text) => new DiceRoll(text).output),
      parseOnly: () => texts.map((text) => parse(text)),
      peerParse: () => texts.map((text) => Parser.parse(text) as unknown),
    },
    20,
  )
  return [
    againstPeer(
      'parse and roll six notations, uncached; rpg-dice-roller',
      times.peer,
      times.ours,
      3,
    ),
    againstPeer('parse six notations alone; rpg-dice-roller', times.peerParse, times.parseOnly, 3),
  ]
}

async function sums(): Promise<BenchRow[]> {
  setCachingEnabled(false)
  const [small, large] = [expressionOf('8d6'), expressionOf('20d6+3d8')]
  const times = await measureAll(
    {
      small: () => odds(small),
      smallPeer: uncached('8d6'),
      large: () => odds(large),
      largePeer: uncached('20d6 + 3d8'),
    },
    5,
  )
  return [
    againstPeer('exact odds of 8d6; @yipe/dice', times.smallPeer, times.small, 25),
    againstPeer('exact odds of 20d6+3d8; @yipe/dice', times.largePeer, times.large, 25),
  ]
}

async function keeping(): Promise<BenchRow[]> {
  setCachingEnabled(false)
  const [four, six] = [expressionOf('4d6kh3'), expressionOf('6d6kh3')]
  const times = await measureAll(
    {
      four: () => odds(four),
      fourPeer: uncached('4kh3d6'),
      six: () => odds(six),
      sixPeer: uncached('6kh3d6'),
    },
    1,
    600,
  )
  return [
    againstPeer('exact odds of 4d6kh3; @yipe/dice', times.fourPeer, times.four, 1000),
    againstPeer('exact odds of 6d6kh3; @yipe/dice', times.sixPeer, times.six, 1000),
  ]
}

function uncached(text: string): () => unknown {
  return () => {
    clearParserCache()
    return yipe(text)
  }
}

/** Chi-square of 10⁷ throws for every die from d2 to d100; the worst of 99 dice stays below 4 deviations. */
export function fairness(throws: number): BenchRow {
  const rng = seeded(seed)
  const began = performance.now()
  let worst = 0
  for (let sides = 2; sides <= 100; sides += 1)
    worst = Math.max(worst, Math.abs(deviations(rng, sides, throws)))
  const ours = ((performance.now() - began) * 1e6) / (99 * throws)
  const name = `fair dice: d2 to d100, ${throws.toLocaleString('en-GB')} throws each, worst chi-square in deviations`
  return {
    name,
    ours,
    ratio: worst,
    target: '≤ 4 deviations',
    verdict: worst <= 4 ? 'met' : 'missed',
  }
}

function deviations(rng: Rng, sides: number, throws: number): number {
  const counts = new Float64Array(sides + 1)
  for (let thrown = 0; thrown < throws; thrown += 1) {
    const face = rng.die(sides)
    counts[face] = (counts[face] ?? NaN) + 1
  }
  const expected = throws / sides
  let chi = 0
  for (let face = 1; face <= sides; face += 1)
    chi += ((counts[face] ?? NaN) - expected) ** 2 / expected
  const freedom = sides - 1
  return (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))
}
