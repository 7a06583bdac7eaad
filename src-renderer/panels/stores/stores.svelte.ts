import type { JourneyView } from '../../../src-main/campaign/view/views.ts'

type Stores = NonNullable<JourneyView['stores']>

/** Most days drawn one by one; more are shown as a number alone. */
const mostDrawn = 24

/** Cells of a store in heaps of six; `low` where it does not feed everybody for a day. */
export function storeHeaps(have: number): number[] {
  const drawn = Math.min(mostDrawn, Math.max(0, Math.floor(have)))
  return Array.from({ length: Math.ceil(drawn / 6) }, (_, nth) => Math.min(6, drawn - nth * 6))
}

/** "6 eaten a day: 3 days and 5 over", of food alone: feed for beasts may last longer or be short. */
export function foodSupplyText({ food, need }: Pick<Stores, 'food' | 'need'>): string {
  if (need.food === 0) return 'Nobody eats.'
  const days = Math.floor(food / need.food)
  if (days === 0) return `${need.food} eaten a day: not enough for one.`
  const over = food - days * need.food
  const whole = `${days} ${days === 1 ? 'day' : 'days'}`
  return `${need.food} eaten a day: ${whole}${over > 0 ? ` and ${over} over` : ''}.`
}
