import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { Id } from '../../../core/ids.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { BorrowerRules, Follows } from '../../../borrowing/borrower.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { askNotation } from '../../../dice/roll.ts'
import { prefillTrapHarm } from '../../../sites/trap-here.ts'
import { cannotAct } from '../character/people.ts'
import { dieBars } from '../checks/odds.ts'
import { dueNow } from '../effects.ts'

type Try = 'safe' | 'springs' | 'roll'

/** Three of time, gear and skill are safe, two take a d6, fewer spring it. Rule BDPX-DUN-06. */
function trapTry(time: boolean, gear: boolean, skill: boolean): Try {
  const count = [time, gear, skill].filter(Boolean).length
  if (count === 3) return 'safe'
  return count === 2 ? 'roll' : 'springs'
}

/** True when the d6 with two of three springs the trap. Rule BDPX-DUN-06. */
function trapSprings(d6: number): boolean {
  return d6 === 1
}

/** Id of the due harm of a trap that somebody has sprung. */
export function trapDueId(who: Id): Id {
  return `trap:${who}`
}

function trapDue({ id, name }: ReadonlyCreature, amount: string): Effect {
  return dueNow({
    id: trapDueId(id),
    action: 'block-dodge-parry.damage',
    input: { target: id, amount, off: 'STR', armour: false, lethal: false },
    title: 'The trap',
    why: `${name} has set it off`,
    rule: 'BDPX-DUN-06',
    who: [id],
  })
}

const ownHarm: Step = step('Its harm', 'off an ability, past HP', 'BDPX-DUN-06')

function steps(harm = ownHarm): Step[] {
  return [step('Unhurried', 'they spot its trigger or its effect', 'BDPX-DUN-06'), harm]
}

/** Harm of a sprung trap: due in this game, rolled at once by a borrower’s rules. Rule BDPX-DUN-06. */
function* springTrap(
  situation: Situation,
  creature: ReadonlyCreature,
  damage: string,
  borrower: BorrowerRules | undefined,
): ProcedureOf<Follows> {
  const read = readAmount(damage)
  if (!borrower || 'says' in read)
    return {
      says: 'It springs',
      why: [],
      effects: [trapDue(creature, damage)],
    }
  const { total } = yield* askNotation('harm of the trap', read.expression)
  const harmed = borrower.harm.run(creature, Math.max(0, total), situation)
  return { ...harmed, says: `It springs for ${total}: ${harmed.says}` }
}

/** Disarms a trap by time, gear and skill. Rule BDPX-DUN-06. */
export const disarm = defineAction({
  id: 'block-dodge-parry.disarm',
  title: 'Disarm a trap',
  rule: 'BDPX-DUN-06',
  phase: 'dungeon',
  slot: 'trap',
  needs: [],
  finds: 'trap disarm thief time gear skill spring needle pit',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    time: { kind: 'switch', title: 'Time', default: true },
    gear: { kind: 'switch', title: 'Gear', default: false },
    skill: { kind: 'switch', title: 'Skill', default: true },
    damage: { kind: 'notation', title: 'If it springs', default: '1d6' },
  },
  prefill: prefillTrapHarm('damage'),
  plan(situation, { who, time, gear, skill, damage }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is at it: nobody is chosen.')
    const hindrance = cannotAct(creature, situation)
    if (hindrance) return refusal(hindrance)
    return { creature, end: trapTry(time, gear, skill), damage }
  },
  preview({ end, damage }, situation, at) {
    const springs = end === 'roll' ? 1 / 6 : end === 'safe' ? 0 : 1
    return {
      ...plain(
        end === 'roll'
          ? 'Two of three: a d6, and 1 springs it'
          : end === 'safe'
            ? 'All three: disarmed without a roll'
            : `One or none: it springs, ${damage}`,
        [],
        steps(at.ruleset.borrower?.harm.says(situation)),
      ),
      chances: [
        { says: 'Disarmed', chance: 1 - springs, tone: 'good' },
        { says: 'It springs', chance: springs, tone: 'bad' },
      ],
      ...(end === 'roll' ? { target: 'over 1' } : {}),
      bars: end === 'roll' ? dieBars(6, (face) => (trapSprings(face) ? 1 : 0)) : [],
    }
  },
  *run({ creature, end, damage }, situation, at) {
    const { override } = at.ruling
    const face = end === 'roll' && !override ? yield* rollOne('the trap', 6) : null
    const springs = override
      ? override === 'failure'
      : face === null
        ? end === 'springs'
        : trapSprings(face)
    const caught = springs
      ? yield* springTrap(situation, creature, damage, at.ruleset.borrower)
      : null
    return line(at, {
      rule: 'BDPX-DUN-06',
      what: `${creature.name}, a trap`,
      says: caught?.says ?? 'Disarmed',
      tone: springs ? 'bad' : 'good',
      who: [creature.id],
      ...(face === null ? {} : { total: face }),
      why: [
        ...steps(at.ruleset.borrower?.harm.says(situation)),
        ...(face === null ? [] : [step('d6', `${face}, and 1 springs it`, 'BDPX-DUN-06')]),
        ...(caught?.why ?? []),
      ],
      effects: caught?.effects ?? [],
    })
  },
})
