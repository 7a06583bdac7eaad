import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { rollOne, rollSummed } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { counted } from '../../../core/words.ts'
import { day } from '../../../clock/clock.ts'
import { abilities, fieldOf, fullOf } from '../character/people.ts'
import { chanceOn } from '../checks/odds.ts'
import { setField } from '../effects.ts'

interface Training {
  weeks: number
  coins: number
  dice: number
  /** Max HP that the pupil must have already. */
  needs: number
}

/**
 * Terms of training by somebody of so many max HP. A week’s price of the best trainers is not printed:
 * theirs is that of the next best. Rule BDPX-IMP-05.
 */
function hpTraining(trainer: number): Training {
  if (trainer >= 13) return { weeks: 4, coins: 300, dice: 3, needs: 12 }
  if (trainer >= 7) return { weeks: 4, coins: 300, dice: 2, needs: 6 }
  return { weeks: 1, coins: 50, dice: 1, needs: 0 }
}

/** New maximum: the roll, or 1 more where the roll is no higher. Rule BDPX-IMP-05. */
function newMaximum(now: number, rolled: number): number {
  return rolled > now ? rolled : now + 1
}

/** True when training raises an ability: a d20 over its full score, up to 18. Rule BDPX-IMP-06. */
function abilityGrows(full: number, d20: number): boolean {
  return full < 18 && d20 > full
}

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

/** Raises max HP by a trainer who has more, or by a milestone. Rule BDPX-IMP-05. */
export const trainHp = defineAction({
  id: 'block-dodge-parry.train-hp',
  title: 'Train HP',
  rule: 'BDPX-IMP-05',
  phase: 'town',
  slot: 'task',
  needs: ['hp'],
  finds:
    'level; level up; gain a level; advancement; improve advance trainer hit protection experience milestone',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    trainer: { kind: 'number', title: 'Max HP of the trainer', min: 1, max: 30, default: 6 },
    milestone: { kind: 'switch', title: 'A milestone instead: no trainer, no fee', default: false },
  },
  creation: [
    {
      title: 'Trainer and new HP',
      says: 'A better trainer takes more weeks and coins, and more dice are rolled: a new maximum if they beat the old, else 1 more.',
      rule: 'BDPX-IMP-05',
      asks: ['trainer', 'milestone'],
      dice: ['new HP'],
    },
  ],
  plan(situation, { who, trainer, milestone }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who trains.')
    const { maxHp = 0 } = creature.values
    const terms = hpTraining(trainer)
    if (!milestone && maxHp < terms.needs)
      return refusal(
        `${creature.name} needs ${terms.needs} HP first, and has ${maxHp}: a lesser trainer comes before.`,
      )
    const poor = milestone ? null : cannotPay(creature, terms.coins)
    return poor ? refusal(poor) : { creature, maxHp, terms, milestone }
  },
  preview: ({ maxHp, terms, milestone }) =>
    plain(
      milestone
        ? `${terms.dice}d6 for a new maximum, else 1 more`
        : `${counted(terms.weeks, 'week')}, ${terms.coins} coins: ${terms.dice}d6 for a new maximum, else 1 more`,
      [step('Max HP', maxHp, 'BDPX-IMP-05')],
    ),
  *run({ creature, maxHp, terms, milestone }, _situation, at) {
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
      who: [creature.id],
      total: rolled,
      why: [
        step(`${terms.dice}d6`, rolled > maxHp ? rolled : `${rolled}, so 1 more`, 'BDPX-IMP-05'),
        ...(milestone
          ? []
          : [
              step(
                'Trainer',
                `${counted(terms.weeks, 'week')}, ${terms.coins} coins`,
                'BDPX-IMP-05',
              ),
            ]),
      ],
      effects: [
        setField(creature.id, 'maxHp', to),
        ...(milestone
          ? []
          : [
              ...pay(creature, terms.coins),
              { do: 'advance' as const, seconds: terms.weeks * week },
            ]),
      ],
    })
  },
})

const ways = ['training, 200 coins a week', 'a Crucial Save that failed'] as const

function raiseAbility(creature: ReadonlyCreature, ability: (typeof abilities)[number]): Effect[] {
  const [now, full] = [
    creature.values[fieldOf[ability]] ?? 0,
    creature.values[fullOf[ability]] ?? 0,
  ]
  return [
    setField(creature.id, fullOf[ability], full + 1),
    setField(creature.id, fieldOf[ability], now + 1),
  ]
}

/** Raises an ability by a point, by training or after a Crucial Save. Rules BDPX-IMP-06, BDPX-IMP-07. */
export const trainAbility = defineAction({
  id: 'block-dodge-parry.train-ability',
  title: 'Raise an ability',
  rule: 'BDPX-IMP-06',
  phase: 'town',
  slot: 'task',
  needs: ['str', 'dex', 'wil'],
  finds:
    'level; level up; gain a level; advancement; improve advance strength dexterity will crucial save training',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    ability: { kind: 'choice', title: 'Ability', of: abilities, default: 'STR' },
    how: { kind: 'choice', title: 'By', of: ways, default: 'training, 200 coins a week' },
  },
  plan(situation, { who, ability, how }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who grows.')
    const full = creature.values[fullOf[ability]] ?? 0
    if (full >= 18) return refusal(`${ability} of ${creature.name} is at 18, and that is the most.`)
    const crucial = how === ways[1]
    const poor = crucial ? null : cannotPay(creature, 200)
    return poor ? refusal(poor) : { creature, ability, full, crucial }
  },
  preview({ ability, full, crucial }) {
    if (crucial)
      return plain(`${ability} grows by 1`, [], [step('Crucial Save', 'failed', 'BDPX-IMP-07')])
    const chance = chanceOn(20, (d20) => abilityGrows(full, d20))
    return {
      ...plain(`A week, 200 coins; d20 over ${full}`, [step(ability, full, 'BDPX-IMP-06')]),
      chances: [
        { says: '1 more', chance, tone: 'good' },
        { says: 'Nothing', chance: 1 - chance, tone: 'bad' },
      ],
    }
  },
  *run({ creature, ability, full, crucial }, _situation, at) {
    const base = { what: `${ability}, ${creature.name}`, who: [creature.id] }
    if (crucial)
      return line(at, {
        ...base,
        rule: 'BDPX-IMP-07',
        says: `${ability} grows by 1`,
        tone: 'good',
        effects: raiseAbility(creature, ability),
      })
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
        step(`Over ${full}`, d20 ?? 'ruled by the GM', 'BDPX-IMP-06'),
        step('Training', '1 week, 200 coins', 'BDPX-IMP-06'),
      ],
      effects: [
        ...(grows ? raiseAbility(creature, ability) : []),
        ...pay(creature, 200),
        { do: 'advance', seconds: week },
      ],
    })
  },
})
