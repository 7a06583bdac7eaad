import { step } from '../../core/outcome.ts'
import { lengthOf, secondsOf } from '../../clock/units.ts'
import { percent } from '../../common/check.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { isRefusal, plain, refusal, type Preview, type RefusedPreview } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { CheckCause, Due, StandingCheck, Timer } from '../../core/state/due.ts'
import { counted, upperFirst } from '../../core/words.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../dice/odds.ts'
import { readAmount, type ParsedNotation } from '../../dice/read-notation.ts'
import { askNotation } from '../../dice/roll.ts'
import { gmOutcome } from '../gm-outcome.ts'

const ways = ['at most', 'at least'] as const
const causes: readonly CheckCause[] = ['turn', 'rest', 'noise', 'door', 'search', 'listen', 'fight']
const whens = ['on the clock', ...causes] as const
const most = 24

/** A check as the GM describes it, with its dice. */
interface PlannedCheck extends Pick<StandingCheck, 'title' | 'dice' | 'way' | 'than' | 'becomes'> {
  expression: ParsedNotation
}

/** Inputs shared by the actions that set a check and that roll it. */
const checkAsks = {
  title: { kind: 'text', title: 'What for', max: 60 },
  dice: { kind: 'notation', title: 'Dice', default: '1d6' },
  way: { kind: 'choice', title: 'It comes up', of: ways, default: 'at most' },
  than: { kind: 'number', title: 'What number', min: 0, max: 1000, default: 1 },
  becomes: { kind: 'text', title: 'Result', max: 80, optional: true },
} as const

function planCheck({
  title,
  dice,
  way,
  than,
  becomes,
}: {
  title: string | undefined
  dice: string
  way: (typeof ways)[number]
  than: number
  becomes: string | undefined
}): PlannedCheck | RefusedPreview {
  if (!title?.trim()) return refusal('Say what the check is for.')
  const read = readAmount(dice)
  if ('says' in read) return refusal(`“${dice}” can’t be read: ${read.says}.`)
  const { expression } = read
  return { title: title.trim(), dice, way, than, becomes: (becomes ?? '').trim(), expression }
}

const comesUp = ({ way, than }: PlannedCheck, total: number): boolean =>
  way === 'at most' ? total <= than : total >= than

function chances(check: PlannedCheck, times: number): Preview {
  const { dice, way, than, becomes } = check
  const distribution = oddsOrRefusal(check.expression)
  if ('refused' in distribution) return plain(`${dice}, ${way} ${than}`)
  const once = chanceOf(distribution, (total) => comesUp(check, total))
  const ever = 1 - (1 - once) ** times
  const few = distribution.points.length <= 60 && times === 1
  return {
    terms: [],
    target: `${way} ${than}`,
    chances: [
      { says: becomes || 'It comes up', chance: ever, tone: 'bad' },
      { says: 'Nothing', chance: 1 - ever, tone: 'good' },
    ],
    bars: few ? bars(distribution, (total) => (comesUp(check, total) ? 0 : 1)) : [],
    verdict: `${dice} ${way} ${than}${times > 1 ? `, ${times} times` : ''}: ${percent(ever)}`,
    why: [],
  }
}

/** Due of a repeating check: its roll, with all inputs. Rule GF-CHECK-01. */
export function checkDue(
  check: Pick<StandingCheck, 'title' | 'dice' | 'way' | 'than' | 'becomes'>,
  why: string,
): Omit<Due, 'id'> {
  const { title, dice, way, than, becomes } = check
  return {
    action: 'house.roll-check',
    input: { title, dice, way, than, becomes, times: 0, due: '' },
    title,
    why,
    rule: 'GF-CHECK-01',
    when: 'now',
    who: [],
    must: false,
  }
}

