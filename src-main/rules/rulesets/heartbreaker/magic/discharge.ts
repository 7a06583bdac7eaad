import { plain, refusal, isRefusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { goneFromFight, outOfReach } from '../../../common/incapacitated.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { simultaneousAftermath } from '../combat/aftermath.ts'
import { explodingOf, damageDone } from '../combat/blow.ts'
import { explodingOdds, rollExploding } from '../combat/exploding-dice.ts'
import { diesAtZero, hurtWhileDown } from '../harm/dying.ts'
import { dischargeIgnoresAmr } from '../house-rules/magic.ts'
import { levelOf } from '../character/people.ts'
import { targetAsk } from '../../../gm/fight/attack-asks.ts'
import { spendSpell, usableSpell } from './casting.ts'

const asks = {
  caster: { kind: 'creature', role: 'actor', title: 'Who spends it' },
  spell: { kind: 'item', title: 'Which spell', of: 'caster', only: 'written' },
  hands: { kind: 'number', role: 'pool', title: 'Free hands', min: 0, max: 2, default: 1 },
} as const
const die = { count: 1, sides: 6 }
const burst: Step = { name: '1d6', value: 'a 6 is thrown again', rule: 'HBK-GLO-05' }
/** Totals from this one on share one bar. */
const most = 18

function amrOf(situation: Situation, target: ReadonlyCreature): number {
  return houseRule<boolean>(situation, dischargeIgnoresAmr) ? 0 : (target.values.amr ?? 0)
}

/**
 * Spends any spell for an exploding 1d6 of damage, less AMR, without a roll to hit. Rules HBK-MAG-04,
 * E-HBK-14.
 */
export const harm = defineAction({
  id: 'heartbreaker.discharge',
  title: 'Discharge a spell to harm',
  rule: 'HBK-MAG-04',
  phase: 'fight',
  slot: 'spell',
  needs: [],
  finds: 'magic spend blast bolt damage',
  asks: {
    ...asks,
    target: { ...targetAsk, title: 'At whom' },
  },
  plan(situation, { caster, spell: id, hands, target }) {
    const creature = situation.creatures[caster]
    if (!creature) return refusal('Choose who spends a spell.')
    const spell = usableSpell(situation, creature, { id, hands }, [burst])
    if (isRefusal(spell)) return spell
    const struck = situation.creatures[target]
    if (!struck) return refusal('Choose who is hurt.')
    const out = goneFromFight(creature) ?? outOfReach(struck)
    if (out) return refusal(out)
    return { creature, spell, struck, amr: amrOf(situation, struck), how: explodingOf(situation) }
  },
  preview({ spell, struck, amr, how }) {
    const felled = explodingOdds(die, how, most)
      .filter(({ total }) => damageDone(total, { amr }) >= (struck.values.hp ?? 0))
      .reduce((all, { chance }) => all + chance, 0)
    return {
      ...plain(
        `${spell.name} spent: 1d6 that explodes${amr > 0 ? `, less AMR ${amr}` : ''}`,
        amr > 0 ? [{ name: 'AMR', value: -amr, rule: 'E-HBK-14' }] : [],
      ),
      why: [burst],
      chances: [
        { says: `${struck.name} falls`, chance: felled, tone: 'good' },
        { says: 'Stands', chance: 1 - felled, tone: 'plain' },
      ],
    }
  },
  *run({ creature, spell, struck, amr, how }, situation, at) {
    const thrown = yield* rollExploding('damage', die, how)
    const done = damageDone(thrown.total, { amr })
    const left = Math.max(0, (struck.values.hp ?? 0) - done)
    const fate = left > 0 ? `to ${left} STA` : 'falls to 0 STA'
    const kills = left === 0 && diesAtZero(struck)
    const together = simultaneousAftermath(situation, { attacker: creature, target: struck }, kills)
    return line(at, {
      rule: 'HBK-MAG-04',
      what: `${creature.name} discharges ${spell.name} at ${struck.name}`,
      says: [`${done} damage: ${struck.name} ${fate}`, together.says].filter(Boolean).join('; '),
      tone: struck.side === 'party' ? 'bad' : 'good',
      who: [creature.id, struck.id],
      total: done,
      why: [
        { name: '1d6, exploding', value: `${thrown.says} is ${thrown.total}`, rule: 'HBK-GLO-05' },
        ...(amr > 0 ? [{ name: 'AMR', value: `−${amr}`, rule: 'E-HBK-14' as const }] : []),
        ...together.why,
      ],
      effects: [
        spendSpell(situation, creature, spell),
        { do: 'acted', creature: creature.id },
        { do: 'change', creature: struck.id, field: 'hp', by: -done, min: 0 },
        ...hurtWhileDown(situation, struck, done),
        ...together.effects,
      ],
    })
  },
})

/** Spends any spell to shield allies, up to the caster's level, from one incoming spell. Rule HBK-MAG-05. */
export const ward = defineAction({
  id: 'heartbreaker.ward',
  title: 'Discharge a spell to ward',
  rule: 'HBK-MAG-05',
  phase: 'fight',
  slot: 'spell',
  needs: [],
  finds: 'magic counter shield protect allies incoming',
  asks: {
    ...asks,
    allies: {
      kind: 'creatures',
      role: 'target',
      title: 'Whom it wards',
      living: true,
      optional: true,
    },
  },
  plan(situation, { caster, spell: id, hands, allies = [] }) {
    const creature = situation.creatures[caster]
    if (!creature) return refusal('Choose who spends a spell.')
    const spell = usableSpell(situation, creature, { id, hands })
    if (isRefusal(spell)) return spell
    const room = levelOf(creature)
    if (allies.length > room)
      return refusal(
        `${creature.name} wards ${room} at level ${room} (HBK-MAG-05), and ${allies.length} are chosen: leave some out.`,
      )
    const warded = allies.flatMap((each) => situation.creatures[each] ?? [])
    return { creature, spell, warded, why: [{ name: 'LVL', value: room, rule: 'HBK-MAG-05' }] }
  },
  preview: ({ creature, why }) =>
    plain(`Wards up to ${levelOf(creature)} from one spell, outside the turn`, why),
  run: ({ creature, spell, warded, why }, situation, at) =>
    line(at, {
      rule: 'HBK-MAG-05',
      what: `${creature.name} discharges ${spell.name} as a ward`,
      says: `The spell does nothing to ${listed(warded.map(({ name }) => name)) || `up to ${levelOf(creature)} allies`}`,
      tone: 'good',
      who: [creature, ...warded].map(({ id }) => id),
      why,
      effects: [spendSpell(situation, creature, spell)],
    }),
})
