import { refusal, type RefusedPreview, isRefusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { readAmount, type ParsedNotation } from '../../../dice/read-notation.ts'
import { previewCheck, signed } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Outcome } from '../../../core/outcome.ts'
import type { Situation, ReadonlyCreature } from '../../../core/situation.ts'
import { day, hour, round, turn } from '../../../clock/clock.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import { rollSave, saveSteps, saveTrial, threatNames, type Threat } from '../saves.ts'
import { loseSta } from './damage.ts'

/** Outcomes of a failed save. */
const results = ['they die', 'STA is lost', 'a state', 'you say'] as const

type SaveResult = (typeof results)[number]

const units = ['rounds', 'turns', 'hours', 'days'] as const

export type HarmUnit = (typeof units)[number]

/** Length of each unit in game seconds. */
const lengthOf: Readonly<Record<HarmUnit, number>> = {
  rounds: round,
  turns: turn,
  hours: hour,
  days: day,
}

/** Save against an extra effect of a hit, and its outcome on a failure. Rule HBK-SAVE-02. */
export interface SpecialAttack {
  threat: Threat
  brings: SaveResult
  /** STA lost, when that is the outcome. */
  amount: string
  state: string
  /** Duration in units, as dice; 0 lasts until lifted. */
  lasts: string
  unit: HarmUnit
  /** Modifier to the d20, as in a save at +2. */
  plus: number
}

/** Input of the save action. */
interface AffectInput extends SpecialAttack {
  /** A successful save still loses half of the STA. */
  half: boolean
}

/** Formats the duration: "for 2d4 turns", or "until it is lifted" for 0. */
function describeDuration({ lasts, unit }: SpecialAttack): string {
  return lasts.trim() === '0' ? 'until it is lifted' : `for ${lasts.trim()} ${unit}`
}

const rule = 'HBK-SAVE-02'

function saveOptions(input: AffectInput) {
  const { plus, threat } = input
  return {
    threat,
    failure: describeFailure(input),
    ...(plus === 0 ? {} : { plus: [{ name: 'By the thing itself', value: plus }] }),
  }
}

function describeFailure(input: AffectInput): string {
  if (input.brings === 'they die') return 'Dies'
  if (input.brings === 'STA is lost') return `${input.amount} STA`
  return input.brings === 'a state'
    ? `${input.state}, ${describeDuration(input)}`
    : 'You say what comes'
}

interface AffectDice {
  /** Dice of the STA lost and of the duration; null where none is asked for. */
  amount: ParsedNotation | null
  length: ParsedNotation | null
}

function readDice(input: AffectInput): AffectDice | RefusedPreview {
  const dice: AffectDice = { amount: null, length: null }
  if (input.brings === 'STA is lost' || input.half) {
    const read = readAmount(input.amount)
    if ('says' in read)
      return refusal(`“${input.amount}” can’t be read: ${read.says}. Type dice, such as 1d6.`)
    dice.amount = read.expression
  }
  if (input.brings === 'a state' && input.lasts.trim() !== '0') {
    const read = readAmount(input.lasts)
    if ('says' in read)
      return refusal(
        `“${input.lasts}” can’t be read: ${read.says}. Type dice such as 2d4, or 0 for until it is lifted.`,
      )
    dice.length = read.expression
  }
  return dice
}

interface AffectSave {
  creature: ReadonlyCreature
  input: AffectInput
  dice: AffectDice
}

