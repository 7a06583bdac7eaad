import { defineAction, type Action } from '../../../core/action.ts'
import { explodingOf } from '../combat/blow.ts'
import { damage } from '../combat/figures.ts'
import { starredOdds, throwStarred } from '../combat/starred.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { hurtAgain } from '../harm/states.ts'
import { dischargeIgnoresAmr } from '../house-rules/magic.ts'
import { levelOf } from '../people.ts'
import { notNow, spellMeant, spending } from './casting.ts'

const asks = {
  caster: { kind: 'creature', title: 'Who spends it' },
  spell: { kind: 'item', title: 'Which spell', of: 'caster', only: 'written' },
  hands: { kind: 'number', title: 'Free hands', min: 0, max: 2, default: 1 },
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
export const harm: Action = defineAction({
  id: 'heartbreaker.discharge',
  title: 'Discharge a spell to harm',
  rule: 'HBK-MAG-04',
  phase: 'fight',
  slot: 'spell',
  needs: [],
  finds: 'magic spend blast bolt damage',
  asks: { ...asks, target: { kind: 'creature', title: 'At whom' } },
  preview(situation, { caster, spell: id, hands, target }) {
    const creature = situation.creatures[caster]
    const at = situation.creatures[target]
    if (!creature) return refusal('Choose who spends a spell.')
    const fault = notNow(situation, creature, spellMeant(creature, id), hands)
    if (fault) return { ...refusal(fault), why: [burst] }
    if (!at) return refusal('Choose who is hurt.')
    const amr = amrOf(situation, at)
    const odds = starredOdds(die, explodingOf(situation), most)
    const felled = odds
      .filter(({ total }) => damage(total, { amr }) >= (at.values.hp ?? 0))
      .reduce((all, { chance }) => all + chance, 0)
    const spent = spellMeant(creature, id)?.name ?? 'the spell'
    return {
      ...plain(`${spent} spent: 1d6 that explodes${amr > 0 ? `, less AMR ${amr}` : ''}`, [
        { name: 'AMR', value: -amr, rule: 'E-HBK-14' },
      ]),
      why: [burst],
      chances: [
        { says: `${at.name} falls`, chance: felled, tone: 'good' },
        { says: 'Stands', chance: 1 - felled, tone: 'plain' },
      ],
    }
  },
  *run(situation, { caster, spell: id, target }, at) {
    const creature = situation.creatures[caster]
    const struck = situation.creatures[target]
    const spell = creature && spellMeant(creature, id)
    if (!creature || !spell || !struck)
      return line(at, { rule: 'HBK-MAG-04', what: 'A discharge', says: 'Nothing was spent' })
    const thrown = yield* throwStarred('damage', die, explodingOf(situation))
    const amr = amrOf(situation, struck)
    const done = damage(thrown.total, { amr })
    return line(at, {
      rule: 'HBK-MAG-04',
      what: `${creature.name} discharges ${spell.name} at ${struck.name}`,
      says: `${done} damage`,
      tone: struck.side === 'party' ? 'bad' : 'good',
      who: [caster, target],
      total: done,
      why: [
        { name: '1d6, exploding', value: `${thrown.says} is ${thrown.total}`, rule: 'HBK-GLO-05' },
        { name: 'AMR', value: `−${amr}`, rule: 'E-HBK-14' },
      ],
      effects: [
        spending(situation, creature, spell),
        { do: 'change', creature: target, field: 'hp', by: -done, min: 0 },
        ...hurtAgain(situation, struck, done),
      ],
    })
  },
})

/** Spends any spell to shield allies, up to the caster's level, from one incoming spell. Rule HBK-MAG-05. */
export const ward: Action = defineAction({
  id: 'heartbreaker.ward',
  title: 'Discharge a spell to ward',
  rule: 'HBK-MAG-05',
  phase: 'fight',
  slot: 'spell',
  needs: [],
  finds: 'magic counter shield protect allies incoming',
  asks: {
    ...asks,
    allies: { kind: 'creatures', title: 'Whom it wards', optional: true },
  },
  preview(situation, { caster, spell: id, hands, allies }) {
    const creature = situation.creatures[caster]
    if (!creature) return refusal('Choose who spends a spell.')
    const fault = notNow(situation, creature, spellMeant(creature, id), hands)
    if (fault) return refusal(fault)
    const room = levelOf(creature)
    const chosen = allies?.length ?? 0
    if (chosen > room)
      return refusal(
        `${creature.name} wards ${room} at level ${room} (HBK-MAG-05), and ${chosen} are chosen: leave some out.`,
      )
    return plain(`Wards up to ${room} from one spell, outside the turn`, [
      { name: 'LVL', value: room, rule: 'HBK-MAG-05' },
    ])
  },
  *run(situation, { caster, spell: id, allies }, at) {
    yield* []
    const creature = situation.creatures[caster]
    const spell = creature && spellMeant(creature, id)
    if (!creature || !spell)
      return line(at, { rule: 'HBK-MAG-05', what: 'A ward', says: 'Nothing was spent' })
    const warded = (allies ?? []).flatMap((each) => situation.creatures[each] ?? [])
    const why: Step[] = [{ name: 'LVL', value: levelOf(creature), rule: 'HBK-MAG-05' }]
    return line(at, {
      rule: 'HBK-MAG-05',
      what: `${creature.name} discharges ${spell.name} as a ward`,
      says: `The spell does nothing to ${listed(warded.map(({ name }) => name)) || `up to ${levelOf(creature)} allies`}`,
      tone: 'good',
      who: [caster, ...warded.map(({ id: each }) => each)],
      why,
      effects: [spending(situation, creature, spell)],
    })
  },
})
