import { defineAction } from '../../../core/action.ts'
import { askNotation } from '../../../dice/roll.ts'
import { readAmount } from '../../../dice/read-notation.ts'
import { plain, refusal, signed } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Situation } from '../../../core/situation.ts'
import { restored } from '../rest/figures.ts'
import { changesSay, hurtEffects, isArchetypal, pointsAfter, pointSteps, vervings } from './hurt.ts'
import { phantasmGrows } from './phantasm.ts'
import { pointEffects, pointsOf } from './states.ts'

/** Harm by anything but a blow: a trap, fire, a curse. Rules GAM-SUR-04, GAM-SUR-12, GAM-INJ-01. */
export const damage = defineAction({
  id: 'gods-and-monsters.damage',
  title: 'Damage',
  rule: 'GAM-SUR-12',
  phase: 'fight',
  slot: 'damage',
  needs: ['hp'],
  finds: 'harm hurt wound trap fire survival verve injuries',
  asks: {
    target: { kind: 'creature', title: 'Whom' },
    amount: { kind: 'notation', title: 'How much', default: '1' },
    injuries: { kind: 'number', title: 'Injuries besides', min: 0, max: 99, default: 0 },
    verve: { kind: 'choice', title: 'Verve', of: vervings, default: 'as the rule has it' },
    phantasm: { kind: 'switch', title: 'Of an illusion', default: false },
  },
  preview(situation, { target, amount, verve }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose who is hurt.')
    if ('dead' in creature.conditions) return refusal(`${creature.name} is dead: choose another.`)
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    const { pool, verve: points, survival } = pointsOf(creature)
    const archetypal = isArchetypal(situation, creature, verve)
    return plain(`${amount} to ${creature.name}`, [
      ...(pool > 0 ? [{ name: 'Pool', value: pool, rule: 'GAM-SUR-10' as const }] : []),
      ...(archetypal ? [{ name: 'Verve', value: points, rule: 'GAM-SUR-06' as const }] : []),
      { name: 'Survival', value: survival, rule: 'GAM-SUR-12' },
    ])
  },
  *run(situation, { target, amount, injuries, verve, phantasm }, at) {
    const creature = situation.creatures[target]
    const read = readAmount(amount)
    if (!creature || 'says' in read)
      return line(at, { rule: 'GAM-SUR-12', what: 'Damage', says: 'Nobody was hurt' })
    const rolled = yield* askNotation('damage', read.expression)
    const harm = Math.max(0, rolled.total + at.ruling.adjust)
    const archetypal = isArchetypal(situation, creature, verve)
    const was = pointsOf(creature)
    const is = pointsAfter(was, { damage: harm, injuries, archetypal })
    return line(at, {
      rule: 'GAM-SUR-12',
      what: `Damage to ${creature.name}, ${amount}`,
      says: changesSay(was, is) || 'No harm',
      tone: harm + injuries === 0 ? 'plain' : creature.side === 'party' ? 'bad' : 'good',
      who: [target],
      total: harm,
      why: [
        { name: amount, value: rolled.says },
        ...(at.ruling.adjust === 0
          ? []
          : [{ name: '±', value: `${signed(at.ruling.adjust)} by the GM` }]),
        { name: 'Archetypal', value: archetypal ? 'yes, verve first' : 'no', rule: 'GAM-SUR-04' },
        ...pointSteps(was, is),
        ...(phantasm
          ? [
              {
                name: 'An illusion',
                value: 'counts until it is seen through',
                rule: 'GAM-ILL-01' as const,
              },
            ]
          : []),
      ],
      effects: [
        ...hurtEffects(creature, is, archetypal),
        ...(phantasm ? phantasmGrows(creature, was, is) : []),
      ],
    })
  },
})

const what = ['survival', 'verve', 'injuries'] as const

/** Points given back by anything but a rest; never past the full figure. Rule GAM-SUR-01. */
export const heal = defineAction({
  id: 'gods-and-monsters.heal',
  title: 'Heal',
  rule: 'GAM-SUR-01',
  phase: 'fight',
  slot: 'heal',
  needs: ['hp'],
  finds: 'cure restore survival verve injuries spell spirit',
  asks: {
    target: { kind: 'creature', title: 'Whom', first: 'party' },
    amount: { kind: 'notation', title: 'How much', default: '1' },
    of: { kind: 'choice', title: 'Of', of: what, default: 'survival' },
  },
  preview(situation, { target, amount, of }) {
    const creature = situation.creatures[target]
    if (!creature) return refusal('Choose whom to heal.')
    const read = readAmount(amount)
    if ('says' in read) return refusal(`“${amount}” can’t be read: ${read.says}.`)
    if (healedBy(situation, target, of, 1) === null)
      return refusal(`${creature.name} lacks no ${of}: choose another, or something else to heal.`)
    return plain(`${amount} on ${of} of ${creature.name}`)
  },
  *run(situation, { target, amount, of }, at) {
    const creature = situation.creatures[target]
    const read = readAmount(amount)
    if (!creature || 'says' in read)
      return line(at, { rule: 'GAM-SUR-01', what: 'Healing', says: 'Nobody was healed' })
    const rolled = yield* askNotation('healing', read.expression)
    const was = pointsOf(creature)
    const by = Math.max(0, rolled.total + at.ruling.adjust)
    const is = { ...was, ...healedBy(situation, target, of, by) }
    return line(at, {
      rule: 'GAM-SUR-01',
      what: `Healing for ${creature.name}, ${amount}`,
      says: changesSay(was, is) || 'Nothing to heal',
      tone: 'good',
      who: [target],
      total: by,
      why: pointSteps(was, is),
      effects: pointEffects(target, was, is),
    })
  },
})

function healedBy(situation: Situation, target: string, of: (typeof what)[number], by: number) {
  const creature = situation.creatures[target]
  if (!creature) return null
  const { survival, verve, injuries } = pointsOf(creature)
  const { maxHp = survival, maxVerve = verve } = creature.values
  const to = {
    survival: { survival: restored(survival, maxHp, by) },
    verve: { verve: restored(verve, maxVerve, by) },
    injuries: { injuries: Math.max(0, injuries - by) },
  }[of]
  const changed = Object.values(to)[0] !== { survival, verve, injuries }[of]
  return changed ? to : null
}
