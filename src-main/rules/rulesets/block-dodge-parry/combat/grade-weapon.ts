import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { gearNamed } from '../gear/index.ts'
import { step } from './dice.ts'
import { graded, grades, gradeSays, gradesOf, type Grade } from './grades.ts'

type Item = ReadonlyCreature['items'][string]

function meant(
  situation: Situation,
  { who, item, grade, on }: { who: string; item: string; grade: Grade; on: boolean },
): { creature: ReadonlyCreature; item: Item; gear: string } | { says: string } {
  const creature = situation.creatures[who]
  if (!creature) return { says: 'Choose whose weapon it is.' }
  const thing = creature.items[item]
  const row = thing ? gearNamed(thing.gear ?? thing.name) : undefined
  if (!thing || !row?.die)
    return { says: `Choose a weapon of ${creature.name}: only weapons have a grade.` }
  if (gradesOf(thing.name).includes(grade) === on)
    return { says: `${thing.name} is ${on ? '' : 'not '}${grade} already: turn the switch.` }
  return { creature, item: thing, gear: row.id }
}

/** A weapon better or worse than the list’s, silvered or poisoned; it stands in its name. Rule BDPX-WPN-05. */
export const gradeWeapon = defineAction({
  id: 'block-dodge-parry.grade',
  title: 'Grade a weapon',
  rule: 'BDPX-WPN-05',
  phase: 'table',
  slot: 'item',
  needs: [],
  finds: 'decayed martial legendary silvered silver poisoned poison coat quality weapon',
  asks: {
    who: { kind: 'creature', title: 'Whose' },
    item: { kind: 'item', title: 'Weapon', of: 'who' },
    grade: { kind: 'choice', title: 'Is', of: grades, default: 'martial' },
    on: { kind: 'switch', title: 'It is so', default: true },
  },
  preview(situation, input) {
    const why = [step(input.grade, gradeSays[input.grade], 'BDPX-WPN-05')]
    const found = meant(situation, input)
    if ('says' in found) return { ...refusal(found.says), why }
    return plain(`${found.item.name}: ${graded(found.item.name, input.grade, input.on)}`, [], why)
  },
  *run(situation, input, at) {
    yield* []
    const found = meant(situation, input)
    if ('says' in found)
      return line(at, { rule: 'BDPX-WPN-05', what: 'A weapon', says: found.says })
    const name = graded(found.item.name, input.grade, input.on)
    return line(at, {
      rule: 'BDPX-WPN-05',
      what: found.creature.name,
      says: `${found.item.name}: ${name}`,
      who: [found.creature.id],
      why: [step(input.grade, gradeSays[input.grade], 'BDPX-WPN-05')],
      effects: [
        {
          do: 'item',
          creature: found.creature.id,
          item: { ...found.item, name, gear: found.gear },
        },
      ],
    })
  },
})