/** Sets a repeating check. Rule GF-CHECK-01. */
export const standingCheck = defineAction({
  id: 'house.check',
  title: 'Set a repeating check',
  rule: 'GF-CHECK-01',
  phase: 'table',
  slot: 'timer',
  finds: 'wandering monster event every turns noise rest trigger roll',
  asks: {
    ...checkAsks,
    when: { kind: 'choice', title: 'When', of: whens, default: 'on the clock' },
    every: { kind: 'number', title: 'On the clock: every … turns', min: 1, max: 1008, default: 2 },
  },
  plan(_situation, { when, every, ...said }) {
    const check = planCheck(said)
    if (isRefusal(check)) return check
    const shown = chances(check, 1)
    const { dice, way, than } = check
    if (shown.chances[0]?.chance === 0)
      return refusal(`${dice} never comes ${way} ${than}: choose another number.`)
    const turns = `every ${lengthOf(every, 'turns')}`
    return {
      check,
      when,
      every,
      shown,
      often: when === 'on the clock' ? turns : `at every ${when}`,
    }
  },
  preview: ({ shown, often }) => ({ ...shown, verdict: `${often}: ${shown.verdict}` }),
  run({ check: { expression: _read, ...check }, when, every, often }, { nextId, clock }) {
    const length = every * secondsOf.turns
    const effect: Effect =
      when === 'on the clock'
        ? {
            do: 'timer',
            timer: {
              id: `t${nextId}`,
              kind: 'check',
              title: check.title,
              from: clock.seconds,
              next: clock.seconds + length,
              every: length,
              rule: 'GF-CHECK-01',
              due: checkDue(check, upperFirst(often)),
            } satisfies Timer,
          }
        : { do: 'standing check', check: { ...check, id: `k${nextId}`, on: when } }
    const { title, dice, way, than } = check
    return gmOutcome('GF-CHECK-01', `Check, ${title}`, `${dice}, ${way} ${than}, ${often}`, [
      effect,
    ])
  },
})

/** Rolls a check; several that fell due at once are rolled until one succeeds. Rule GF-CHECK-02. */
export const rollCheck = defineAction({
  id: 'house.roll-check',
  title: 'Roll a check',
  rule: 'GF-CHECK-02',
  phase: 'table',
  slot: 'event',
  finds: 'wandering event check repeating',
  asks: {
    ...checkAsks,
    times: { kind: 'number', title: 'How often at most', min: 1, max: most, default: 1 },
    due: { kind: 'due', title: 'Which check', optional: true },
  },
  plan(_situation, { times, due, ...said }) {
    const check = planCheck(said)
    return isRefusal(check) ? check : { check, times, due }
  },
  preview: ({ check, times }) => chances(check, times),
  *run({ check, times, due }, situation, { ruling }) {
    const { title, dice, way, than, expression } = check
    let total = 0
    let rolled = 0
    let up = false
    while (rolled < times && !up) {
      rolled += 1
      const label = rolled === 1 ? 'check' : `check ${rolled}`
      total = (yield* askNotation(label, expression)).total + ruling.adjust
      up = comesUp(check, total)
    }
    const resultTitle = check.becomes || title
    const after: Effect[] = [
      ...(due ? [{ do: 'settle' as const, due }] : []),
      ...(up ? [{ do: 'due' as const, due: cameUp(situation, resultTitle, title) }] : []),
    ]
    return gmOutcome('GF-CHECK-02', `${title}, ${dice}`, up ? resultTitle : 'Nothing', after, {
      tone: up ? 'due' : 'plain',
      total,
      secret: ruling.secret,
      why: [
        step('It comes up', `${way} ${than}`, 'GF-CHECK-01'),
        ...(times > 1 ? [{ name: 'Rolled', value: counted(rolled, 'time') }] : []),
      ],
    })
  },
})

function cameUp(situation: Situation, resultTitle: string, title: string): Due {
  const id = `came:${title}:${situation.clock.seconds}`
  return {
    id,
    action: 'house.settle',
    input: { due: id },
    title: resultTitle,
    why: `${title} came up`,
    rule: 'GF-CHECK-02',
    when: 'now',
    who: [],
    must: false,
  }
}

/** Removes a check that an action calls for, by its name. Rule GF-CHECK-01. */
export const dropCheck = defineAction({
  id: 'house.drop-check',
  title: 'Call off a check',
  rule: 'GF-CHECK-01',
  phase: 'table',
  slot: 'timer',
  finds: 'repeating check trigger remove end',
  asks: { title: { kind: 'text', title: 'Which', max: 60 } },
  plan({ checks = {} }, { title }) {
    const wanted = title?.trim().toLowerCase()
    const all = Object.values(checks)
    const found = all.find((check) => check.title.toLowerCase() === wanted)
    if (found) return found
    const names = all.map((check) => check.title)
    return refusal(
      names.length > 0
        ? `No such check. There is ${names.join(', ')}.`
        : 'No check waits on an action. Those on the clock are ended on the list of timers.',
    )
  },
  preview: ({ title, on }) => plain(`${title}, at every ${on}, is no longer rolled`),
  run: ({ id, title }) =>
    gmOutcome('GF-CHECK-01', `Check, ${title}`, 'Called off', [{ do: 'drop check', check: id }]),
})
