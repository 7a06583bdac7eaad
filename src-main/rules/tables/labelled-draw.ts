import { rollTotal } from '../dice/total.ts'
import { seeded, streamFor } from '../dice/rng.ts'
import { Draw } from './drawing.ts'
import type { Circumstances } from './trace.ts'
import type { ReadyDice } from './ready.ts'
import type { Tables } from './reference.ts'

/** A draw whose dice have labels, so that each can be asked for or rolled from a stream of its own. */
abstract class LabelledDraw extends Draw {
  private readonly used = new Set<string>()
  private readonly names: string[]
  private current = ''

  constructor(tables: Tables, circumstances: Circumstances, label: string) {
    super(tables, circumstances, null)
    this.names = [label]
  }

  protected abstract answer(dice: ReadyDice, label: string): number

  protected override total(dice: ReadyDice, what: string): number {
    const label = this.unused(what === '' ? this.here() : `${this.here()}: ${what}`)
    const total = this.answer(dice, label)
    this.current = label
    return total
  }

  protected override label(): string {
    return this.current
  }

  protected override enter(name: string): void {
    this.names.push(name)
  }

  protected override leave(): void {
    this.names.pop()
  }

  private here(): string {
    return this.names.join(': ')
  }

  /** Label that was not used in this draw yet. */
  private unused(label: string): string {
    let free = label
    for (let again = 2; this.used.has(free); again += 1) free = `${label}, again ${again}`
    this.used.add(free)
    return free
  }
}

/** A draw from seeds: every label has a stream of its own, and re-rolled labels have a seed of their own. */
export class SeededDraw extends LabelledDraw {
  constructor(
    tables: Tables,
    circumstances: Circumstances,
    label: string,
    readonly seed: string,
    readonly rerolled: Readonly<Record<string, string>>,
  ) {
    super(tables, circumstances, label)
  }

  protected answer({ expression }: ReadyDice, label: string): number {
    return rollTotal(expression, seeded(streamFor(this.seedOf(label), label)))
  }

  /** Seed of the longest re-rolled label that this one begins with. */
  private seedOf(label: string): string {
    let found = ''
    for (const at of Object.keys(this.rerolled))
      if (at.length > found.length && (label === at || label.startsWith(`${at}: `))) found = at
    return (found === '' ? undefined : this.rerolled[found]) ?? this.seed
  }
}

/** Thrown by a draw that needs dice it has no answer for; caught by `draw`, never seen outside. */
export class NeedsDice extends Error {
  constructor(
    readonly dice: ReadyDice,
    readonly label: string,
  ) {
    super(label)
  }
}

/** A draw whose dice are answered one by one, in the order in which they are asked for. */
export class AnsweredDraw extends LabelledDraw {
  private next = 0

  constructor(
    tables: Tables,
    circumstances: Circumstances,
    label: string,
    readonly answers: readonly number[],
  ) {
    super(tables, circumstances, label)
  }

  protected answer(dice: ReadyDice, label: string): number {
    if (dice.expression.kind === 'number') return dice.expression.value
    const answer = this.answers[this.next]
    if (answer === undefined) throw new NeedsDice(dice, label)
    this.next += 1
    return answer
  }
}
