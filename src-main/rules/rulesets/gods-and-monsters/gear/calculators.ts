import type { Action } from '../../../core/action.ts'
import { ladenBeast } from './laden-beast.ts'
import { madeFor } from './made-for.ts'
import { priced } from './pricing.ts'
import { strengthBow } from './strength-bow.ts'

/** Figures of things that the price list does not hold. */
export const calculators: readonly Action[] = [madeFor, strengthBow, priced, ladenBeast]
