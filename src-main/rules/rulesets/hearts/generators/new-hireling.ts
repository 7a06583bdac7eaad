import { step } from '../../../core/outcome.ts'
import { defineAction } from '../../../core/action.ts'
import { plain } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { gmOutcome } from '../../../gm/gm-outcome.ts'
import { look } from '../../../tables/draw.ts'
import { characters, withFullPools } from '../character.ts'
import { experienceNamed, experienceTitles, type Experience } from '../combat/rout-numbers.ts'
import { convertBx } from '../monsters/conversion.ts'
import { hirelingWeapons } from '../tables.ts'
import { nameFor, packKit, rollSkills } from './parts.ts'

const byDie = 'By the dice'

/** Experience by a d6: half are green. Ours. */
function experienceAt(die: number): Experience {
  return experienceNamed(die <= 3 ? 'Green' : die <= 5 ? 'Trained' : 'Veteran')
}

/** HEARTS prints no hirelings: ours are a converted man of 1 Hit Die. Rules GF-HIRELING-01, HRT-BX-01, HRTX-MOR-04. */
export const makeHireling = defineAction({
  id: 'hearts.new-hireling',
  title: 'New hireling',
  rule: 'GF-HIRELING-01',
  phase: 'table',
  slot: 'generate',
  finds: 'generate hire retainer servant random follower',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    experience: {
      kind: 'choice',
      title: 'Experience',
      of: [byDie, ...experienceTitles],
      default: byDie,
    },
  },
  plan: (_situation, input) => input,
  preview: () =>
    plain(
      'HP 1, ST 11, one skill, a weapon and a rout number',
      [],
      [step('Figures', 'ours, for HEARTS prints no hirelings', 'GF-HIRELING-01')],
    ),
  *run({ name, experience }, situation) {
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
      ...packKit([weapon], id, situation, []),
    }
    return gmOutcome(
      'GF-HIRELING-01',
      `New hireling, ${called}`,
      `${seen.title}, routs on ${seen.rout} up, with ${weapon.toLowerCase()}`,
      [{ do: 'join', creature: withFullPools(creature, situation) }],
      {
        who: [id],
        tone: 'good',
        why: [
          step(
            'Converted from',
            'a man of 1 Hit Die, for HEARTS prints no hirelings',
            'GF-HIRELING-01',
          ),
          step('HP and ST', `${hp} and ${st}`, 'HRT-BX-01'),
          { name: seen.title, value: `routs on 2d6 of ${seen.rout} up`, rule: seen.rule },
          ...learned.why,
        ],
      },
    )
  },
})
