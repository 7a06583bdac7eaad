import type { Action } from '../../action.ts'
import { nightWatches } from './night.ts'
import { routes } from './route.ts'

/** The road as the GM draws it, and who keeps watch on it at night. */
export const road: readonly Action[] = [...routes, ...nightWatches]
