import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { pathNamed } from '../character/paths.ts'
import { pathOf } from '../character/people.ts'
import { personKinds } from '../../../core/state/creature.ts'

/** Tag of a character who has done their path's deed since the last level. Rule HBK-LVL-04. */
export const deedDone = 'deed done'

export const deed = defineAction({
  id: 'heartbreaker.deed',
  title: 'Mark a path’s deed',
  rule: 'HBK-LVL-04',
  phase: 'town',
  slot: 'edit',
  finds: 'path advance song region lore spell avenge rescue innocent',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whose', side: 'party', only: personKinds },
    done: { kind: 'switch', title: 'Done', default: true },
  },
  plan(situation, { who, done }) {
    const creature = situation.creatures[who]
    const path = creature && pathNamed(pathOf(creature))
    return path
      ? { creature, path, done }
      : refusal('Choose somebody on a path, or tag them with one: swashbuckler, explorer.')
  },
  preview: ({ creature, path, done }) =>
    plain(
      `${creature.name} ${done ? 'has done' : 'has yet to do'} it: ${path.deed}`,
      [],
      [{ name: path.title, value: path.deed, rule: path.rule }],
    ),
  run: ({ creature, path, done }, _situation, at) =>
    line(at, {
      rule: 'HBK-LVL-04',
      what: `${creature.name}, the deed of the path`,
      says: done ? `Done: ${path.deed}` : 'Not done after all',
      tone: done ? 'good' : 'plain',
      who: [creature.id],
      why: [{ name: path.title, value: path.deed, rule: path.rule }],
      effects: [{ do: 'tag', creature: creature.id, tag: deedDone, on: done }],
    }),
})
