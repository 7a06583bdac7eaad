import { defineAction } from '../../../core/action.ts'
import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { listed } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Step } from '../../../core/outcome.ts'
import { rollOne } from '../../../core/procedure.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilities, fieldOf, missing, type Ability } from '../people.ts'
import { isDeprived } from './deprived.ts'
import { recover } from './figures.ts'

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

/** A day of the right help. Rules BDP-REC-01, BDP-REC-02. */
export const care = defineAction({
  id: 'block-dodge-parry.care',
  title: 'A day of care',
  rule: 'BDP-REC-02',
  phase: 'town',
  slot: 'rest',
  needs: ['str'],
  finds: 'recover ability score loss healer clinic spa bath prayer downtime town day',
  asks: {
    who: { kind: 'creatures', title: 'Who is cared for', side: 'party' },
    ability: { kind: 'choice', title: 'What comes back', of: abilities, default: 'STR' },
    passes: { kind: 'switch', title: 'The day passes now', default: true },
  },
  preview(situation, { who, ability }) {
    if (situation.fight) return refusal('A fight is on: end it before anybody rests.')
    const all = inCare(situation, who, ability)
    if (all.length === 0)
      return refusal(`Nobody chosen has lost any ${ability}: choose another, or another ability.`)
    const able = all.filter((creature) => !isDeprived(creature))
    if (able.length === 0)
      return refusal(`${listed(all.map(({ name }) => name))}: nothing comes back while Deprived.`)
    return plain(
      `1d4 ${ability} back for ${listed(able.map(({ name }) => name))}`,
      able.map((creature) => ({ name: creature.name, value: -missing(creature, ability) })),
      [{ name: ability, value: help[ability], rule: 'BDP-REC-02' }],
    )
  },
  *run(situation, { who, ability, passes }, at) {
    const effects: Effect[] = []
    const why: Step[] = []
    const all = inCare(situation, who, ability)
    for (const creature of all) {
      const loss = missing(creature, ability)
      const deprived = isDeprived(creature)
      const face = deprived ? 0 : yield* rollOne(`care, ${creature.name} (${creature.id})`, 4)
      const back = loss - recover(loss, face, deprived).loss
      why.push({
        name: creature.name,
        value: deprived ? 'Deprived: nothing comes back' : `1d4 rolled ${face}: ${back} back`,
        rule: deprived ? 'BDP-DEP-01' : 'BDP-REC-02',
      })
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
