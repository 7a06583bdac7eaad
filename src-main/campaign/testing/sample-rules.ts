import { defineAction, type Action } from '../../rules/core/action.ts'
import type { Effect } from '../../rules/core/effects.ts'
import type { Outcome, RuleId, Tone } from '../../rules/core/outcome.ts'
import { plain, refusal } from '../../rules/core/preview.ts'
import { number, rollOne } from '../../rules/core/procedure.ts'
import type { Id, Situation } from '../../rules/core/situation.ts'

/**
 * Actions for tests of the journal, each with one thing that a journal must hold: a due that holds the next
 * action back, dice that ask for more dice, timers, a choice made after the roll. They are of no game.
 */
const value = (situation: Situation, id: Id, field: string): number =>
  situation.creatures[id]?.values[field] ?? 0

function outcome(
  rule: RuleId,
  says: string,
  who: Id[],
  effects: Effect[] = [],
  tone: Tone = 'plain',
): Outcome {
  return { rule, what: rule, says, tone, who, why: [], effects }
}

/** A turn whose event may demand a rest, and the rest that lifts it. */
const exploreTurn = defineAction({
  id: 'sample.turn',
  title: 'Turn',
  rule: 'DLV-DEV-01',
  phase: 'dungeon',
  slot: 'turn',
  plan: (_situation, input) => input,
  *run(_input, situation) {
    const event = yield* rollOne('event', 6)
    const laden = Object.values(situation.creatures).filter(({ values }) => (values.units ?? 0) > 0)
    const effects: Effect[] = [{ do: 'advance', seconds: 600 }]
    if (event === 3 && laden.length > 0) {
      effects.push({
        do: 'due',
        due: {
          id: 'rest',
          action: 'sample.rest',
          input: {},
          title: 'Rest',
          rule: 'DLV-DEV-04',
          when: 'next turn',
          must: true,
          why: `${laden.map(({ name }) => name).join(', ')} must rest`,
          who: laden.map(({ id }) => id),
          holds: 'sample.turn',
        },
      })
    }
    return outcome('DLV-DEV-01', `event ${event}`, [], effects)
  },
})

const rest = defineAction({
  id: 'sample.rest',
  title: 'Rest',
  rule: 'DLV-REST-01',
  phase: 'rest',
  slot: 'rest',
  plan: (_situation, input) => input,
  *run() {
    yield* rollOne('event', 6)
    return outcome(
      'DLV-REST-01',
      'rest',
      [],
      [
        { do: 'settle action', action: 'sample.rest' },
        { do: 'advance', seconds: 600 },
      ],
    )
  },
})

/** No roll to hit: the damage die is read on a table; at no hit points a question falls due. */
const attack = defineAction({
  id: 'sample.attack',
  title: 'Attack',
  rule: 'HRT-ATK-02',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  asks: {
    by: { kind: 'creature', title: 'Attacker' },
    at: { kind: 'creature', title: 'Target' },
    die: { kind: 'number', title: 'Die', min: 4, max: 12 },
  },
  plan: (_situation, input) => input,
  *run({ by, at, die }, situation) {
    const damage = yield* rollOne('damage', die)
    const hits = damage >= 12 ? 3 : damage >= 8 ? 2 : damage >= 4 ? 1 : 0
    const absorbed = Math.min(value(situation, at, 'ap'), hits)
    const effects: Effect[] = [
      { do: 'change', creature: at, field: 'ap', by: -absorbed },
      { do: 'change', creature: at, field: 'hp', by: absorbed - hits, min: 0 },
    ]
    return outcome('HRT-ATK-02', `${hits} hits`, [by, at], effects)
  },
})

/** A contest with exploding dice: each maximum asks for another die. Shooting empties the gun. */
const shoot = defineAction({
  id: 'sample.shoot',
  title: 'Shoot',
  rule: 'HBK-ATK-03',
  phase: 'fight',
  slot: 'attack',
  asks: {
    by: { kind: 'creature', title: 'Shooter' },
    at: { kind: 'creature', title: 'Target' },
    dice: { kind: 'number', title: 'Dice', min: 1, max: 3 },
  },
  plan(situation, input) {
    const ready = value(situation, input.by, 'readyRound')
    const round = situation.fight?.round ?? 1
    return round < ready ? refusal(`Reloading until round ${ready}.`) : input
  },
  preview: () => plain('d20 against d20'),
  *run({ by, at, dice }, situation) {
    const attacks = yield* rollOne('attack', 20)
    const defends = yield* rollOne('defence', 20)
    const after: Effect[] = [
      { do: 'set', creature: by, field: 'readyRound', to: (situation.fight?.round ?? 1) + 2 },
      { do: 'condition', creature: at, name: 'on the lookout', to: {} },
    ]
    if (attacks + value(situation, by, 'com') <= defends)
      return outcome('HBK-ATK-04', 'miss', [by, at], after)
    let total = 0
    for (let die = 1; die <= dice; die++) {
      for (let again = 1; ; again++) {
        const face = yield* rollOne(`damage ${die}.${again}`, 6)
        total += face
        if (face < 6) break
      }
    }
    return outcome(
      'HBK-GLO-05',
      `${total} damage`,
      [by, at],
      [...after, { do: 'change', creature: at, field: 'hp', by: -total }],
      'good',
    )
  },
})

