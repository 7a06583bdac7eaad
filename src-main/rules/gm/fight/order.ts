import { defineAction, type Action } from '../../core/action.ts'
import type { Fight } from '../../core/state/fight.ts'
import type { Situation } from '../../core/situation.ts'
import { isBuried } from '../../common/incapacitated.ts'
import type { GameOf } from '../meeting.ts'
import { isAside } from '../encounters/beside.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'

const none = 'No fight is on: begin one, or roll initiative first (I).'
const firsts = ['the party', 'the foes', 'both together'] as const
const sideOf = { 'the party': 'party', 'the foes': 'foes', 'both together': 'tie' } as const
const whens = ['before the foes', 'after the foes'] as const

function changed(situation: Situation, some: Partial<Fight>): { do: 'fight'; fight: Fight } {
  return { do: 'fight', fight: { ...(situation.fight as Fight), ...some } }
}

function nameOf(situation: Situation, who: string): string {
  return situation.creatures[who]?.name ?? 'Nobody'
}

const first = defineAction({
  id: 'house.first',
  title: 'Who goes first',
  rule: 'GF-FIGHT-03',
  phase: 'fight',
  slot: 'initiative',
  needs: [],
  finds: 'initiative by hand typed first side',
  asks: { first: { kind: 'choice', title: 'First', of: firsts } },
  preview: (situation, { first: side }) =>
    situation.fight ? plain(`First: ${side}`) : refusal(none),
  *run(situation, { first: side }) {
    yield* []
    if (!situation.fight) return gmOutcome('GF-FIGHT-03', 'Who goes first', 'No fight is on', [])
    return gmOutcome('GF-FIGHT-03', 'Who goes first, by hand', side, [
      changed(situation, { first: sideOf[side] }),
    ])
  },
})

const stands = defineAction({
  id: 'house.goes',
  title: 'Before or after the foes',
  rule: 'GF-FIGHT-04',
  phase: 'fight',
  slot: 'initiative',
  needs: [],
  finds: 'initiative order by hand save before after',
  asks: {
    who: { kind: 'creature', title: 'Who' },
    when: { kind: 'choice', title: 'Goes', of: whens },
  },
  preview: (situation, { who, when }) =>
    situation.fight ? plain(`${nameOf(situation, who)} goes ${when}`) : refusal(none),
  *run(situation, { who, when }) {
    yield* []
    const { fight } = situation
    if (!fight) return gmOutcome('GF-FIGHT-04', 'The order', 'No fight is on', [])
    const goes = when === 'before the foes' ? ('before' as const) : ('after' as const)
    return gmOutcome(
      'GF-FIGHT-04',
      `Order, ${nameOf(situation, who)}`,
      `Goes ${when}`,
      [changed(situation, { order: { ...fight.order, [who]: goes } })],
      { who: [who] },
    )
  },
})

const acted = defineAction({
  id: 'house.acted',
  title: 'Has acted, or may act again',
  rule: 'GF-FIGHT-05',
  phase: 'fight',
  slot: 'declare',
  needs: [],
  finds: 'acted done turn tick fight',
  asks: { who: { kind: 'creature', title: 'Who' } },
  preview(situation, { who }) {
    const { fight } = situation
    if (!fight) return refusal(none)
    return plain(`${nameOf(situation, who)} ${fight.acted[who] ? 'may act again' : 'has acted'}`)
  },
  *run(situation, { who }) {
    yield* []
    const { fight } = situation
    if (!fight) return gmOutcome('GF-FIGHT-05', 'The round', 'No fight is on', [])
    const { [who]: was, ...others } = fight.acted
    const says = was ? 'May act again' : 'Has acted'
    const to = was ? others : { ...fight.acted, [who]: true as const }
    return gmOutcome(
      'GF-FIGHT-05',
      nameOf(situation, who),
      says,
      [changed(situation, { acted: to })],
      {
        who: [who],
      },
    )
  },
})

