import { defineAction, type Action } from '../../rules/core/action.ts'
import type { Effect } from '../../rules/core/effects.ts'
import type { Outcome, RuleId, Tone } from '../../rules/core/outcome.ts'
import { plain, refusal } from '../../rules/core/preview.ts'
import { choose, number, roll, rollOne } from '../../rules/core/procedure.ts'
import type { Id, Situation } from '../../rules/core/situation.ts'

/**
 * Ten rules of four games, as unlike as we could find, each in its barest form. They prove that
 * the shape of actions, effects, dues and consequences holds them all; the rulesets hold the games.
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

/** 1. A turn whose event may demand a rest, and the rest that lifts it. */
const exploreTurn = defineAction({
  id: 'shape.turn',
  title: 'Turn',
  rule: 'DLV-DEV-01',
  phase: 'dungeon',
  slot: 'turn',
  needs: [],
  asks: {},
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
          action: 'shape.rest',
          input: {},
          title: 'Rest',
          rule: 'DLV-DEV-04',
          when: 'next turn',
          must: true,
          why: `${laden.map(({ name }) => name).join(', ')} must rest`,
          who: laden.map(({ id }) => id),
          holds: 'shape.turn',
        },
      })
    }
    return outcome('DLV-DEV-01', `event ${event}`, [], effects)
  },
})

const rest = defineAction({
  id: 'shape.rest',
  title: 'Rest',
  rule: 'DLV-REST-01',
  phase: 'rest',
  slot: 'rest',
  needs: [],
  asks: {},
  plan: (_situation, input) => input,
  *run() {
    yield* rollOne('event', 6)
    return outcome(
      'DLV-REST-01',
      'rest',
      [],
      [
        { do: 'settle action', action: 'shape.rest' },
        { do: 'advance', seconds: 600 },
      ],
    )
  },
})

/** 2. No roll to hit: the damage die is read on a table; at no hit points a question falls due. */
const attack = defineAction({
  id: 'shape.attack',
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

/** 3. A contest with exploding dice: each maximum asks for another die. Shooting empties the gun. */
const shoot = defineAction({
  id: 'shape.shoot',
  title: 'Shoot',
  rule: 'HBK-ATK-03',
  phase: 'fight',
  slot: 'attack',
  needs: [],
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

/** 4. A disease on the clock: a timer makes a save due every day, until three are passed. */
const catchDisease = defineAction({
  id: 'shape.catch',
  title: 'Catch',
  rule: 'BDP-DIS-04',
  phase: 'table',
  slot: 'note',
  needs: [],
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
              action: 'shape.diseaseDay',
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
  id: 'shape.diseaseDay',
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
      { do: 'settle action', action: 'shape.diseaseDay', who },
      passed
        ? { do: 'set', creature: who, field: 'saves', to: saves }
        : { do: 'change', creature: who, field: 'str', by: -2 },
    ]
    if (saves >= 3) effects.push({ do: 'stop timer', timer: 'plague' })
    return outcome('BDP-DIS-01', passed ? `save ${saves} of 3` : '2 STR', [who], effects)
  },
})

/** 5. Three switches: all three succeed, fewer than two fail, two roll, and a cost is chosen. */
const timeGearSkill = defineAction({
  id: 'shape.tgs',
  title: 'Time, gear, skill',
  rule: 'BDP-TGS-04',
  phase: 'check',
  slot: 'skill',
  needs: [],
  asks: {
    time: { kind: 'switch', title: 'Time' },
    gear: { kind: 'switch', title: 'Gear' },
    skill: { kind: 'switch', title: 'Skill' },
  },
  plan: (_situation, input) => input,
  preview({ time, gear, skill }) {
    const count = Number(time) + Number(gear) + Number(skill)
    const verdict = count === 3 ? 'success' : count < 2 ? 'failure' : 'roll'
    return { terms: [{ name: 'count', value: count }], chances: [], bars: [], verdict, why: [] }
  },
  *run({ time, gear, skill }) {
    const count = Number(time) + Number(gear) + Number(skill)
    if (count !== 2) return outcome('BDP-TGS-06', count === 3 ? 'success' : 'failure', [])
    const face = yield* rollOne('die', 6)
    if (face === 1) return outcome('BDP-TGS-06', 'failure', [])
    if (face > 3) return outcome('BDP-TGS-06', 'success', [])
    const cost = yield* choose('cost', ['something breaks', '1 Fatigue', 'harder'])
    return outcome('BDP-TGS-06', `success, but ${cost}`, [])
  },
})

/** 6. A called shot spoils what its target has declared; the target chooses how to resist. */
const calledShot = defineAction({
  id: 'shape.calledShot',
  title: 'Called shot',
  rule: 'GAM-CMB-19',
  phase: 'fight',
  slot: 'attack',
  needs: [],
  asks: { by: { kind: 'creature', title: 'Attacker' }, at: { kind: 'creature', title: 'Target' } },
  plan: (_situation, input) => input,
  *run({ by, at }, situation) {
    const open: Effect = { do: 'condition', creature: by, name: '−2 defence', to: {} }
    const face = yield* rollOne('attack', 20)
    if (face > 11 + value(situation, by, 'attack') - value(situation, at, 'defence') - 3) {
      return outcome('GAM-CMB-19', 'miss', [by, at], [open])
    }
    const how = yield* choose('resist with', ['evasion', 'fortitude'])
    const resists = yield* rollOne('resist', 20)
    const spoiled = resists > value(situation, at, how)
    return outcome(
      'GAM-CMB-21',
      spoiled ? 'spoiled' : 'held',
      [by, at],
      spoiled ? [open, { do: 'spoil', creature: at }] : [open],
    )
  },
})

/** 7. A failed test that a later bid may turn: the bid stands at 0 until the entry is amended. */
const climb = defineAction({
  id: 'shape.climb',
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

/** 8. A group tests as one: the median and a bonus that doubles its way up. */
export function groupTarget(scores: readonly number[]): number {
  const sorted = [...scores].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  const median = sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
  return median + Math.floor(Math.log2(sorted.length + 1))
}

const groupEffort = defineAction({
  id: 'shape.group',
  title: 'Together',
  rule: 'GAM-GRP-04',
  phase: 'check',
  slot: 'skill',
  needs: [],
  asks: { who: { kind: 'creatures', title: 'Who' } },
  plan: (_situation, input) => input,
  *run({ who }, situation) {
    const [face = 0] = yield* roll('test', 20)
    const target = groupTarget(who.map((id) => value(situation, id, 'intelligence')))
    return outcome('GAM-GRP-04', face <= target ? 'success' : 'failure', who)
  },
})

/** 10. A roll the players must not see. */
const listen = defineAction({
  id: 'shape.listen',
  title: 'Listen',
  rule: 'DLV-DOOR-01',
  phase: 'check',
  slot: 'skill',
  needs: [],
  asks: {},
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
  id: 'shape.wait',
  title: 'Wait',
  rule: 'GF-CLOCK',
  phase: 'table',
  slot: 'clock',
  needs: [],
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
  timeGearSkill,
  calledShot,
  climb,
  groupEffort,
  listen,
  wait,
]

/** 9. Consequences look at the state, so they follow whatever caused the change. */
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
        action: 'shape.rest',
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
          action: 'shape.listen',
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