/** A disease on the clock: a timer makes a save due every day, until three are passed. */
const catchDisease = defineAction({
  id: 'sample.catch',
  title: 'Catch',
  rule: 'BDP-DIS-04',
  phase: 'table',
  slot: 'note',
  asks: { who: { kind: 'creature', title: 'Who' } },
  plan: (_situation, input) => input,
  *run({ who }, situation) {
    const day = 86_400
    return outcome(
      'BDP-DIS-04',
      'ill',
      [who],
      [
        {
          do: 'timer',
          timer: {
            id: 'plague',
            kind: 'named',
            title: 'Plague',
            from: situation.clock.seconds,
            next: situation.clock.seconds + day,
            every: day,
            rule: 'BDP-DIS-04',
            bearer: who,
            due: {
              action: 'sample.diseaseDay',
              input: { who },
              why: 'a day of fever',
              title: 'Save',
              rule: 'BDP-DIS-01',
              when: 'now',
              who: [who],
              must: true,
            },
          },
        },
      ],
    )
  },
})

const diseaseDay = defineAction({
  id: 'sample.diseaseDay',
  title: 'Fever',
  rule: 'BDP-DIS-01',
  phase: 'table',
  slot: 'save',
  needs: ['str'],
  asks: { who: { kind: 'creature', title: 'Who' } },
  plan: (_situation, input) => input,
  *run({ who }, situation) {
    const face = yield* rollOne('STR save', 20)
    const passed = face === 1 || (face !== 20 && face <= value(situation, who, 'str'))
    const saves = value(situation, who, 'saves') + (passed ? 1 : 0)
    const effects: Effect[] = [
      { do: 'settle action', action: 'sample.diseaseDay', who },
      passed
        ? { do: 'set', creature: who, field: 'saves', to: saves }
        : { do: 'change', creature: who, field: 'str', by: -2 },
    ]
    if (saves >= 3) effects.push({ do: 'stop timer', timer: 'plague' })
    return outcome('BDP-DIS-01', passed ? `save ${saves} of 3` : '2 STR', [who], effects)
  },
})

/** A failed test that a later bid may turn: the bid stands at 0 until the entry is amended. */
const climb = defineAction({
  id: 'sample.climb',
  title: 'Climb',
  rule: 'GAM-CTS-01',
  phase: 'check',
  slot: 'skill',
  needs: ['agility'],
  asks: { who: { kind: 'creature', title: 'Who' } },
  plan: (_situation, input) => input,
  *run({ who }, situation) {
    const face = yield* rollOne('test', 20)
    const over = face - value(situation, who, 'agility')
    if (over <= 0) return outcome('GAM-CTS-01', 'up', [who], [], 'good')
    const bid = yield* number('mojo bid', 0, Math.max(0, value(situation, who, 'mojo')), 0)
    if (bid >= over) {
      return outcome(
        'GAM-MOJ-07',
        `turned for ${over} mojo`,
        [who],
        [{ do: 'change', creature: who, field: 'mojo', by: -over }],
        'good',
      )
    }
    const fall = yield* rollOne('fall', 6)
    const falls = outcome(
      'GAM-FAL-01',
      `falls for ${fall}`,
      [who],
      [{ do: 'change', creature: who, field: 'survival', by: -fall }],
      'bad',
    )
    return { ...falls, failedBy: over }
  },
})

/** A roll the players must not see. */
const listen = defineAction({
  id: 'sample.listen',
  title: 'Listen',
  rule: 'DLV-DOOR-01',
  phase: 'check',
  slot: 'skill',
  plan: (_situation, input) => input,
  *run(_input, _situation, { ruling }) {
    const face = yield* rollOne('listen', 20)
    const score = 10 + ruling.adjust
    const heard = ruling.override ? ruling.override === 'success' : face < score
    return {
      ...outcome('DLV-DOOR-01', heard ? 'heard' : 'silence', []),
      secret: true,
      why: [{ name: 'Score', value: score }],
    }
  },
})

const wait = defineAction({
  id: 'sample.wait',
  title: 'Wait',
  rule: 'GF-CLOCK',
  phase: 'table',
  slot: 'clock',
  asks: { seconds: { kind: 'number', title: 'Seconds', min: 0, max: 10_000_000 } },
  plan: (_situation, input) => input,
  *run({ seconds }) {
    return outcome('GF-CLOCK', 'time passes', [], [{ do: 'advance', seconds }])
  },
})

export const actions: readonly Action[] = [
  exploreTurn,
  rest,
  attack,
  shoot,
  catchDisease,
  diseaseDay,
  climb,
  listen,
  wait,
]

/** Consequences look at the state, so they follow whatever caused the change. */
export function consequences(before: Situation, after: Situation): Effect[] {
  return [...fallen(before, after), ...moraleDue(before, after)]
}

function fallen(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter(({ id, values }) => (values.hp ?? 1) <= 0 && value(before, id, 'hp') > 0)
    .map(({ id, name }) => ({
      do: 'due',
      due: {
        id: `down:${id}`,
        action: 'sample.rest',
        input: {},
        title: 'Dead or dying?',
        why: `${name} is at 0 HP`,
        rule: 'HRT-ATK-04',
        when: 'now',
        who: [id],
        must: true,
      },
    }))
}

function moraleDue(before: Situation, after: Situation): Effect[] {
  return Object.values(after.groups).flatMap((group): Effect[] => {
    const lost = (situation: Situation): number =>
      group.members.filter((id) => value(situation, id, 'hp') <= 0).length
    const [was, is] = [lost(before), lost(after)]
    const first = was === 0 && is > 0
    const half = was * 2 < group.strength && is * 2 >= group.strength && is > 0
    if (!before.groups[group.id] || !(first || half)) return []
    const why = [first ? 'first casualty' : '', half ? 'half lost' : ''].filter(Boolean).join(', ')
    return [
      {
        do: 'due',
        due: {
          id: `morale:${group.id}`,
          action: 'sample.listen',
          input: {},
          title: 'Morale',
          why,
          rule: 'DLV-MOR-01',
          when: 'now',
          who: [...group.members],
          must: false,
        },
      },
    ]
  })
}
