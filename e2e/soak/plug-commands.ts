import { lotOf } from '../../src-main/ipc/contract/batch.ts'
import type { ScreenContract } from '../../src-main/ipc/contract/index.ts'
import { usualOptions } from '../../src-main/ipc/contract/print-options.ts'
import type { Rng } from '../../src-main/rules/dice/rng.ts'
import { manyMonsters } from '../bench/many-monsters.ts'
import { openRoll } from '../calls.ts'

/** A call to main, made while the plug may be pulled. */
export interface MainCall {
  name: string
  input: unknown
  /** The next is sent before this one is answered. */
  hurried: boolean
  /** The note's text; null for any other call. */
  text: string | null
}

/** Stands for the id of the batch that was staged last, which main makes. */
export const lastStaged = '(the last)'

/** Work of many milliseconds, under way while commands go on. */
export function longJob(campaign: string, rng: Rng): MainCall[] {
  const job = (name: keyof ScreenContract, input: unknown): MainCall => ({
    name,
    input,
    hurried: true,
    text: null,
  })
  switch (rng.die(6)) {
    case 1:
      return [
        job('batch.stage', { batch: null, monsters: manyMonsters(lotOf), shared: [] }),
        job('batch.keep', { batch: lastStaged }),
      ]
    case 2: {
      const wanted = { template: 'screen-insert', without: [], turned: false }
      return [job('print.save', { wanted, options: usualOptions })]
    }
    case 3:
      return [job('campaigns.export', { campaign })]
    case 4:
      return [job('campaigns.duplicate', { campaign })]
    case 5:
      // A campaign that is closed leaves a backup.
      return [job('campaigns.close', null), job('campaigns.open', { campaign })]
    default:
      return []
  }
}

export function commandBy(rng: Rng): MainCall {
  const hurried = rng.die(4) === 1
  const kind = rng.die(10)
  if (kind === 1) return { name: 'play.undo', input: null, hurried, text: null }
  if (kind === 2) return { name: 'play.redo', input: null, hurried, text: null }
  if (kind <= 4) {
    const input = { action: 'delve.turn', input: {}, ...openRoll }
    return { name: 'play.run', input, hurried, text: null }
  }
  const text = `note ${rng.state().slice(0, 8)} ${'x'.repeat(rng.die(400))}`
  const input = { action: 'house.note', input: { text }, ...openRoll }
  return { name: 'play.run', input, hurried, text }
}
