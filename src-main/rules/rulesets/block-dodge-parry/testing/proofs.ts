import { setCondition } from '../../../core/effects.ts'
import type { RuleId, Step } from '../../../core/outcome.ts'
import { loadOf } from '../load.ts'
import { BlockDodgeParryEvening, foe, hero, withItems } from './evening.ts'

const dagger = { name: 'Dagger', gear: 'dagger' }
const marked = (creature: string, name: string) => setCondition(creature, name, {})
const rulesOf = (steps: readonly Step[]): RuleId[] => steps.flatMap(({ rule }) => rule ?? [])

/** Armor of an expert fills one slot. Rule BDPX-SKL-11. */
function expert(): RuleId[] {
  const clad = withItems(hero('c1', 'Ada'), { name: 'Medium armor', gear: 'medium-armor' })
  const of = (skills: Record<string, number>) =>
    loadOf({ ...clad, skills }, new BlockDodgeParryEvening([]).state)
  const [plain, skilled] = [of({}), of({ 'Armor Expert': 1 })]
  return plain.used - skilled.used === 1 ? rulesOf(skilled.why ?? []) : []
}

/** Case of a hero with far more HP than the foe, and a thrown dagger. Rules BDPX-IMP-04, BDPX-WPN-02. */
function towering(): RuleId[] {
  const evening = new BlockDodgeParryEvening([
    withItems(hero('c1', 'Ada', { maxHp: 20 }), dagger),
    foe('c5', { hp: 9 }),
  ])
  const blow = { target: 'c5', attacker: 'c1' }
  const seen = rulesOf(evening.preview('attack', blow).why)
  const thrown = evening.do('attack', { ...blow, thrown: true }, { attack: [1] })
  return [...seen, ...rulesOf(thrown.why)]
}

/** A permanent wound can’t worsen: the same again takes a slot of its own. Rule E-BDP-08. */
function lasting(): RuleId[] {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada')])
  evening.happen(marked('c1', 'Permanent Burns'))
  const { why } = evening.preview('wound', { who: 'c1', named: 'Burns' })
  evening.do('wound', { who: 'c1', named: 'Burns' })
  return evening.conditions('c1').length === 2 ? rulesOf(why) : []
}

/** A tonic for nobody’s sleep, and a salve on somebody hungry. Rules E-BDP-20, E-BDP-24. */
function nights(): RuleId[] {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada', { str: 8, maxStr: 10 })])
  evening.happen(marked('c1', 'Sleeping Tonic'), marked('c1', 'Healing Salve'))
  const { why } = evening.do('night', { who: ['c1'], quality: 'none' })
  return evening.value('c1', 'str') === 8 ? rulesOf(why) : []
}

/** A night in comfort gives a point of a lost ability back. Rule BDP-REC-01. */
function comfort(): RuleId[] {
  const evening = new BlockDodgeParryEvening([hero('c1', 'Ada', { str: 8, maxStr: 10 })])
  const { why } = evening.do('night', { who: ['c1'], quality: 'comfortable', fed: true })
  return evening.value('c1', 'str') === 9 ? rulesOf(why) : []
}

/** Burns heal by the herb as well as by the salve. Rule E-BDP-09. */
function bothCures(): RuleId[] {
  return ['Saint’s Hood', 'Coldroot Salve'].flatMap((name) => {
    const evening = new BlockDodgeParryEvening([
      withItems(hero('c1', 'Ada'), { name, ready: false }),
    ])
    evening.happen(marked('c1', 'Light Burns'))
    const { why } = evening.do('treat', { who: 'c1' })
    return evening.conditions('c1').length === 0 ? rulesOf(why) : []
  })
}

/** Rules that a play at random seldom comes to, each shown by a case of its own. */
export function proofs(): RuleId[] {
  return [...expert(), ...towering(), ...lasting(), ...nights(), ...comfort(), ...bothCures()]
}
