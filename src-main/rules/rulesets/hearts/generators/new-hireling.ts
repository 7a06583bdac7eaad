import { defineAction } from '../../../core/action.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { look } from '../../../tables/draw.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { plain } from '../../../common/trial.ts'
import { characters, equipped } from '../character.ts'
import { experienceNamed, experiences, type Experience } from '../combat/experience.ts'
import { convertBx } from '../conversion.ts'
import { hirelingWeapons } from '../tables.ts'
import { packed } from './kit.ts'
import { nameFor } from './naming.ts'
import { rollSkills } from './skills.ts'

const byDie = 'By the dice'
const titles = experiences.map(({ title }) => title)

/** Experience by a d6: half are green. Ours. */
function experienceAt(die: number): Experience {
  return experienceNamed(die <= 3 ? 'Green' : die <= 5 ? 'Trained' : 'Veteran')
}

/** HEARTS prints no hirelings: ours are a converted man of 1 Hit Die. Rules GF-HIRELING-01, HRT-BX-01, HRTX-MOR-04. */
export const hireling = defineAction({
  id: 'hearts.new-hireling',
  title: 'New hireling',
  rule: 'GF-HIRELING-01',
  phase: 'table',
  slot: 'generate',
  needs: [],
  finds: 'generate hire retainer servant random follower',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    experience: { kind: 'choice', title: 'Experience', of: [byDie, ...titles], default: byDie },
  },
  preview: () =>
    plain(
      'HP 1, ST 11, one skill, a weapon and a rout number',
      [],
      [{ name: 'Figures', value: 'ours, for HEARTS prints no hirelings', rule: 'GF-HIRELING-01' }],
    ),
  *run(situation, { name, experience }) {
    const called = yield* nameFor(situation, name)
    const seen =
      experience === byDie
        ? experienceAt(yield* rollOne('experience', 6))
        : experienceNamed(experience)
    const learned = yield* rollSkills([], 1)
    const [, weapon] = look(hirelingWeapons, yield* rollOne('weapon', 6))
    const id = `c${situation.nextId}`
    const { hp, st } = convertBx({ hd: 1, armour: 'none' })
    const blank = characters.blank(id, called)
    const creature: Creature = {
      ...blank,
      kind: 'hireling',
      skills: learned.skills,
      values: { ...blank.values, hp, maxHp: hp, st, coins: 0, rout: seen.rout },
      ...packed([weapon], id, situation, []),
    }
    return gmOutcome(
      'GF-HIRELING-01',
      `New hireling, ${called}`,
      `${seen.title}, routs on ${seen.rout} up, with ${weapon.toLowerCase()}`,
      [{ do: 'join', creature: equipped(creature, situation) }],
      {
        who: [id],
        tone: 'good',
        why: [
          {
            name: 'Converted from',
            value: 'a man of 1 Hit Die, for HEARTS prints no hirelings',
            rule: 'GF-HIRELING-01',
          },
          { name: 'HP and ST', value: `${hp} and ${st}`, rule: 'HRT-BX-01' },
          { name: seen.title, value: `routs on 2d6 of ${seen.rout} up`, rule: seen.rule },
          ...learned.why,
        ],
      },
    )
  },
})
