/** Texts that a map has already; what it draws next is said as seldom as the tables allow. */
export class SaidBefore {
  private readonly times = new Map<string, number>()

  /** @param kept texts of the parts that stay, each of one fragment or more */
  constructor(private readonly kept: readonly string[] = []) {}

  /** The text said least of a few drawn. */
  fresh(draw: () => string): string {
    let text = draw()
    let least = this.countOf(text)
    for (let attempts = 1; least > 0 && attempts < 12; attempts += 1) {
      const other = draw()
      const count = this.countOf(other)
      if (count < least) [text, least] = [other, count]
    }
    this.times.set(text, (this.times.get(text) ?? 0) + 1)
    return text
  }

  /** How often a text was said; in a kept one it may begin with a capital. */
  private countOf(text: string): number {
    const rest = text.slice(1).replace(/[.;,]+$/, '')
    const before = this.kept.filter((one) => one.includes(rest)).length
    return before + (this.times.get(text) ?? 0)
  }
}