/** Creatures in the GM's order, then the rest; without the buried and those of encounters set aside. */
export function rowOf(situation: Situation): string[] {
  const others = Object.values(situation.creatures).filter(
    (creature) =>
      !situation.party.includes(creature.id) &&
      !isBuried(situation, creature) &&
      !isAside(situation, creature),
  )
  const everyone = [...situation.party, ...others.map(({ id }) => id)]
  const set = (situation.fight?.row ?? []).filter((id) => everyone.includes(id))
  return [...set, ...everyone.filter((id) => !set.includes(id))]
}

/** Creatures listed together with one: the party, or the same band of its side. */
function fellows(situation: Situation, who: string): string[] {
  const one = situation.creatures[who]
  return rowOf(situation).filter((id) => {
    const other = situation.creatures[id]
    return other?.side === one?.side && (one?.side === 'party' || other?.group === one?.group)
  })
}

const ways = ['up', 'down'] as const

const reorder = defineAction({
  id: 'house.reorder',
  title: 'Move in the list',
  rule: 'GF-FIGHT-06',
  phase: 'fight',
  slot: 'order',
  needs: [],
  finds: 'order reorder list up down fight',
  asks: {
    who: { kind: 'creature', title: 'Whom' },
    way: { kind: 'choice', title: 'Where', of: ways },
  },
  preview(situation, { who, way }) {
    if (!situation.fight) return refusal(none)
    return neighbour(situation, who, way) === undefined
      ? refusal(`${nameOf(situation, who)} stands at the end of the list already.`)
      : plain(`${nameOf(situation, who)} moves ${way} one place`)
  },
  *run(situation, { who, way }) {
    yield* []
    const next = neighbour(situation, who, way)
    if (!situation.fight || next === undefined)
      return gmOutcome('GF-FIGHT-06', 'The list', 'Nobody moved', [])
    const row = rowOf(situation).map((id) => (id === who ? next : id === next ? who : id))
    return gmOutcome(
      'GF-FIGHT-06',
      nameOf(situation, who),
      `Moves ${way} in the list`,
      [changed(situation, { row })],
      { who: [who] },
    )
  },
})

function neighbour(
  situation: Situation,
  who: string,
  way: (typeof ways)[number],
): string | undefined {
  const list = fellows(situation, who)
  const at = list.indexOf(who)
  return at < 0 ? undefined : list[at + (way === 'up' ? -1 : 1)]
}

/** Actions on the order of a fight: initiative, declarations, and the GM's own order. */
export function order(gameOf: GameOf): readonly Action[] {
  const meant = (situation: Situation, said: string) =>
    gameOf(situation).combat?.declarations.find(
      ({ id, title }) => id === said || title.toLowerCase() === said.trim().toLowerCase(),
    )

  const declare = defineAction({
    id: 'house.declare',
    title: 'Declare',
    rule: 'GF-FIGHT-07',
    phase: 'fight',
    slot: 'declare',
    needs: [],
    finds: 'declare say intend round',
    asks: {
      who: { kind: 'creature', title: 'Who' },
      what: { kind: 'text', title: 'What they will do', max: 80, optional: true },
    },
    preview(situation, { who, what }) {
      if (!situation.fight) return refusal(none)
      const { combat, title } = gameOf(situation)
      if (!combat?.declarations.length) return refusal(`${title} asks for no declarations.`)
      if (!what) return plain(`${nameOf(situation, who)} declares nothing`)
      const found = meant(situation, what)
      if (!found)
        return refusal(
          `“${what}” is nothing to declare: ${combat.declarations.map((one) => one.title).join(', ')}.`,
        )
      return plain(`${nameOf(situation, who)}: ${found.title}`)
    },
    *run(situation, { who, what }) {
      yield* []
      const { fight } = situation
      const found = what ? meant(situation, what) : undefined
      if (!fight || (what && !found))
        return gmOutcome('GF-FIGHT-07', 'Declaration', 'Nothing was declared', [])
      const { [who]: _was, ...others } = fight.declared
      return gmOutcome(
        'GF-FIGHT-07',
        nameOf(situation, who),
        found ? `Declares: ${found.title}` : 'Declares nothing',
        [changed(situation, { declared: found ? { ...others, [who]: found.id } : others })],
        { who: [who] },
      )
    },
  })
  return [first, stands, acted, reorder, declare]
}
