import type { Effect } from '../../../core/effects.ts'
import type { Situation } from '../../../core/situation.ts'
import { courseTimer, diseasesOf } from './course.ts'
import { diseases } from './figures.ts'

const dayAction = 'block-dodge-parry.disease'

function catchDue(who: string, name: string): string {
  return `ill:${who}:${name}`
}

/**
 * A disease and its clock go together, whatever brought either about: one marked by hand asks to
 * be rolled, one that is over calls for no more saves. Rules BDP-DIS-03, BDP-DIS-04.
 */
export function illnesses(before: Situation, after: Situation): Effect[] {
  return [...begun(before, after), ...over(after)]
}

function begun(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((creature) => {
    const was = before.creatures[creature.id]
    if (!was || was.conditions === creature.conditions) return []
    return diseasesOf(creature)
      .filter(({ name }) => !(name in was.conditions))
      .filter((disease) => !after.timers[courseTimer(creature.id, disease)])
      .map(({ name }): Effect => ({
        do: 'due',
        due: {
          id: catchDue(creature.id, name),
          action: 'block-dodge-parry.catch',
          input: { who: creature.id, disease: name, due: catchDue(creature.id, name) },
          title: `${name}: how long?`,
          why: `${creature.name} has fallen ill`,
          rule: 'BDP-DIS-04',
          when: 'now',
          who: [creature.id],
          must: false,
        },
      }))
  })
}

function over(after: Situation): Effect[] {
  const ill = (who: string, name: string): boolean => {
    const creature = after.creatures[who]
    return creature !== undefined && name in creature.conditions && !('dead' in creature.conditions)
  }
  const timers = Object.values(after.timers).flatMap(({ id, bearer = '' }): Effect[] => {
    const disease = diseases.find(({ name }) => id === `disease:${bearer}:${name}`)
    return disease && !ill(bearer, disease.name) ? [{ do: 'stop timer', timer: id }] : []
  })
  const dues = Object.values(after.dues)
    .filter(({ action }) => action === dayAction || action === 'block-dodge-parry.catch')
    .filter(({ input }) => !ill(String(input['who']), String(input['disease'])))
    .map(({ id }): Effect => ({ do: 'settle', due: id }))
  return [...timers, ...dues]
}
