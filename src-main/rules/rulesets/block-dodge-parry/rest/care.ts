import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { day } from '../../../clock/clock.ts'
import { abilities, fieldOf, missing, type Ability } from '../character/people.ts'
import { isDeprived } from './deprivation.ts'

/** Loss of an ability after a day of care; unchanged while Deprived. Rules BDP-REC-02, BDP-DEP-01. */
export function recover(loss: number, roll: number, deprived: boolean): { loss: number } {
  return { loss: deprived ? loss : Math.max(0, loss - Math.max(0, roll)) }
}

const help: Readonly<Record<Ability, string>> = {
  STR: 'a healer, a physician, a clinic',
  DEX: 'a spa, a massage, a bath house',
  WIL: 'company, a tea ritual, meditation, prayer',
}

function inCare(
  situation: Situation,
  who: readonly string[],
  ability: Ability,
): ReadonlyCreature[] {
  return who
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter((creature) => missing(creature, ability) > 0 && !('dead' in creature.conditions))
}

/** Gives a day of care that restores an ability. Rules BDP-REC-01, BDP-REC-02. */
export const care = defineAction({
  id: 'block-dodge-parry.care',
  title: 'A day of care',
  rule: 'BDP-REC-02',
  phase: 'town',
  slot: 'rest',
  needs: ['str'],
  finds: 'recover ability score loss healer clinic spa bath prayer downtime town day',
  asks: {
    who: {
      kind: 'creatures',
      role: 'target',
      title: 'Who is cared for',
      side: 'party',
      lying: true,
    },
    ability: { kind: 'choice', title: 'What comes back', of: abilities, default: 'STR' },
    passes: { kind: 'switch', title: 'The day passes now', default: true },
  },
  plan(situation, { who, ability, passes }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody rests.')
    const all = inCare(situation, who, ability)
    if (all.length === 0)
      return refusal(`Nobody chosen has lost any ${ability}: choose another, or another ability.`)
    const able = all.filter((creature) => !isDeprived(creature))
    if (able.length === 0)
      return refusal(`${listed(all.map(({ name }) => name))}: nothing comes back while Deprived.`)
    return { all, able, ability, passes }
  },
  preview: ({ able, ability }) =>
    plain(
      `1d4 ${ability} back for ${listed(able.map(({ name }) => name))}`,
      able.map((creature) => ({ name: creature.name, value: -missing(creature, ability) })),
      [step(ability, help[ability], 'BDP-REC-02')],
    ),
  *run({ all, ability, passes }, _situation, at) {
    const effects: Effect[] = []
    const why: Step[] = []
    for (const creature of all) {
      const loss = missing(creature, ability)
      const deprived = isDeprived(creature)
      const face = deprived ? 0 : yield* rollOne(`care, ${creature.name} (${creature.id})`, 4)
      const back = loss - recover(loss, face, deprived).loss
      why.push(
        step(
          creature.name,
          deprived ? 'Deprived: nothing comes back' : `1d4 rolled ${face}: ${back} ${ability} back`,
          deprived ? 'BDP-DEP-01' : 'BDP-REC-02',
        ),
      )
      if (back > 0)
        effects.push({ do: 'change', creature: creature.id, field: fieldOf[ability], by: back })
    }
    return line(at, {
      rule: 'BDP-REC-02',
      what: `A day of care, ${ability}`,
      says:
        effects.length > 0
          ? why.map(({ name, value }) => `${name}: ${value}`).join('; ')
          : 'Nothing came back',
      tone: effects.length > 0 ? 'good' : 'plain',
      who: all.map(({ id }) => id),
      why,
      effects: passes ? [...effects, { do: 'advance', seconds: day }] : effects,
    })
  },
})
