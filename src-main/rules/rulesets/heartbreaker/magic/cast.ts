import { defineAction, type Action } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { highest, metalWorn, notNow, spellMeant, spending } from './casting.ts'
import { lasting } from './lasting.ts'

/**
 * Casts a known spell; the GM applies its effect, as the book has no spell list. Rules HBK-MAG-01 to
 * HBK-MAG-03, HBK-MAG-06.
 */
export const cast: Action = defineAction({
  id: 'heartbreaker.cast',
  title: 'Cast a spell',
  rule: 'HBK-MAG-01',
  phase: 'check',
  slot: 'spell',
  needs: [],
  finds: 'magic spell wizard',
  asks: {
    caster: { kind: 'creature', title: 'Who casts' },
    spell: { kind: 'item', title: 'Which spell', of: 'caster', only: 'written' },
    targets: { kind: 'creatures', title: 'On whom', optional: true },
    hands: { kind: 'number', title: 'Free hands', min: 0, max: 2, default: 1 },
    lasts: { kind: 'switch', title: 'Lasts until spells end', default: false },
  },
  preview(situation, { caster, spell: id, hands }) {
    const creature = situation.creatures[caster]
    if (!creature) return refusal('Choose who casts.')
    const spell = spellMeant(creature, id)
    const fault = notNow(situation, creature, spell, hands)
    if (fault || !spell) return { ...refusal(fault ?? ''), why: steps(situation, creature, hands) }
    return plain(`${spell.name} is cast, once today`, [], steps(situation, creature, hands))
  },
  *run(situation, { caster, spell: id, targets, hands, lasts }, at) {
    yield* []
    const creature = situation.creatures[caster]
    const spell = creature && spellMeant(creature, id)
    if (!creature || !spell)
      return line(at, { rule: 'HBK-MAG-01', what: 'A spell', says: 'Nothing was cast' })
    const on = (targets ?? []).flatMap((each) => situation.creatures[each] ?? [])
    return line(at, {
      rule: 'HBK-MAG-01',
      what: `${creature.name} casts ${spell.name}`,
      says: `${on.length > 0 ? `On ${listed(on.map(({ name }) => name))}` : 'Cast'}${lasts ? ', until spells end' : ''}; not again today`,
      who: [caster, ...on.map(({ id: target }) => target)],
      why: steps(situation, creature, hands),
      effects: [
        spending(situation, creature, spell),
        ...(lasts ? lasting(spell, on.length > 0 ? on : [creature]) : []),
      ],
    })
  },
})

function steps(situation: Situation, creature: ReadonlyCreature, hands: number): Step[] {
  return [
    {
      name: 'Highest level',
      value: `${highest(situation, creature)} with MAG ${creature.values.mag ?? 0}`,
      rule: 'HBK-MAG-02',
    },
    { name: 'Free hands', value: hands, rule: 'HBK-MAG-03' },
    { name: 'Weapons name no hands', value: 'you say how many are free', rule: 'E-HBK-31' },
    {
      name: 'Metal',
      value: metalWorn(creature) ?? 'none worn',
      rule: 'HBK-ARM-05',
    },
  ]
}
