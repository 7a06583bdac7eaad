import type { Action } from '../../../core/action.ts'
import { assist } from './assist.ts'
import { contest } from './contest/index.ts'
import { failurePoint } from './failure-point.ts'
import { test } from './test.ts'
import { weaponFailure } from './weapon-failure.ts'

/** Tests, contests, help, and what failing them costs. */
export const checks: readonly Action[] = [test, contest, assist, failurePoint, weaponFailure]
