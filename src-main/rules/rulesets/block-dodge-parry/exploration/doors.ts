import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { previewCheck } from '../../../common/check.ts'
import { cannotAct, scoreOf } from '../character/people.ts'
import { dieBars } from '../checks/odds.ts'
import { rollSave, saveTrial } from '../saves/trial.ts'
import { isCrowbar } from '../supplies.ts'
import { exhaustionHindrance, inTheRound } from './event-die.ts'

/** Faces of a d6 on which a door is stuck. Rule BDPX-DUN-05. */
const stuckOn = 2

/** Reason that somebody bursts a stuck door at once: strength or a crowbar; null without. Rule BDPX-DUN-05. */
function burstReason(creature: ReadonlyCreature): string | null {
  if (scoreOf(creature, 'STR') >= 15) return 'STR 15 or more'
  return Object.values(creature.items).some(isCrowbar) ? 'a crowbar' : null
}

const behind: Step = step('Who is behind', 'is ready for them', 'BDPX-DUN-05')

/** Tries a door: stuck on 1 or 2, and then it bursts or costs a round. Rule BDPX-DUN-05. */
export const tryDoor = defineAction({
  id: 'block-dodge-parry.door',
  title: 'Try a door',
  rule: 'BDPX-DUN-05',
  phase: 'dungeon',
  slot: 'door',
  needs: ['str'],
  finds: 'door stuck force burst open crowbar shoulder locked',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    known: { kind: 'switch', title: 'It is stuck, no roll', default: false },
  },
  plan(situation, { who, known }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who tries it: nobody is chosen.')
    const hindrance = cannotAct(creature, situation) ?? exhaustionHindrance(situation)
    if (hindrance) return refusal(hindrance)
    return { creature, known, by: burstReason(creature) }
  },
  preview({ creature, known, by }) {
    const stuck = known ? 1 : stuckOn / 6
    return {
      ...plain(
        by
          ? `Stuck or not, ${creature.name} bursts in: ${by}`
          : `Stuck on 1–2 of a d6: then a round, and the event die`,
        [],
        [behind, step('A lock', 'time, gear and skill; or break it', 'BDPX-DUN-05')],
      ),
      chances: [
        by
          ? { says: 'Stuck, and they burst in', chance: stuck, tone: 'good' }
          : { says: 'It costs a round', chance: stuck, tone: 'bad' },
        { says: 'It opens', chance: 1 - stuck, tone: 'good' },
      ],
      ...(known
        ? {}
        : {
            target: `over ${stuckOn}`,
            bars: dieBars(6, (face) => (face <= stuckOn ? 0 : 1)),
          }),
    }
  },
  *run({ creature, known, by: burst }, situation, at) {
    const face = known ? 1 : yield* rollOne('stuck', 6)
    const stuck = face <= stuckOn
    const by = stuck ? burst : null
    const opens = !stuck || by !== null
    const done = line(at, {
      rule: 'BDPX-DUN-05',
      what: `${creature.name}, a door`,
      says: !stuck
        ? 'It opens'
        : by
          ? 'Stuck: they burst in, and may act'
          : 'Stuck: a round’s work',
      tone: opens ? 'good' : 'bad',
      who: [creature.id],
      why: [
        ...(known ? [] : [step('Stuck', `d6 rolled ${face}, on 1 or 2`, 'BDPX-DUN-05')]),
        ...(by ? [step('Burst', by, 'BDPX-DUN-05')] : []),
        ...(opens ? [] : [behind]),
      ],
      effects: opens
        ? []
        : [
            {
              do: 'here',
              id: 'heard',
              to: { title: 'Heard at the door: those behind are ready', rule: 'BDPX-DUN-05' },
            },
          ],
    })
    if (opens) return done
    return yield* inTheRound(situation, at, done, {
      action: 'block-dodge-parry.door',
      event: true,
    })
  },
})

const ends = { success: 'They are through', failure: 'The barricade holds' }

/** Foes push at a barricade by a STR save. Rule BDPX-DUN-05. */
export const barricade = defineAction({
  id: 'block-dodge-parry.barricade',
  title: 'Foes at a barricade',
  rule: 'BDPX-DUN-05',
  phase: 'dungeon',
  slot: 'door',
  needs: ['str'],
  finds: 'door barricade foes push burst hold shut',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who pushes', side: 'foes' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who pushes: no foe is chosen.')
    const hindrance = cannotAct(creature, situation)
    return hindrance ? refusal(hindrance) : { creature }
  },
  preview: ({ creature }, _situation, at) =>
    previewCheck(saveTrial(creature, 'STR', { rule: 'BDPX-DUN-05', ...ends }), at.ruling),
  *run({ creature }, _situation, at) {
    const result = yield* rollSave(creature, 'STR', at.ruling, { rule: 'BDPX-DUN-05', ...ends })
    return line(at, {
      rule: 'BDPX-DUN-05',
      what: `${creature.name}, a barricade`,
      says: result.success ? ends.success : ends.failure,
      tone: result.success ? 'bad' : 'good',
      who: [creature.id],
      ...figuresOf(result),
      why: result.why,
    })
  },
})
