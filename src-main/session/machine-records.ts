import type { Store } from '../storage/store.ts'

/** Records among the settings of this machine, read and changed one after the other. */
export class MachineRecords<T> {
  private turn: Promise<unknown> = Promise.resolve()

  /** @param parse reads a stored value; gives the default for one that is missing or can't be read */
  constructor(
    private readonly store: Store,
    private readonly parse: (value: unknown) => T,
  ) {}

  read(id: string): Promise<T> {
    return this.inTurn(() => this.stored(id))
  }

  change(id: string, next: (before: T) => T): Promise<T> {
    return this.inTurn(async () => {
      const value = next(await this.stored(id))
      await this.store.set({ id, value })
      return value
    })
  }

  private async stored(id: string): Promise<T> {
    return this.parse((await this.store.settings()).find((record) => record.id === id)?.value)
  }

  private inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }
}
