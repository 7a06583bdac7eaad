import type { Action } from '../../../core/action.ts'
import { assist } from './assist.ts'
import { contest } from './contest.ts'
import { failurePoint, weaponFailure } from './failure.ts'
import { test } from './tests.ts'

/** Tests, contests, help, and what failing them costs. */
export const checks: readonly Action[] = [test, contest, assist, failurePoint, weaponFailure]
