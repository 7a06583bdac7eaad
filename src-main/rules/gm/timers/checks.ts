import { defineAction, type Action, type Preview } from '../../core/action.ts'
import { bars, chanceOf, oddsOrRefusal } from '../../dice/odds.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Effect } from '../../core/effects.ts'
import type { CheckCause, Due, StandingCheck, Timer } from '../../core/state/due.ts'
import type { Situation } from '../../core/situation.ts'
import { readAmount } from '../../dice/read-notation.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { percent, plain, refusal } from '../../common/trial.ts'
import { lengthOf, secondsOf } from '../units.ts'
import { counted } from '../../core/words.ts'

const ways = ['at most', 'at least'] as const
const causes: readonly CheckCause[] = ['turn', 'rest', 'noise', 'door', 'search', 'listen', 'fight']
const whens = ['on the clock', ...causes] as const

type Bar = Pick<StandingCheck, 'dice' | 'way' | 'than'>
const most = 24

const comesUp = ({ way, than }: Bar, total: number): boolean =>
  way === 'at most' ? total <= than : total >= than

function chances(check: Bar, times: number, becomes: string): Preview {
  const read = readAmount(check.dice)
  if ('says' in read) return refusal(`“${check.dice}” can’t be read: ${read.says}.`)
  const distribution = oddsOrRefusal(read.expression)
  if ('refused' in distribution) return plain(`${check.dice}, ${check.way} ${check.than}`)
  const once = chanceOf(distribution, (total) => comesUp(check, total))
  const ever = 1 - (1 - once) ** times
  const few = distribution.points.length <= 60 && times === 1
  return {
    terms: [],
    target: `${check.way} ${check.than}`,
    chances: [
      { says: becomes || 'It comes up', chance: ever, tone: 'bad' },
      { says: 'Nothing', chance: 1 - ever, tone: 'good' },
    ],
    bars: few ? bars(distribution, (total) => (comesUp(check, total) ? 0 : 1)) : [],
    verdict: `${check.dice} ${check.way} ${check.than}${times > 1 ? `, ${times} times` : ''}: ${percent(ever)}`,
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

/** Inputs shared by the actions that set a check and that roll it. */
const checkAsks = {
  title: { kind: 'text', title: 'What for', max: 60 },
  dice: { kind: 'notation', title: 'Dice', default: '1d6' },
  way: { kind: 'choice', title: 'It comes up', of: ways, default: 'at most' },
  than: { kind: 'number', title: 'What number', min: 0, max: 1000, default: 1 },
  becomes: { kind: 'text', title: 'What comes of it', max: 80, optional: true },
} as const

/** Sets a repeating check. Rule GF-CHECK-01. */
export const standingCheck: Action = defineAction({
  id: 'house.check',
  title: 'Set a repeating check',
  rule: 'GF-CHECK-01',
  phase: 'table',
  slot: 'timer',
  needs: [],
  finds: 'wandering monster event every turns noise rest trigger roll',
  asks: {
    ...checkAsks,
    when: { kind: 'choice', title: 'When', of: whens, default: 'on the clock' },
    every: { kind: 'number', title: 'On the clock: every … turns', min: 1, max: 1008, default: 2 },
  },
  preview(_situation, { title, dice, way, than, becomes, when, every }) {
    if (!title?.trim()) return refusal('Say what the check is for.')
    const shown = chances({ dice, way, than }, 1, becomes ?? '')
    if (shown.refuses) return shown
    const chance = shown.chances[0]?.chance ?? 0.5
    if (chance === 0) return refusal(`${dice} never comes ${way} ${than}: choose another number.`)
    const often = when === 'on the clock' ? `every ${lengthOf(every, 'turns')}` : `at every ${when}`
    return { ...shown, verdict: `${often}: ${shown.verdict}` }
  },
  *run(situation, { title, dice, way, than, becomes, when, every }) {
    yield* []
    const name = title.trim()
    const id = situation.nextId
    const check = { title: name, dice, way, than, becomes: (becomes ?? '').trim() }
    const length = every * secondsOf.turns
    const now = situation.clock.seconds
    const effect: Effect =
      when === 'on the clock'
        ? {
            do: 'timer',
            timer: {
              id: `t${id}`,
              kind: 'check',
              title: name,
              from: now,
              next: now + length,
              every: length,
              rule: 'GF-CHECK-01',
              due: checkDue(check, `Every ${lengthOf(every, 'turns')}`),
            } satisfies Timer,
          }
        : { do: 'standing check', check: { ...check, id: `k${id}`, on: when } }
    const often = when === 'on the clock' ? `every ${lengthOf(every, 'turns')}` : `at every ${when}`
    return gmOutcome('GF-CHECK-01', `Check, ${name}`, `${dice}, ${way} ${than}, ${often}`, [effect])
  },
})

/** Rolls a check; several that fell due at once are rolled until one succeeds. Rule GF-CHECK-02. */
export const rollCheck: Action = defineAction({
  id: 'house.roll-check',
  title: 'Roll a check',
  rule: 'GF-CHECK-02',
  phase: 'table',
  slot: 'event',
  needs: [],
  finds: 'wandering event check repeating',
  asks: {
    ...checkAsks,
    times: { kind: 'number', title: 'How often at most', min: 1, max: most, default: 1 },
    due: { kind: 'due', title: 'Which check', optional: true },
  },
  preview(_situation, { title, dice, way, than, becomes, times }) {
    if (!title?.trim()) return refusal('Say what the check is for.')
    return chances({ dice, way, than }, times, becomes ?? '')
  },
  *run(situation, { title, dice, way, than, becomes, times, due }, at) {
    const read = readAmount(dice)
    if ('says' in read) return gmOutcome('GF-CHECK-02', title, read.says, [])
    const check = { dice, way, than }
    let total = 0
    let rolled = 0
    let up = false
    while (rolled < times && !up) {
      rolled += 1
      const label = rolled === 1 ? 'check' : `check ${rolled}`
      total = (yield* askNotation(label, read.expression)).total + at.ruling.adjust
      up = comesUp(check, total)
    }
    const comes = becomes?.trim() || title.trim()
    const after: Effect[] = [
      ...(due ? [{ do: 'settle' as const, due }] : []),
      ...(up ? [{ do: 'due' as const, due: cameUp(situation, comes, title) }] : []),
    ]
    return gmOutcome('GF-CHECK-02', `${title.trim()}, ${dice}`, up ? comes : 'Nothing', after, {
      tone: up ? 'due' : 'plain',
      total,
      secret: at.ruling.secret,
      why: [
        { name: 'It comes up', value: `${way} ${than}`, rule: 'GF-CHECK-01' },
        ...(times > 1 ? [{ name: 'Rolled', value: counted(rolled, 'time') }] : []),
      ],
    })
  },
})

function cameUp(situation: Situation, comes: string, title: string): Due {
  const id = `came:${title.trim()}:${situation.clock.seconds}`
  return {
    id,
    action: 'house.settle',
    input: { due: id },
    title: comes,
    why: `${title.trim()} came up`,
    rule: 'GF-CHECK-02',
    when: 'now',
    who: [],
    must: false,
  }
}

/** Removes a check that an action calls for, by its name. Rule GF-CHECK-01. */
export const dropCheck: Action = defineAction({
  id: 'house.drop-check',
  title: 'Call off a check',
  rule: 'GF-CHECK-01',
  phase: 'table',
  slot: 'timer',
  needs: [],
  finds: 'repeating check trigger remove end',
  asks: { title: { kind: 'text', title: 'Which', max: 60 } },
  preview(situation, { title }) {
    const found = named(situation, title)
    if (found) return plain(`${found.title}, at every ${found.on}, is no longer rolled`)
    const names = Object.values(situation.checks ?? {}).map((check) => check.title)
    return refusal(
      names.length > 0
        ? `No such check. There is ${names.join(', ')}.`
        : 'No check waits on an action. Those on the clock are ended on the list of timers.',
    )
  },
  *run(situation, { title }) {
    yield* []
    const found = named(situation, title)
    if (!found) return gmOutcome('GF-CHECK-01', 'Check', 'There was none', [])
    return gmOutcome('GF-CHECK-01', `Check, ${found.title}`, 'Called off', [
      { do: 'drop check', check: found.id },
    ])
  },
})

function named(situation: Situation, title: string | undefined) {
  const wanted = title?.trim().toLowerCase()
  return Object.values(situation.checks ?? {}).find((check) => check.title.toLowerCase() === wanted)
}
