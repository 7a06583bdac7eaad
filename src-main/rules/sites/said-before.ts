/** Weighs more than any number of times that a text was said. */
const atOdds = 1_000

/** Texts that a map has already; what it draws next is said as seldom as the tables allow. */
export class SaidBefore {
  private readonly times = new Map<string, number>()

  /** @param kept texts of the parts that stay, each of one fragment or more */
  constructor(private readonly kept: readonly string[] = []) {}

  /**
   * The text said least of a few drawn; “a goat; a bell” is said where either is.
   * @param fits false of a text that is at odds with what stands there already: only taken where all are
   */
  fresh(draw: () => string, fits: (text: string) => boolean = () => true): string {
    const weigh = (text: string): number =>
      Math.max(...text.split('; ').map((one) => this.countOf(one))) + (fits(text) ? 0 : atOdds)
    let text = draw()
    let least = weigh(text)
    for (let attempts = 1; least > 0 && attempts < 12; attempts += 1) {
      const other = draw()
      const count = weigh(other)
      if (count < least) [text, least] = [other, count]
    }
    for (const one of text.split('; ')) this.times.set(one, (this.times.get(one) ?? 0) + 1)
    return text
  }

  /** How often a fragment was said; in a kept text it may begin with a capital. */
  private countOf(text: string): number {
    const rest = text.slice(1).replace(/[.;,]+$/, '')
    const before = this.kept.filter((one) => one.includes(rest)).length
    return before + (this.times.get(text) ?? 0)
  }
}
