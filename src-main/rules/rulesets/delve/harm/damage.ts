import type { ReadonlyCreature } from '../../../core/situation.ts'
import { defineAction } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { abilities, fieldOf, scoreOf, type Ability } from '../people.ts'
import { line } from '../line.ts'
import { previewHarm } from './odds.ts'
import { land } from './land.ts'

const pools = ['HP, then STR', ...abilities] as const

/** Damage from anything but an attack, such as a fall, fire or a trap. Rules DLV-ATK-01, DLV-TRAP-05. */
export const damage = defineAction({
  id: 'delve.damage',
  title: 'Damage',
  rule: 'DLV-ATK-01',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp', 'str'],
  finds: 'harm hurt fall trap fire oil poison lose strength dexterity will',
  asks: {
    target: { kind: 'creature', title: 'Whom' },
    amount: { kind: 'notation', title: 'How much', default: '1' },
    off: { kind: 'choice', title: 'Off', of: pools, default: 'HP, then STR' },
    armour: { kind: 'switch', title: 'DR counts', default: true },
  },
  preview(situation, { target, amount, off, armour }, at) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    if (off !== 'HP, then STR')
      return plain(
        `${amount} straight off ${off} ${scoreOf(creature, off)} of ${creature.name}`,
        [{ name: off, value: scoreOf(creature, off), rule: 'DLV-ABL-01' }],
        [{ name: off, value: 'past HP and DR', rule: 'DLV-ABL-01' }],
      )
    return {
      ...plain(`${amount} against ${creature.name}${armour ? '' : ', past its armour'}`),
      ...previewHarm(creature, read.expression, at.ruling, { armour }),
    }
  },
  *run(situation, { target, amount, off, armour }, at) {
    const creature = situation.creatures[target]
    const read = readAmount(amount)
    if (!creature || 'says' in read)
      return line(at, { rule: 'DLV-ATK-01', what: `Damage, ${amount}`, says: 'Nobody was hurt' })
    const rolled = yield* askNotation('damage', read.expression)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const what = `Damage to ${creature.name}, ${amount}`
    if (off !== 'HP, then STR')
      return line(at, { ...abilityLoss(creature, off, total), what, total })
    const landed = yield* land(situation, { target: creature, totals: [total], armour })
    return line(at, {
      rule: 'DLV-ATK-01',
      what,
      says: landed.says,
      tone: landed.tone,
      who: [target],
      total,
      why: landed.why,
      effects: landed.effects,
    })
  },
})

function abilityLoss(creature: ReadonlyCreature, ability: Ability, total: number) {
  const was = scoreOf(creature, ability)
  const to = Math.max(0, was - total)
  return {
    rule: 'DLV-ABL-01' as const,
    says: `${ability} ${was} to ${to}`,
    tone: creature.side === 'party' ? ('bad' as const) : ('good' as const),
    who: [creature.id],
    why: [{ name: ability, value: 'past HP and DR', rule: 'DLV-ABL-01' as const }],
    effects: [{ do: 'set' as const, creature: creature.id, field: fieldOf[ability], to }],
  }
}
