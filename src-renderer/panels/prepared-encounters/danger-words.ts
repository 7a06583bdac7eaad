import type {
  DangerEstimate,
  RoundCount,
} from '../../../src-main/campaign/danger/estimate-danger.ts'
import type { Preview } from '../../../src-main/rules/core/preview.ts'

/** Bars of a histogram with their sum, as the block of odds draws them. */
type Histogram = Pick<Preview, 'bars' | 'chances' | 'verdict'>

/** Rounds until a side is beaten, each as a share of all fights. */
export function roundsHistogram(
  counts: readonly RoundCount[],
  { runs }: DangerEstimate,
  side: 'foes' | 'party',
): Histogram {
  const fights = counts.reduce((sum, one) => sum + one.fights, 0)
  return {
    verdict: `Rounds until the ${side === 'foes' ? 'foes are' : 'party is'} beaten`,
    bars: counts.map(({ rounds, fights: some }) => ({
      face: rounds,
      chance: some / runs,
      leads: 0,
    })),
    chances: [
      {
        says: side === 'foes' ? 'Foes beaten' : 'Party beaten',
        chance: fights / runs,
        tone: side === 'foes' ? 'good' : 'bad',
      },
    ],
  }
}

/** Number of the party down at the end, each as a share of all fights. */
export function downHistogram({ partyDown, runs }: DangerEstimate): Histogram {
  const nobody = partyDown[0]?.fights ?? 0
  return {
    verdict: 'Of the party down at the end',
    bars: partyDown.map(({ down, fights }) => ({
      face: down,
      chance: fights / runs,
      leads: down === 0 ? 0 : 1,
    })),
    chances: [
      { says: 'nobody', chance: nobody / runs, tone: 'good' },
      { says: 'down', chance: (runs - nobody) / runs, tone: 'bad' },
    ],
  }
}

/** Round by which half of these fights are over; null where there are none. */
function halfBy(counts: readonly RoundCount[]): number | null {
  const fights = counts.reduce((sum, one) => sum + one.fights, 0)
  let sum = 0
  for (const { rounds, fights: some } of counts) {
    sum += some
    if (fights > 0 && sum * 2 >= fights) return rounds
  }
  return null
}

/** The figures in words, a line each. */
export function dangerInWords(estimate: DangerEstimate): string[] {
  const { runs, foesBeaten, partyBeaten, undecided, partyDown, foesComing } = estimate
  const of = `of ${runs.toLocaleString('en')} fights`
  const mean = partyDown.reduce((sum, { down, fights }) => sum + down * fights, 0) / runs
  const half = (counts: readonly RoundCount[]): string => {
    const round = halfBy(counts)
    return round === null ? '' : `, half of them by round ${round}`
  }
  return [
    `Foes beaten in ${foesBeaten} ${of}${half(estimate.foesBeatenIn)}.`,
    `Party beaten in ${partyBeaten}${half(estimate.partyBeatenIn)}.`,
    ...(undecided > 0 ? [`Undecided or lost by both: ${undecided}.`] : []),
    `Of the party ${oneDigit(mean)} down on average; ${oneDigit(foesComing)} foes come.`,
  ]
}

function oneDigit(figure: number): string {
  return (Math.round(figure * 10) / 10).toLocaleString('en')
}
