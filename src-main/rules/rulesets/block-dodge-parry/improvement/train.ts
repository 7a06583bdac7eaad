import { defineAction } from '../../../core/action.ts'
import { day } from '../../../clock/clock.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import { rollOne, rollSummed } from '../../../core/procedure.ts'
import { counted } from '../../../core/words.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { abilities, fieldOf, fullOf } from '../people.ts'
import { abilityGrows, hpTraining, newMaximum } from './figures.ts'

const week = 7 * day

function pay(creature: ReadonlyCreature, coins: number): Effect[] {
  return coins > 0
    ? [{ do: 'change', creature: creature.id, field: 'coins', by: -coins, min: 0 }]
    : []
}

function cannotPay(creature: ReadonlyCreature, coins: number): string | null {
  const { coins: purse = 0 } = creature.values
  return purse < coins
    ? `${creature.name} has ${purse} coins, and it costs ${coins}: find them, or a trainer with other terms.`
    : null
}

/** HP from somebody with more. Rule BDPX-IMP-05. */
export const trainHp = defineAction({
  id: 'block-dodge-parry.train-hp',
  title: 'Train HP',
  rule: 'BDPX-IMP-05',
  phase: 'town',
  slot: 'task',
  needs: ['hp'],
  finds: 'improve level up advance trainer hit protection experience milestone',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    trainer: { kind: 'number', title: 'Max HP of the trainer', min: 1, max: 30, default: 6 },
    milestone: { kind: 'switch', title: 'A milestone instead: no trainer, no fee', default: false },
  },
  preview(situation, { who, trainer, milestone }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who trains.')
    const { maxHp = 0 } = creature.values
    const terms = hpTraining(trainer)
    if (!milestone && maxHp < terms.needs)
      return refusal(
        `${creature.name} needs ${terms.needs} HP first, and has ${maxHp}: a lesser trainer comes before.`,
      )
    const poor = milestone ? null : cannotPay(creature, terms.coins)
    if (poor) return refusal(poor)
    return plain(
      milestone
        ? `${terms.dice}d6 for a new maximum, else 1 more`
        : `${counted(terms.weeks, 'week')}, ${terms.coins} coins: ${terms.dice}d6 for a new maximum, else 1 more`,
      [{ name: 'Max HP', value: maxHp, rule: 'BDPX-IMP-05' }],
    )
  },
  *run(situation, { who, trainer, milestone }, at) {
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'BDPX-IMP-05', what: 'Training', says: 'Nobody trained' })
    const terms = hpTraining(trainer)
    const { maxHp = 0 } = creature.values
    const rolled = (yield* rollSummed('new HP', 6, terms.dice)).reduce(
      (sum, die) => sum + die,
      at.ruling.adjust,
    )
    const to = newMaximum(maxHp, rolled)
    return line(at, {
      rule: 'BDPX-IMP-05',
      what: `${milestone ? 'A milestone' : 'Training'}, ${creature.name}`,
      says: `Max HP ${maxHp} to ${to}`,
      tone: 'good',
      who: [who],
      total: rolled,
      why: [
        {
          name: `${terms.dice}d6`,
          value: rolled > maxHp ? rolled : `${rolled}, so 1 more`,
          rule: 'BDPX-IMP-05',
        },
        ...(milestone
          ? []
          : [
              {
                name: 'Trainer',
                value: `${counted(terms.weeks, 'week')}, ${terms.coins} coins`,
                rule: 'BDPX-IMP-05' as const,
              },
            ]),
      ],
      effects: [
        { do: 'set', creature: who, field: 'maxHp', to },
        ...(milestone ? [] : pay(creature, terms.coins)),
        ...(milestone ? [] : [{ do: 'advance' as const, seconds: terms.weeks * week }]),
      ],
    })
  },
})

const ways = ['training, 200 coins a week', 'a Crucial Save that failed'] as const

function grown(creature: ReadonlyCreature, ability: (typeof abilities)[number]): Effect[] {
  const [now, full] = [
    creature.values[fieldOf[ability]] ?? 0,
    creature.values[fullOf[ability]] ?? 0,
  ]
  return [
    { do: 'set', creature: creature.id, field: fullOf[ability], to: full + 1 },
    { do: 'set', creature: creature.id, field: fieldOf[ability], to: now + 1 },
  ]
}

function hindered(
  situation: Situation,
  who: string,
  ability: (typeof abilities)[number],
  how: string,
): string | null {
  const creature = situation.creatures[who]
  if (!creature) return 'Choose who grows.'
  if ((creature.values[fullOf[ability]] ?? 0) >= 18)
    return `${ability} of ${creature.name} is at 18, and that is the most.`
  return how === ways[0] ? cannotPay(creature, 200) : null
}

/** Rules BDPX-IMP-06, BDPX-IMP-07. */
export const trainAbility = defineAction({
  id: 'block-dodge-parry.train-ability',
  title: 'Raise an ability',
  rule: 'BDPX-IMP-06',
  phase: 'town',
  slot: 'task',
  needs: ['str', 'dex', 'wil'],
  finds: 'improve level up advance strength dexterity will crucial save training',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'STR' },
    how: { kind: 'choice', title: 'By', of: ways, default: 'training, 200 coins a week' },
  },
  preview(situation, { who, ability, how }) {
    const held = hindered(situation, who, ability, how)
    if (held) return refusal(held)
    if (how === ways[1])
      return plain(
        `${ability} grows by 1`,
        [],
        [{ name: 'Crucial Save', value: 'failed', rule: 'BDPX-IMP-07' }],
      )
    const full = situation.creatures[who]?.values[fullOf[ability]] ?? 0
    const chance =
      Array.from({ length: 20 }, (_, at) => at + 1).filter((d20) => abilityGrows(full, d20))
        .length / 20
    return {
      ...plain(`A week, 200 coins; d20 over ${full}`, [
        { name: ability, value: full, rule: 'BDPX-IMP-06' },
      ]),
      chances: [
        { says: '1 more', chance, tone: 'good' },
        { says: 'Nothing', chance: 1 - chance, tone: 'bad' },
      ],
    }
  },
  *run(situation, { who, ability, how }, at) {
    const creature = situation.creatures[who]
    if (!creature)
      return line(at, { rule: 'BDPX-IMP-06', what: 'Training', says: 'Nobody trained' })
    const base = { what: `${ability}, ${creature.name}`, who: [who] }
    if (how === ways[1])
      return line(at, {
        ...base,
        rule: 'BDPX-IMP-07',
        says: `${ability} grows by 1`,
        tone: 'good',
        effects: grown(creature, ability),
      })
    const full = creature.values[fullOf[ability]] ?? 0
    const { override } = at.ruling
    const d20 = override ? null : yield* rollOne('training', 20)
    const grows = d20 === null ? override === 'success' : abilityGrows(full, d20 + at.ruling.adjust)
    return line(at, {
      ...base,
      rule: 'BDPX-IMP-06',
      says: grows ? `${ability} grows by 1` : 'Nothing yet',
      tone: grows ? 'good' : 'plain',
      ...(d20 === null ? {} : { total: d20 }),
      why: [
        { name: `Over ${full}`, value: d20 ?? 'ruled by the GM', rule: 'BDPX-IMP-06' },
        { name: 'Training', value: '1 week, 200 coins', rule: 'BDPX-IMP-06' },
      ],
      effects: [
        ...(grows ? grown(creature, ability) : []),
        ...pay(creature, 200),
        { do: 'advance', seconds: week },
      ],
    })
  },
})
