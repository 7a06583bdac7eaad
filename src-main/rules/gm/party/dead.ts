import { plain, refusal } from '../../core/preview.ts'
import { defineAction } from '../../core/action.ts'
import { type Effect, setCondition } from '../../core/effects.ts'
import type { Money } from '../../core/ruleset/money.ts'
import type { Id, ReadonlyCreature, Situation } from '../../core/situation.ts'
import type { Timer } from '../../core/state/due.ts'
import { isDown } from '../../common/incapacitated.ts'
import { carriedItems, lyingHere } from '../person/carry.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { counted } from '../../core/words.ts'
import { earnCoins, moneyOf, payCoins, purseOf, stashCoins } from './coins.ts'

const fates = ['left', 'stashed', 'inherited'] as const
type Fate = (typeof fates)[number]

/** Enters a party member among the dead, with what becomes of their things. Rule GF-DEAD-01. */
export const fall = defineAction({
  id: 'house.fall',
  title: 'Enter among the dead',
  rule: 'GF-DEAD-01',
  phase: 'table',
  slot: 'edit',
  outlives: true,
  finds: 'dead death died killed roll of the dead bury body leaves party',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Who', side: 'party', begins: ['dead'] },
    cause: { kind: 'text', title: 'How', max: 200, optional: true },
    things: { kind: 'choice', title: 'Their things are', of: fates, default: 'left' },
    heir: { kind: 'creature', title: 'Inherited by', side: 'party', optional: true },
  },
  plan(situation, { who, cause, things: fate, heir: named }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who has died.')
    const heir = named ?? heirOf(situation, who)
    if (fate === 'inherited' && (!heir || heir === who))
      return refusal('Choose who takes their things, or leave them with the body.')
    return {
      creature,
      fate,
      heir,
      how: cause?.trim() || causeOf(situation, who),
      left: fated(situation, fate, heir),
    }
  },
  preview: ({ creature, heir, left }, situation) => ({
    ...plain(
      `${creature.name} leaves the marching order; their things ${left}`,
      [],
      [
        {
          name: 'Next to inherit',
          value: (heir && situation.creatures[heir]?.name) || 'nobody',
        },
      ],
    ),
    ...(heir ? {} : { scope: { things: { of: ['left', 'stashed'] } } }),
  }),
  run({ creature, fate, heir, how, left }, situation, { ruleset }) {
    const { id } = creature
    const money = fate === 'left' ? undefined : moneyOf(ruleset)
    const coins = money ? purseOf(creature, money, situation) : 0
    return gmOutcome(
      'GF-DEAD-01',
      `${creature.name}, dead`,
      how,
      [
        ...(creature.conditions['dead']
          ? []
          : [setCondition(id, 'dead', { rule: 'GF-DEAD-01' as const })]),
        ...inherited(situation, creature, fate, heir, money && { money, coins }),
        ...lightsOf(situation, id, fate === 'inherited' ? heir : undefined),
        { do: 'fall', creature: id, cause: how, things: left },
        ...settled(situation, id),
      ],
      {
        who: [id],
        tone: 'bad',
        why: [
          { name: 'Their things', value: left },
          ...(money && coins > 0
            ? [{ name: 'Coins among them', value: counted(coins, money.one, money.many) }]
            : []),
        ],
      },
    )
  },
})

/** Rule GF-DEAD-02. */
export const rise = defineAction({
  id: 'house.rise',
  title: 'Back from the dead',
  rule: 'GF-DEAD-02',
  phase: 'table',
  slot: 'edit',
  finds: 'raise return alive resurrect mistake roll of the dead',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Who', side: 'others', begins: ['dead'] },
  },
  plan(situation, { who }) {
    const fallen = situation.fallen?.[who]
    return fallen ? { who, name: fallen.name } : refusal('Choose somebody on the roll of the dead.')
  },
  preview: ({ name }) => plain(`${name} marches again, at the end of the order`),
  run: ({ who, name }) =>
    gmOutcome(
      'GF-DEAD-02',
      name,
      'Back among the living',
      [{ do: 'rise', creature: who }, setCondition(who, 'dead', null)],
      { who: [who], tone: 'good' },
    ),
})

