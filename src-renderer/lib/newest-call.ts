/** Calls to main for one thing on the screen, of which only the newest may show its answer. */
export class NewestCall {
  #started = 0

  /** Starts a call. @returns a test that is true until another is started or this one is dropped */
  start(): () => boolean {
    this.#started += 1
    return this.underWay()
  }

  /** Test of the call that was started last, as `start` returned it. */
  underWay(): () => boolean {
    const mine = this.#started
    return () => mine === this.#started
  }

  /** Drops the call under way: its answer is not shown. */
  drop(): void {
    this.#started += 1
  }
}
