import { counted } from '../../core/words.ts'
import type { Game } from '../../core/action.ts'
import type { Situation } from '../../core/situation.ts'
import { roundCoins, moneyOf } from '../../gm/party/coins.ts'

/** Price of a plain sword in gp, the yardstick between the games' coins. */
const swordInGp = 10

/** A figure behind “worth”, whole. */
const bareWorth = /(\bworth (?:about |at least |up to )?)(\d{1,3}(?:,\d{3})+|\d+)(?![\d.]*\d)/g

/** A game's coins beside the gold pieces of treasure types. */
export class Exchange {
  private readonly one: string
  private readonly many: string
  /** Coins of the game for a gp. */
  readonly rate: number
  private readonly least: number
  private readonly written: (coins: number) => string

  constructor(game: Game, situation: Situation) {
    const money = moneyOf(game)
    this.one = money?.one ?? 'coin'
    this.many = money?.many ?? 'coins'
    this.rate = (money?.sword ?? swordInGp) / swordInGp
    this.least = money?.least?.(situation) ?? 1
    this.written = (coins) => money?.says?.(coins, situation) ?? counted(coins, this.one, this.many)
  }

  /** Coins for a sum in gp, to the smallest part that changes hands. */
  coins(gp: number): number {
    return roundCoins(Math.round((gp * this.rate) / this.least) * this.least)
  }

  /** Worth in gp of a sum in coins of the game. */
  gp(coins: number): number {
    return coins / this.rate
  }

  /** A text with each bare worth of the tables, “worth 70”, in coins of the game: “worth 105 sp”. */
  priced(text: string): string {
    return text.replace(bareWorth, (whole, before: string, figure: string, at: number) => {
      const after = text.slice(at + whole.length)
      if ([this.one, this.many].some((coin) => after.startsWith(` ${coin}`))) return whole
      const coins = this.coins(Number(figure.replaceAll(',', '')))
      return `${before}${this.says(coins < 10 ? coins : Math.round(coins))}`
    })
  }

  /** Text of a sum in coins: “1,250 silver coins”. */
  says(coins: number): string {
    return this.written(coins).replace(/\d{4,}/, (figure) =>
      figure.replace(/\B(?=(\d{3})+$)/g, ','),
    )
  }
}
