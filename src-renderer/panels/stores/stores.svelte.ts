import type { JourneyView } from '../../../src-main/campaign/view/views.ts'

type Stores = NonNullable<JourneyView['stores']>

/** Most days drawn one by one; more are shown as a number alone. */
const mostDrawn = 24

/** Cells of a store in heaps of six; `low` where it does not feed everybody for a day. */
export function storeHeaps(have: number): number[] {
  const drawn = Math.min(mostDrawn, Math.max(0, Math.floor(have)))
  return Array.from({ length: Math.ceil(drawn / 6) }, (_, nth) => Math.min(6, drawn - nth * 6))
}

/** "6 a day: 3 days and 5 over". */
export function foodSupplyText({ food, days, need }: Stores): string {
  if (days === null) return 'Nobody eats.'
  if (days === 0) return `${need.food} eaten a day: not enough for one.`
  const over = food - days * need.food
  const whole = `${days} ${days === 1 ? 'day' : 'days'}`
  return `${need.food} eaten a day: ${whole}${over > 0 ? ` and ${over} over` : ''}.`
}
