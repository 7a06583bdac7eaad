import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { previewTrial, refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'
import { saved, saveSteps, saveTrial, threatNames, type Threat } from '../saves.ts'
import { befalls } from './befalls.ts'
import { bringing, howLong, units, type AffectInput, type Suffering } from './brings.ts'

const rule = 'HBK-SAVE-02'

function how({ plus, threat }: AffectInput, failure: string) {
  return {
    threat,
    failure,
    ...(plus === 0 ? {} : { plus: [{ name: 'By the thing itself', value: plus }] }),
  }
}

function failing(asked: AffectInput): string {
  if (asked.brings === 'they die') return 'Dies'
  if (asked.brings === 'STA is lost') return `${asked.amount} STA`
  return asked.brings === 'a state' ? `${asked.state}, ${howLong(asked)}` : 'You say what comes'
}

/** Reason the amount or duration can't be read, with the remedy; null when both can. */
function fault(asked: AffectInput): string | null {
  if (asked.brings === 'STA is lost' || asked.half) {
    const read = readAmount(asked.amount)
    if ('says' in read)
      return `“${asked.amount}” can’t be read: ${read.says}. Type dice, such as 1d6.`
  }
  if (asked.brings !== 'a state') return null
  const length = asked.lasts.trim() === '0' ? null : readAmount(asked.lasts)
  return length && 'says' in length
    ? `“${asked.lasts}” can’t be read: ${length.says}. Type dice such as 2d4, or 0 for until it is lifted.`
    : null
}

/** Completes the input: the state defaults to "poisoned". */
function askedOf({
  state,
  ...asked
}: Omit<AffectInput, 'state'> & { state?: string | undefined }): AffectInput {
  return { ...asked, state: state?.trim() ? state.trim() : 'poisoned' }
}

/**
 * Save against an extra effect of a hit, such as poison, paralysis or a curse. Rules HBK-SAVE-01,
 * HBK-SAVE-02.
 */
export const suffer = defineAction({
  id: 'heartbreaker.suffer',
  title: 'Save against what a blow brings',
  rule,
  phase: 'fight',
  slot: 'save',
  needs: ['hp'],
  finds: 'poison venom sting bite paralysis petrify drain rider ghoul spider snake disease',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    threat: { kind: 'choice', title: 'Against', of: threatNames, default: 'poison' },
    brings: { kind: 'choice', title: 'Where it fails', of: bringing, default: 'a state' },
    amount: { kind: 'notation', title: 'STA lost', default: '1d6' },
    half: { kind: 'switch', title: 'Half of it where it is saved', default: false },
    state: { kind: 'text', title: 'The state', max: 40, optional: true },
    lasts: { kind: 'notation', title: 'How long (0: until lifted)', default: '0' },
    unit: { kind: 'choice', title: 'Of what', of: units, default: 'turns' },
    plus: { kind: 'number', title: 'On the d20', min: -10, max: 10, default: 0 },
  },
  preview(situation, { who, ...input }, at) {
    const asked = askedOf(input)
    const creature = situation.creatures[who]
    if (creature?.values.sav === undefined)
      return refusal('Choose somebody who has a SAV, or give them one by an edit.')
    const unread = fault(asked)
    if (unread) return refusal(unread)
    const shown = previewTrial(saveTrial(creature, how(asked, failing(asked))), at.ruling)
    const harms = asked.brings === 'STA is lost'
    return {
      ...shown,
      why: [...shown.why, ...saveSteps(creature, how(asked, failing(asked)))],
      scope: {
        ...(harms ? {} : { amount: { idle: true }, half: { idle: true } }),
        ...(asked.brings === 'a state'
          ? {}
          : { state: { idle: true }, lasts: { idle: true }, unit: { idle: true } }),
      },
    }
  },
  *run(situation, { who, ...input }, at) {
    const asked = askedOf(input)
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule, what: 'Save', says: 'Nobody rolled' })
    const tried = yield* saved(creature, at.ruling, how(asked, failing(asked)))
    const came = yield* befalls(situation, creature, asked, tried.success)
    return line(at, {
      rule,
      what: `${creature.name}, a save against ${asked.threat}`,
      says: [tried.success ? 'Saved' : 'Not saved', came.says].filter(Boolean).join(': '),
      tone: tried.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [who],
      ...figuresOf(tried),
      why: [...tried.why, ...came.why],
      effects: [...answered(situation, who, asked.threat), ...came.effects],
    })
  },
})

/** Settles the oldest due for this save; each hit has its own. */
function answered(situation: Situation, who: string, threat: Threat): Effect[] {
  const due = Object.values(situation.dues).find(
    ({ action, input }) =>
      action === 'heartbreaker.suffer' && input.who === who && input.threat === threat,
  )
  return due ? [{ do: 'settle', due: due.id }] : []
}

/** Describes the save: "a save against poison, +2; failed: dies". */
export function riderSays(asked: Suffering): string {
  const plus = asked.plus === 0 ? '' : `, ${signed(asked.plus)}`
  return `a save against ${asked.threat}${plus}; failed: ${failing({ ...asked, half: false }).toLowerCase()}`
}
