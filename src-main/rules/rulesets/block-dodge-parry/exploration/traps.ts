import { defineAction, type Action } from '../../../core/action.ts'
import type { BorrowerRules, Follows } from '../../../borrowing/borrower.ts'
import { askNotation } from '../../../dice/roll.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne, type ProcedureOf } from '../../../core/procedure.ts'
import type { Due } from '../../../core/state/due.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { cannotAct } from '../people.ts'

type Try = 'safe' | 'springs' | 'roll'

/** Three of time, gear and skill are safe, two take a d6, fewer spring it. Rule BDPX-DUN-06. */
function trapTry(time: boolean, gear: boolean, skill: boolean): Try {
  const count = [time, gear, skill].filter(Boolean).length
  if (count === 3) return 'safe'
  return count === 2 ? 'roll' : 'springs'
}

/** With two of three, a 1 springs it. Rule BDPX-DUN-06. */
function trapSprings(d6: number): boolean {
  return d6 === 1
}

function sprungDue(who: string, name: string, amount: string): Due {
  return {
    id: `trap:${who}`,
    action: 'block-dodge-parry.damage',
    input: { target: who, amount, off: 'STR', armour: false, lethal: false },
    title: 'The trap',
    why: `${name} has set it off`,
    rule: 'BDPX-DUN-06',
    when: 'now',
    who: [who],
    must: false,
  }
}

const ownHarm: Step = { name: 'Its harm', value: 'off an ability, past HP', rule: 'BDPX-DUN-06' }

function steps(harm = ownHarm): Step[] {
  return [
    { name: 'Unhurried', value: 'they spot its trigger or its effect', rule: 'BDPX-DUN-06' },
    harm,
  ]
}

/** Harm of a sprung trap: due in this game, rolled at once by a borrower’s rules. Rule BDPX-DUN-06. */
function* sprung(
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
      effects: [{ do: 'due', due: sprungDue(creature.id, creature.name, damage) }],
    }
  const { total } = yield* askNotation('harm of the trap', read.expression)
  const harmed = borrower.harm.run(creature, Math.max(0, total), situation)
  return { ...harmed, says: `It springs for ${total}: ${harmed.says}` }
}

/** A trap is disarmed, by its own split of the three. Rule BDPX-DUN-06. */
export function disarming(gameOf: GameOf): Action {
  return defineAction({
    id: 'block-dodge-parry.disarm',
    title: 'Disarm a trap',
    rule: 'BDPX-DUN-06',
    phase: 'dungeon',
    slot: 'trap',
    needs: [],
    finds: 'trap disarm thief time gear skill spring needle pit',
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      time: { kind: 'switch', title: 'Time', default: true },
      gear: { kind: 'switch', title: 'Gear', default: false },
      skill: { kind: 'switch', title: 'Skill', default: true },
      damage: { kind: 'notation', title: 'If it springs', default: '1d6' },
    },
    preview(situation, { who, time, gear, skill, damage }) {
      const creature = situation.creatures[who]
      if (!creature) return refusal('Choose who is at it: nobody is chosen.')
      const hindrance = cannotAct(creature, situation)
      if (hindrance) return refusal(hindrance)
      const end = trapTry(time, gear, skill)
      const springs = end === 'roll' ? 1 / 6 : end === 'safe' ? 0 : 1
      return {
        ...plain(
          end === 'roll'
            ? 'Two of three: a d6, and 1 springs it'
            : end === 'safe'
              ? 'All three: disarmed without a roll'
              : `One or none: it springs, ${damage}`,
          [],
          steps(gameOf(situation).borrower?.harm.says(situation)),
        ),
        chances: [
          { says: 'Disarmed', chance: 1 - springs, tone: 'good' },
          { says: 'It springs', chance: springs, tone: 'bad' },
        ],
        ...(end === 'roll' ? { target: 'over 1' } : {}),
        bars:
          end === 'roll'
            ? [1, 2, 3, 4, 5, 6].map((face) => ({
                face,
                chance: 1 / 6,
                leads: trapSprings(face) ? 1 : 0,
              }))
            : [],
      }
    },
    *run(situation, { who, time, gear, skill, damage }, at) {
      const creature = situation.creatures[who]
      const name = creature?.name ?? 'Nobody'
      const end = trapTry(time, gear, skill)
      const face = end === 'roll' && !at.ruling.override ? yield* rollOne('the trap', 6) : null
      const springs = at.ruling.override
        ? at.ruling.override === 'failure'
        : face === null
          ? end === 'springs'
          : trapSprings(face)
      const caught =
        springs && creature
          ? yield* sprung(situation, creature, damage, gameOf(situation).borrower)
          : null
      return line(at, {
        rule: 'BDPX-DUN-06',
        what: `${name}, a trap`,
        says: caught?.says ?? 'Disarmed',
        tone: springs ? 'bad' : 'good',
        who: [who],
        ...(face === null ? {} : { total: face }),
        why: [
          ...steps(gameOf(situation).borrower?.harm.says(situation)),
          ...(face === null
            ? []
            : [{ name: 'd6', value: `${face}, and 1 springs it`, rule: 'BDPX-DUN-06' as const }]),
          ...(caught?.why ?? []),
        ],
        effects: caught?.effects ?? [],
      })
    },
  })
}
