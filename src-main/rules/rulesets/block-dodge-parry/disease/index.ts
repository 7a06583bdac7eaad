import type { Action } from '../../../core/action.ts'
import { fallIll } from './catch.ts'
import { cure } from './cure.ts'
import { dayOfDisease } from './day.ts'

/** Diseases on the clock: caught, saved against, cured. */
export const sickness: readonly Action[] = [dayOfDisease, fallIll, cure]
