import { defineAction, type Action } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { pathNamed } from '../origins/paths.ts'
import { pathOf } from '../people.ts'

/** Tag of a character who has done their path's deed since the last level. Rule HBK-LVL-04. */
export const deedDone = 'deed done'

export const deed: Action = defineAction({
  id: 'heartbreaker.deed',
  title: 'Mark a path’s deed',
  rule: 'HBK-LVL-04',
  phase: 'town',
  slot: 'edit',
  needs: [],
  finds: 'path advance song region lore spell avenge rescue innocent',
  asks: {
    who: { kind: 'creature', title: 'Whose', side: 'party' },
    done: { kind: 'switch', title: 'Done', default: true },
  },
  preview(situation, { who, done }) {
    const creature = situation.creatures[who]
    const path = creature && pathNamed(pathOf(creature))
    if (!creature || !path)
      return refusal('Choose somebody on a path, or tag them with one: swashbuckler, explorer.')
    return plain(
      `${creature.name} ${done ? 'has done' : 'has yet to do'} it: ${path.deed}`,
      [],
      [{ name: path.title, value: path.deed, rule: path.rule }],
    )
  },
  *run(situation, { who, done }, at) {
    yield* []
    const creature = situation.creatures[who]
    const path = creature && pathNamed(pathOf(creature))
    return line(at, {
      rule: 'HBK-LVL-04',
      what: `${creature?.name ?? 'Nobody'}, the deed of the path`,
      says: done ? `Done: ${path?.deed ?? 'a deed'}` : 'Not done after all',
      tone: done ? 'good' : 'plain',
      who: [who],
      why: path ? [{ name: path.title, value: path.deed, rule: path.rule }] : [],
      effects: [{ do: 'tag', creature: who, tag: deedDone, on: done }],
    })
  },
})
