import { parseArgs } from 'node:util'
import { seed as anySeed } from '../app/chance.ts'
import { parse, print } from '../rules/dice/notation.ts'
import { oddsOrRefusal } from '../rules/dice/odds.ts'
import { seeded } from '../rules/dice/rng.ts'
import { roll } from '../rules/dice/roll.ts'
import type { ExitCode, Io } from './io.ts'
import { wrongCall } from './wrong-call.ts'

export const usage = `gatefold roll NOTATION [--odds] [--seed N]

  Rolls dice and says how they fell: 3d6, 4d6kh3, d%, 2d6!, d20 < 11, 2d6 vs 2d6.
  --odds     print the exact chance of every result instead
  --seed N   the same N gives the same dice: up to 32 hex digits`

/** Rolls one notation, or prints its odds. */
export function rollCommand(argv: string[], io: Io): ExitCode {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { odds: { type: 'boolean' }, seed: { type: 'string' } },
  })
  const notation = positionals.join(' ')
  if (!notation) return wrongCall(io, 'roll', 'What is to be rolled?')
  if (values.seed !== undefined && !/^[0-9a-f]{1,32}$/i.test(values.seed))
    return wrongCall(io, 'roll', `“${values.seed}” is not a number of up to 32 hex digits.`)
  const parsed = parse(notation)
  if (!parsed.ok) return mistake(io, notation, parsed.mistake)
  if (values.odds) return printOdds(io, parsed.expression)
  const rng = seeded((values.seed ?? anySeed()).toLowerCase().padStart(32, '0'))
  const rolled = roll(parsed.expression, rng)
  io.out(`${print(parsed.expression)}: ${rolled.total}  (${rolled.says})\n`)
  return 0
}

function printOdds(io: Io, expression: Parameters<typeof oddsOrRefusal>[0]): ExitCode {
  const exact = oddsOrRefusal(expression)
  if ('refused' in exact) {
    io.err(`${exact.refused}\n`)
    return 1
  }
  const { points, mean, least, most } = exact
  const widest = Math.max(...points.map(({ chance }) => chance))
  for (const { total, chance } of points) {
    const bar = '#'.repeat(Math.round((chance / widest) * 40))
    io.out(`${String(total).padStart(6)}  ${(chance * 100).toFixed(3).padStart(8)} %  ${bar}\n`)
  }
  io.out(`from ${least} to ${most}, mean ${mean.toFixed(3)}\n`)
  return 0
}

/** Points at the character that could not be read. */
function mistake(
  io: Io,
  notation: string,
  { at, length, says }: { at: number; length: number; says: string },
): ExitCode {
  const from = Math.max(0, at - 40)
  io.err(
    `${notation.slice(from, from + 80)}\n${' '.repeat(at - from)}${'^'.repeat(Math.max(1, Math.min(length, 40)))}\n${says}\n`,
  )
  return 1
}
