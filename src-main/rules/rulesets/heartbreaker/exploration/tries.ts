import { defineAction, type Action, type Slot } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import type { GameOf } from '../../../gm/meeting.ts'
import { previewTrial, refusal, runTrial } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type Outcome, type RuleId } from '../../../core/outcome.ts'
import type { ActionId } from '../../../core/situation.ts'
import type { Attribute } from '../attributes.ts'
import { checkTrial } from '../checks/attribute-check.ts'
import { fieldOf } from '../people.ts'
import { inTheTurn } from './happening.ts'

interface Try {
  id: ActionId
  title: string
  slot: Slot
  rule: RuleId
  attribute: Attribute
  finds: string
  success: string
  failure: string
  /** Chip added to this place on success. */
  here?: { id: string; title: string }
}

/** Attribute checks in a dungeon, each taking a turn. Rules HBK-ATTR-03, HBK-ATTR-07, HBK-DTURN-03. */
const tries: readonly Try[] = [
  {
    id: 'heartbreaker.break-door',
    title: 'Break a door down',
    slot: 'door',
    rule: 'HBK-ATTR-03',
    attribute: 'STR',
    finds: 'force open bash stuck barred strength',
    success: 'It breaks',
    failure: 'It holds',
  },
  {
    id: 'heartbreaker.listen',
    title: 'Listen',
    slot: 'listen',
    rule: 'HBK-ATTR-07',
    attribute: 'WIS',
    finds: 'hear door noise wisdom notice',
    success: 'Hears what is there',
    failure: 'Hears nothing',
    here: { id: 'heard', title: 'Listened: they know what is there' },
  },
  {
    id: 'heartbreaker.search',
    title: 'Search',
    slot: 'search',
    rule: 'HBK-ATTR-07',
    attribute: 'WIS',
    finds: 'secret door trap hidden find look wisdom notice',
    success: 'Finds what is hidden',
    failure: 'Finds nothing',
    here: { id: 'searched', title: 'Searched' },
  },
]

function trying(one: Try, gameOf: GameOf): Action {
  const { attribute, rule } = one
  return defineAction({
    id: one.id,
    title: one.title,
    rule,
    phase: 'dungeon',
    slot: one.slot,
    needs: [fieldOf[attribute]],
    finds: one.finds,
    asks: {
      who: { kind: 'creature', title: 'Who', side: 'party' },
      turn: { kind: 'switch', title: 'It takes a turn', default: true },
    },
    preview(situation, { who, turn }, at) {
      const creature = situation.creatures[who]
      if (creature?.values[fieldOf[attribute]] === undefined)
        return refusal(`Choose somebody who has ${attribute}, or give them one by an edit.`)
      const shown = previewTrial(
        { ...checkTrial(creature, attribute), success: one.success, failure: one.failure },
        at.ruling,
      )
      return {
        ...shown,
        verdict: `${shown.verdict}${turn ? ', and a turn' : ''}`,
        why: [
          ...shown.why,
          ...(turn
            ? [{ name: 'It takes', value: 'a turn, then the d12', rule: 'HBK-DTURN-03' as const }]
            : []),
        ],
      }
    },
    *run(situation, { who, turn }, at) {
      const creature = situation.creatures[who]
      if (!creature) return line(at, { rule, what: one.title, says: 'Nobody tried' })
      const tried = yield* runTrial(checkTrial(creature, attribute), at.ruling)
      const found: Effect[] =
        one.here && tried.success
          ? [{ do: 'here', id: one.here.id, to: { title: one.here.title, rule } }]
          : []
      const done: Outcome = line(at, {
        rule,
        what: `${one.title}, ${creature.name}`,
        says: tried.success ? one.success : one.failure,
        tone: tried.success ? 'good' : 'bad',
        who: [who],
        ...figuresOf(tried),
        why: tried.why,
        effects: found,
      })
      return turn ? yield* inTheTurn(situation, at, gameOf, one.id, done) : done
    },
  })
}

export function attempts(gameOf: GameOf): readonly Action[] {
  return tries.map((one) => trying(one, gameOf))
}