/** Settles the dues that concern the creature alone. */
function settled(situation: Situation, who: string): Effect[] {
  return Object.values(situation.dues)
    .filter((due) => due.who.length === 1 && due.who[0] === who)
    .map(({ id }) => ({ do: 'settle', due: id }))
}

/** Default heir: the first character not down, else the first of the others. */
function heirOf({ party, creatures }: Situation, who: Id): Id | undefined {
  const others = party.flatMap((id) => (id === who ? [] : (creatures[id] ?? [])))
  return (others.find((one) => one.kind === 'character' && !isDown(one)) ?? others[0])?.id
}

const dueOf = (who: string): string => `dead:${who}`

/** Asks the GM about the place and items of a party member who has died, whatever the cause. */
export function deathsDue(before: Situation, after: Situation): Effect[] {
  return after.party.flatMap((id): Effect[] => {
    const now = after.creatures[id]
    const was = before.creatures[id]
    if (!now || !was || !now.conditions['dead'] || was.conditions['dead']) return []
    return [
      {
        do: 'due',
        due: {
          id: dueOf(id),
          action: 'house.fall',
          input: {
            who: id,
            cause: causeOf(after, id),
            things: 'left',
          },
          title: `${now.name} among the dead`,
          why: `${now.name} is dead, and still marches with the party`,
          rule: 'GF-DEAD-01',
          when: after.fight ? 'end of fight' : 'now',
          who: [id],
          must: false,
        },
      },
    ]
  })
}

/** Clears the cause of going down from creatures that are on their feet again. */
export function clearFelledCauses(_before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures)
    .filter((creature) => creature.felled !== undefined && !isDown(creature))
    .map(({ id }) => ({ do: 'felled', creature: id, how: null }))
}

/** Removes death dues of creatures that are no longer dead. */
export function clearDeathDues(_before: Situation, after: Situation): Effect[] {
  return Object.values(after.dues)
    .filter(
      ({ action, who }) =>
        action === 'house.fall' && !after.creatures[who[0] ?? '']?.conditions['dead'],
    )
    .map(({ id }) => ({ do: 'settle', due: id }))
}

function fated(situation: Situation, fate: Fate, heir: string | undefined): string {
  if (fate === 'left') return 'stay with the body'
  if (fate === 'stashed') return 'go to the stash'
  return `go to ${(heir && situation.creatures[heir]?.name) || 'nobody'}`
}

/** Default cause of death: an edit, the encounter that was fought or brought them down, or the place. */
function causeOf(situation: Situation, who: string): string {
  const { encounter, place } = situation
  const creature = situation.creatures[who]
  if (creature?.felled) return creature.felled
  if (creature?.conditions['dead']?.rule === 'GF-EDIT-03') return 'Marked dead by hand'
  const where = place.title ? `, ${place.title}` : ''
  const struck = situation.fight !== undefined || (creature !== undefined && isDown(creature))
  return encounter && struck ? `${encounter.title}${where}` : place.title || 'Cause not recorded'
}

/** Passes items and coins to the heir, or to the stash. */
function inherited(
  situation: Situation,
  creature: ReadonlyCreature,
  fate: Fate,
  heir: string | undefined,
  purse: { money: Money; coins: number } | undefined,
): Effect[] {
  if (fate === 'left') return []
  const to = fate === 'inherited' ? heir : undefined
  const taker = to ? situation.creatures[to] : undefined
  const carried = carriedItems(creature).flatMap((item): Effect[] => [
    { do: 'drop item', creature: creature.id, item: item.id },
    to
      ? { do: 'item', creature: to, item: { ...item, ready: false } }
      : { do: 'stash', item: lyingHere(situation, item) },
  ])
  if (!purse || purse.coins <= 0) return carried
  const { money, coins } = purse
  return [
    ...carried,
    ...payCoins(creature, coins, money, situation),
    ...(taker ? earnCoins(taker, coins, money, situation) : stashCoins(situation, money, coins)),
  ]
}

/** Passes lights to the heir; without one they have no bearer. */
function lightsOf(situation: Situation, who: string, heir: string | undefined): Effect[] {
  return Object.values(situation.timers)
    .filter(({ kind, bearer }) => kind === 'light' && bearer === who)
    .map((light): Effect => {
      const { bearer: _bearer, ...free } = light as Timer
      return { do: 'timer', timer: heir ? { ...free, bearer: heir } : free }
    })
}
