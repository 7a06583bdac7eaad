import { expect, test } from 'vitest'
import { useId } from '../../../common/uses.ts'
import { fightsOf } from '../advancement/practice.ts'
import { trainedTag } from '../combat/arms.ts'
import { BlockDodgeParryEvening, hero } from '../testing/evening.ts'
import { careerTag } from './careers.ts'
import { traitsOf } from './traits.ts'

test('a sheet says careers, words for scores, training, skills and practice', () => {
  const title = fightsOf('Goblins')
  const ada = {
    ...hero('c1', 'Ada', { dex: 15, wil: 6 }),
    skills: { Brawler: 1, Cook: 1 },
    tags: { [careerTag('Thief')]: true as const, [trainedTag('Rapier')]: true as const },
    uses: { [useId(title)]: { title, of: 15, spent: 4, at: 0, again: 'never' as const } },
  }
  expect(
    traitsOf(ada, new BlockDodgeParryEvening([]).state).map(({ title: name, says, rule }) => [
      name,
      says,
      rule,
    ]),
  ).toEqual([
    ['Thief', 'may ask what is known of heists', 'BDPX-CAR-25'],
    ['Is', 'deft and undisciplined: described so, and weighed in a task', 'BDPX-CHR-02'],
    ['Trained with', 'Rapier: its tags count', 'BDPX-WPN-04'],
    ['Brawler', 'unarmed d6', 'BDPX-SKL-13'],
    ['Goblins', 'Adept, 4 fights; damage no less than 2; 3 more to the next step', 'BDPX-IMP-03'],
    [
      'Max HP',
      `${ada.values.maxHp}: raised by a trainer who has more, or by a milestone`,
      'BDPX-IMP-05',
    ],
  ])
})

test('skills that are used on purpose, cast or sung have their action on the sheet', () => {
  const ada = {
    ...hero('c1', 'Ada'),
    skills: { Commander: 1, Gifted: 2, Singer: 1, Companion: 1, Bloodlust: 1 },
  }
  const does = traitsOf(ada, new BlockDodgeParryEvening([]).state).map(
    ({ title, does: id, input }) => [title, id, input],
  )
  expect(does).toContainEqual(['Commander', 'block-dodge-parry.talent', { skill: 'Commander' }])
  expect(does).toContainEqual(['Gifted', 'block-dodge-parry.cast', { caster: 'c1' }])
  expect(does).toContainEqual(['Singer', 'block-dodge-parry.cast', { caster: 'c1' }])
  expect(does).toContainEqual([
    'Companion',
    'block-dodge-parry.companion',
    { of: 'c1', kind: 'Companion' },
  ])
  expect(does).toContainEqual(['Bloodlust', undefined, undefined])
})
