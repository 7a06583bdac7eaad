import { defineAction, type Action } from '../../../core/action.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { plain, previewTrial, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { cannotAct, scoreOf } from '../people.ts'
import { isCrowbar } from '../provisions.ts'
import { saved, saveTrial } from '../saves/trial.ts'
import { wornOut } from './exhaustion.ts'
import { inTheRound } from './happening.ts'

/** Faces of a d6 on which a door is stuck. Rule BDPX-DUN-05. */
const stuckOn = 2

/** Strong enough, or with a crowbar: they burst in and act. Rule BDPX-DUN-05. */
function bursts(creature: ReadonlyCreature): string | null {
  if (scoreOf(creature, 'STR') >= 15) return 'STR 15 or more'
  return Object.values(creature.items).some(isCrowbar) ? 'a crowbar' : null
}

const behind: Step = { name: 'Who is behind', value: 'is ready for them', rule: 'BDPX-DUN-05' }

/** A door is tried: stuck on 1 or 2, and then it bursts or costs a round. Rule BDPX-DUN-05. */
function trying(gameOf: GameOf): Action {
  return defineAction({
    id: 'block-dodge-parry.door',
    title: 'Try a door',
    rule: 'BDPX-DUN-05',
    phase: 'dungeon',
    slot: 'door',
    needs: ['str'],
    finds: 'door stuck force burst open crowbar shoulder locked',
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      known: { kind: 'switch', title: 'It is stuck, no roll', default: false },
    },
    preview(situation, { who, known }) {
      const creature = situation.creatures[who]
      if (!creature) return refusal('Choose who tries it: nobody is chosen.')
      const hindrance = cannotAct(creature, situation) ?? wornOut(situation)
      if (hindrance) return refusal(hindrance)
      const by = bursts(creature)
      const stuck = known ? 1 : stuckOn / 6
      return {
        ...plain(
          by
            ? `Stuck or not, ${creature.name} bursts in: ${by}`
            : `Stuck on 1–2 of a d6: then a round, and the event die`,
          [],
          [
            behind,
            { name: 'A lock', value: 'time, gear and skill; or break it', rule: 'BDPX-DUN-05' },
          ],
        ),
        chances: by
          ? [{ says: 'They are in at once', chance: 1, tone: 'good' }]
          : [
              { says: 'It costs a round', chance: stuck, tone: 'bad' },
              { says: 'It opens', chance: 1 - stuck, tone: 'good' },
            ],
        ...(by || known
          ? {}
          : {
              target: `over ${stuckOn}`,
              bars: [1, 2, 3, 4, 5, 6].map((face) => ({
                face,
                chance: 1 / 6,
                leads: face <= stuckOn ? 0 : 1,
              })),
            }),
      }
    },
    *run(situation, { who, known }, at) {
      const creature = situation.creatures[who]
      if (!creature)
        return line(at, { rule: 'BDPX-DUN-05', what: 'A door', says: 'Nobody is there' })
      const face = known ? 1 : yield* rollOne('stuck', 6)
      const stuck = face <= stuckOn
      const by = stuck ? bursts(creature) : null
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
        who: [who],
        why: [
          ...(known
            ? []
            : [
                {
                  name: 'Stuck',
                  value: `d6 rolled ${face}, on 1 or 2`,
                  rule: 'BDPX-DUN-05' as const,
                },
              ]),
          ...(by ? [{ name: 'Burst', value: by, rule: 'BDPX-DUN-05' as const }] : []),
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
      return yield* inTheRound(situation, at, gameOf, done, {
        action: 'block-dodge-parry.door',
        event: true,
      })
    },
  })
}

const ends = { success: 'They are through', failure: 'The barricade holds' }

/** Foes at a barricade save by STR. Rule BDPX-DUN-05. */
const barricade = defineAction({
  id: 'block-dodge-parry.barricade',
  title: 'Foes at a barricade',
  rule: 'BDPX-DUN-05',
  phase: 'dungeon',
  slot: 'door',
  needs: ['str'],
  finds: 'door barricade foes push burst hold shut',
  asks: { who: { kind: 'creature', title: 'Who pushes', side: 'foes' } },
  preview(situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who pushes: no foe is chosen.')
    const hindrance = cannotAct(creature, situation)
    if (hindrance) return refusal(hindrance)
    return previewTrial(saveTrial(creature, 'STR', { rule: 'BDPX-DUN-05', ...ends }), at.ruling)
  },
  *run(situation: Situation, { who }, at) {
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'BDPX-DUN-05', what: 'A barricade', says: 'Nobody pushes' })
    const tried = yield* saved(creature, 'STR', at.ruling, { rule: 'BDPX-DUN-05', ...ends })
    return line(at, {
      rule: 'BDPX-DUN-05',
      what: `${creature.name}, a barricade`,
      says: tried.success ? ends.success : ends.failure,
      tone: tried.success ? 'bad' : 'good',
      who: [who],
      ...figuresOf(tried),
      why: tried.why,
    })
  },
})

export function doors(gameOf: GameOf): readonly Action[] {
  return [trying(gameOf), barricade]
}
