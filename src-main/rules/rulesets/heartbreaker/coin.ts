/** Gold, silver and copper, as the book counts them. Rule HBK-GLO-04. */
export type Coin = 'GP' | 'SP' | 'CP'
export const coins: readonly Coin[] = ['GP', 'SP', 'CP']
export const fieldOfCoin = { GP: 'gp', SP: 'sp', CP: 'cp' } as const
