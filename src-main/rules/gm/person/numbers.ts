import { isDown } from '../../common/incapacitated.ts'
import { figure } from '../../common/sheet-places.ts'
import { defineAction, type Action, type Game } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Field } from '../../core/ruleset/characters.ts'
import type { Ruleset } from '../../core/ruleset.ts'
import type { ReadonlyCreature } from '../../core/situation.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** The game's own label of its hit points, such as "HP" or "STA". */
export const hitPointLabel = ({ fields }: Pick<Ruleset, 'fields'>): string =>
  fields.find(({ id }) => id === 'hp')?.label ?? 'HP'

/** Finds a field or skill by its id or label, as the GM may type either; some games list no skills, people have them. */
export function numberNamed(
  game: Ruleset,
  name: string,
  skillsOfTheirs: readonly string[] = [],
): { field: Field } | { skill: string } | null {
  const wanted = name.trim().toLowerCase()
  const field = game.fields.find(
    ({ id, label }) => id.toLowerCase() === wanted || label.toLowerCase() === wanted,
  )
  if (field) return { field }
  const skill = [...game.skills.flatMap(({ skills }) => skills), ...skillsOfTheirs].find(
    (each) => each.toLowerCase() === wanted,
  )
  return skill ? { skill } : null
}

const numberAsk = { kind: 'text', title: 'Which number', max: 80 } as const

/** Sets a number or a skill by hand. Rule GF-EDIT-01. */
export const editNumber = defineAction({
  id: 'house.edit',
  title: 'Edit a number',
  rule: 'GF-EDIT-01',
  phase: 'table',
  slot: 'edit',
  finds: 'change set correct field hp skill score',
  inGame: (game) => editNumberIn(game),
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whose' },
    field: numberAsk,
    to: { kind: 'number', title: 'To', parts: true, min: -999, max: 999999 },
  },
  plan(situation, { who, field: name, to }, { ruleset: game }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose whose number.')
    const found = numberNamed(game, name, Object.keys(creature.skills))
    if (!found)
      return refusal(
        `${game.title} has no number called “${name}”. It has ${game.fields.map(({ label }) => label).join(', ')}.`,
      )
    if (!Number.isInteger(to) && !('field' in found && found.field.parts))
      return refusal(`${'skill' in found ? found.skill : found.field.label} is a whole number.`)
    const least = 'skill' in found ? 0 : found.field.min
    const most = 'skill' in found ? 99 : found.field.max
    if (to >= least && to <= most) return { creature, found, to }
    return refusal(
      'skill' in found
        ? `${found.skill} goes from 0 to 99; 0 takes it away.`
        : `${found.field.label} goes from ${least} to ${most}.`,
    )
  },
  preview({ creature, found, to }) {
    if ('skill' in found) return plain(`${creature.name}, ${found.skill} to ${to}`)
    const { id, label } = found.field
    return plain(`${creature.name}, ${label} ${figure(creature.values[id] ?? 0)} to ${figure(to)}`)
  },
  run({ creature, found, to }) {
    const { id, name, skills, values } = creature
    const [says, effects]: [string, Effect[]] =
      'skill' in found
        ? [
            `${found.skill} ${skills[found.skill] ?? 'none'} to ${to === 0 ? 'none' : to}`,
            [{ do: 'skill', creature: id, skill: found.skill, to: to === 0 ? null : to }],
          ]
        : [
            `${found.field.label} ${figure(values[found.field.id] ?? 0)} to ${figure(to)}`,
            [
              {
                do: 'set',
                creature: id,
                field: found.field.id,
                to,
                ...(found.field.parts ? { parts: true } : {}),
              },
              ...felledByHand(creature, found.field, to),
            ],
          ]
    return gmOutcome('GF-EDIT-01', `Edit, ${name}`, says, effects, { who: [id] })
  },
})

/** The edit in each game, by its id: it suggests the game's numbers and skills. */
const edits = new Map<string, Action>()

function editNumberIn(game: Game): Action {
  const known = edits.get(game.id)
  if (known) return known
  const skills = game.skills.flatMap((each) => each.skills)
  const suggests = [...new Set([...game.fields.map(({ label }) => label), ...skills])]
  const asks = { ...editNumber.asks, field: { ...numberAsk, suggests } }
  const action: Action = { ...editNumber, asks }
  edits.set(game.id, action)
  return action
}

/** Marks a creature that an edit brings down as felled by hand, so no opponent is credited. */
function felledByHand(
  creature: ReadonlyCreature,
  field: Pick<Field, 'id' | 'label'>,
  to: number,
): Effect[] {
  const edited = { ...creature, values: { ...creature.values, [field.id]: to } }
  if (isDown(creature) || !isDown(edited)) return []
  return [{ do: 'felled', creature: creature.id, how: `${field.label} set to ${to} by hand` }]
}
