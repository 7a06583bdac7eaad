import { refusal } from '../../../core/preview.ts'
import { type Action, defineAction } from '../../../core/action.ts'
import type { Slot } from '../../../core/phase.ts'
import { previewCheck, runCheck } from '../../../common/check.ts'
import { line } from '../../../core/line.ts'
import { figuresOf, type RuleId, step } from '../../../core/outcome.ts'
import type { ActionId } from '../../../core/situation.ts'
import type { Attribute } from '../character/attributes.ts'
import { checkTrial } from '../checks/attribute-check.ts'
import { fieldOf } from '../character/people.ts'
import { inTheTurn } from './event-die.ts'

/** Attribute check in a dungeon. */
interface DungeonCheck {
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

const checks: readonly DungeonCheck[] = [
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

/** Attribute checks in a dungeon, each taking a turn. Rules HBK-ATTR-03, HBK-ATTR-07, HBK-DTURN-03. */
export const tries: readonly Action[] = checks.map((one) => {
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
      who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
      turn: { kind: 'switch', title: 'It takes a turn', default: true },
    },
    plan(situation, { who, turn }) {
      const creature = situation.creatures[who]
      return creature?.values[fieldOf[attribute]] === undefined
        ? refusal(`Choose somebody who has ${attribute}, or give them one by an edit.`)
        : { creature, turn }
    },
    preview({ creature, turn }, _situation, at) {
      const shown = previewCheck(
        { ...checkTrial(creature, attribute), success: one.success, failure: one.failure },
        at.ruling,
      )
      return {
        ...shown,
        verdict: `${shown.verdict}${turn ? ', and a turn' : ''}`,
        why: [
          ...shown.why,
          ...(turn ? [step('It takes', 'a turn, then the d12', 'HBK-DTURN-03')] : []),
        ],
      }
    },
    *run({ creature, turn }, situation, at) {
      const result = yield* runCheck(checkTrial(creature, attribute), at.ruling)
      const done = line(at, {
        rule,
        what: `${one.title}, ${creature.name}`,
        says: result.success ? one.success : one.failure,
        tone: result.success ? 'good' : 'bad',
        who: [creature.id],
        ...figuresOf(result),
        why: result.why,
        effects:
          one.here && result.success
            ? [{ do: 'here', id: one.here.id, to: { title: one.here.title, rule } }]
            : [],
      })
      return turn ? yield* inTheTurn(situation, at, one.id, done) : done
    },
  })
})