/** Completes the input: the state defaults to "poisoned". */
function completeInput({
  state,
  ...rest
}: Omit<AffectInput, 'state'> & { state?: string | undefined }): AffectInput {
  return { ...rest, state: state?.trim() ? state.trim() : 'poisoned' }
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
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    threat: { kind: 'choice', title: 'Against', of: threatNames, default: 'poison' },
    brings: { kind: 'choice', title: 'Where it fails', of: results, default: 'a state' },
    amount: { kind: 'notation', title: 'STA lost', default: '1d6' },
    half: { kind: 'switch', title: 'Half of it where it is saved', default: false },
    state: { kind: 'text', title: 'The state', max: 40, optional: true },
    lasts: { kind: 'notation', title: 'How long (0: until lifted)', default: '0' },
    unit: { kind: 'choice', title: 'Of what', of: units, default: 'turns' },
    plus: { kind: 'number', title: 'On the d20', min: -10, max: 10, default: 0 },
  },
  plan(situation, { who, ...input }): AffectSave | RefusedPreview {
    const saveInput = completeInput(input)
    const creature = situation.creatures[who]
    if (creature?.values.sav === undefined)
      return refusal('Choose somebody who has a SAV, or give them one by an edit.')
    const dice = readDice(saveInput)
    return isRefusal(dice) ? dice : { creature, input: saveInput, dice }
  },
  preview({ creature, input }, _situation, at) {
    const shown = previewCheck(saveTrial(creature, saveOptions(input)), at.ruling)
    const harms = input.brings === 'STA is lost'
    return {
      ...shown,
      why: [...shown.why, ...saveSteps(creature, saveOptions(input))],
      scope: {
        ...(harms ? {} : { amount: { idle: true }, half: { idle: true } }),
        ...(input.brings === 'a state'
          ? {}
          : { state: { idle: true }, lasts: { idle: true }, unit: { idle: true } }),
      },
    }
  },
  *run(save, situation, at) {
    const { creature, input } = save
    const result = yield* rollSave(creature, at.ruling, saveOptions(input))
    const came = yield* resolveSave(situation, save, result.success)
    return line(at, {
      rule,
      what: `${creature.name}, a save against ${input.threat}`,
      says: [result.success ? 'Saved' : 'Not saved', came.says].filter(Boolean).join(': '),
      tone: result.success === (creature.side === 'party') ? 'good' : 'bad',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...came.why],
      effects: [...settleSave(situation, creature.id, input.threat), ...came.effects],
    })
  },
})

/** Settles the oldest due for this save; each hit has its own. */
function settleSave(situation: Situation, who: string, threat: Threat): Effect[] {
  const due = Object.values(situation.dues).find(
    ({ action, input }) =>
      action === 'heartbreaker.suffer' && input.who === who && input.threat === threat,
  )
  return due ? [{ do: 'settle', due: due.id }] : []
}

/** Describes the save: "a save against poison, +2; failed: dies". */
export function describeSpecialAttack(attack: SpecialAttack): string {
  const plus = attack.plus === 0 ? '' : `, ${signed(attack.plus)}`
  return `a save against ${attack.threat}${plus}; failed: ${describeFailure({ ...attack, half: false }).toLowerCase()}`
}

/** Result of a save against an extra effect of a hit. */
type Resolution = Pick<Outcome, 'says' | 'why' | 'effects'>

/** Effects of a save against a special attack. Rule HBK-SAVE-02. */
function* resolveSave(
  situation: Situation,
  save: AffectSave,
  passed: boolean,
): ProcedureOf<Resolution> {
  const { creature, input, dice } = save
  if (input.brings === 'STA is lost' && dice.amount && (!passed || input.half))
    return yield* rollLoss(situation, save, dice.amount, passed)
  if (passed) return { says: '', why: [], effects: [] }
  if (input.brings === 'they die')
    return {
      says: `${creature.name} dies`,
      why: [],
      effects: [
        { do: 'condition', creature: creature.id, name: 'dead', to: { rule: 'HBK-SAVE-02' } },
      ],
    }
  return input.brings === 'a state'
    ? yield* applyState(situation, save)
    : { says: 'you judge the result', why: [], effects: [] }
}

function* rollLoss(
  situation: Situation,
  { creature, input: { amount } }: AffectSave,
  dice: ParsedNotation,
  passed: boolean,
): ProcedureOf<Resolution> {
  const rolled = yield* askNotation('STA lost', dice)
  const harm = passed ? Math.floor(rolled.total / 2) : rolled.total
  const was = creature.values.hp ?? 0
  const to = Math.max(0, was - harm)
  return {
    says: `STA ${was} to ${to}`,
    why: [
      { name: amount, value: rolled.says },
      ...(passed ? [{ name: 'Saved', value: 'half, rounded down' }] : []),
      { name: 'No blow', value: 'AMR does not answer it', rule: 'HBK-ATK-05' },
    ],
    effects: loseSta(situation, creature, was, to, harm),
  }
}

function* applyState(
  situation: Situation,
  { creature, input, dice }: AffectSave,
): ProcedureOf<Resolution> {
  const length = dice.length ? yield* askNotation('how long', dice.length) : null
  const until =
    length === null ? {} : { until: situation.clock.seconds + length.total * lengthOf[input.unit] }
  return {
    says: `${input.state} ${length ? `for ${length.total} ${input.unit}` : describeDuration(input)}`,
    why: length ? [{ name: `${input.lasts} ${input.unit}`, value: length.says }] : [],
    effects: [
      {
        do: 'condition',
        creature: creature.id,
        name: input.state.toLowerCase(),
        to: { ...until, rule: 'HBK-SAVE-02' },
      },
    ],
  }
}
