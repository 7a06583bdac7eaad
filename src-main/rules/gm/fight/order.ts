import { inUnit, isBuried } from '../../common/incapacitated.ts'
import { defineAction } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { plain, refusal } from '../../core/preview.ts'
import type { Situation } from '../../core/situation.ts'
import type { Fight } from '../../core/state/fight.ts'
import { isAside } from '../encounters/beside.ts'
import { gmOutcome } from '../gm-outcome.ts'

/** Message for actions that need a fight when none is on. */
export const noFight = 'No fight is on: begin one, or roll initiative first (I).'

type OpenFight = NonNullable<Situation['fight']>

function changed(fight: OpenFight, some: Partial<Fight>): Effect {
  return { do: 'fight', fight: { ...(fight as Fight), ...some } }
}

function nameOf(situation: Situation, who: string): string {
  return situation.creatures[who]?.name ?? 'Nobody'
}

const firsts = ['the party', 'the foes', 'both together'] as const
const sideOf = { 'the party': 'party', 'the foes': 'foes', 'both together': 'tie' } as const

/** Sets the side that goes first by hand. Rule GF-FIGHT-03. */
const first = defineAction({
  id: 'house.first',
  title: 'Who goes first',
  rule: 'GF-FIGHT-03',
  phase: 'fight',
  slot: 'initiative',
  yieldsTo: { game: 'acts together' },
  finds: 'initiative by hand typed first side',
  asks: { first: { kind: 'choice', title: 'First', of: firsts } },
  plan: ({ fight }, { first: side }) => (fight ? { fight, side } : refusal(noFight)),
  preview: ({ side }) => plain(`First: ${side}`),
  run: ({ fight, side }) =>
    gmOutcome('GF-FIGHT-03', 'Who goes first, by hand', side, [
      changed(fight, { first: sideOf[side] }),
    ]),
})

const whens = ['before the foes', 'after the foes'] as const
const turnOf = { 'before the foes': 'before', 'after the foes': 'after' } as const

/** Sets whether a character goes before or after the foes. Rule GF-FIGHT-04. */
const goes = defineAction({
  id: 'house.goes',
  title: 'Before or after the foes',
  rule: 'GF-FIGHT-04',
  phase: 'fight',
  slot: 'initiative',
  yieldsTo: { game: 'acts together' },
  finds: 'initiative order by hand save before after',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', living: false },
    when: { kind: 'choice', title: 'Goes', of: whens },
  },
  plan: (situation, { who, when }) =>
    situation.fight
      ? { fight: situation.fight, who, name: nameOf(situation, who), when }
      : refusal(noFight),
  preview: ({ name, when }) => plain(`${name} goes ${when}`),
  run: ({ fight, who, name, when }) =>
    gmOutcome(
      'GF-FIGHT-04',
      `Order, ${name}`,
      `Goes ${when}`,
      [changed(fight, { order: { ...fight.order, [who]: turnOf[when] } })],
      { who: [who] },
    ),
})

/** Ticks somebody off for the round, or lets them act again. Rule GF-FIGHT-05. */
const acted = defineAction({
  id: 'house.acted',
  title: 'Has acted, or may act again',
  rule: 'GF-FIGHT-05',
  phase: 'fight',
  slot: 'declare',
  finds: 'acted done turn tick fight',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who', living: false } },
  plan: (situation, { who }) =>
    situation.fight
      ? {
          fight: situation.fight,
          who,
          name: nameOf(situation, who),
          again: situation.fight.acted[who] === true,
        }
      : refusal(noFight),
  preview: ({ name, again }) => plain(`${name} ${again ? 'may act again' : 'has acted'}`),
  run({ fight, who, name, again }) {
    const { [who]: _was, ...others } = fight.acted
    const to = again ? others : { ...fight.acted, [who]: true as const }
    return gmOutcome(
      'GF-FIGHT-05',
      name,
      again ? 'May act again' : 'Has acted',
      [changed(fight, { acted: to })],
      { who: [who] },
    )
  },
})

/** Creatures in the GM's order, then the rest; without the buried, those of encounters set aside and those whose unit fights for them. */
export function rowOf(situation: Situation): string[] {
  const others = Object.values(situation.creatures).filter(
    (creature) =>
      !situation.party.includes(creature.id) &&
      !isBuried(situation, creature) &&
      !isAside(situation, creature),
  )
  const everyone = [...situation.party, ...others.map(({ id }) => id)].filter(
    (id) => !(inUnit in (situation.creatures[id]?.conditions ?? {})),
  )
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

/** Moves somebody in the list of fighters. Rule GF-FIGHT-06. */
const reorder = defineAction({
  id: 'house.reorder',
  title: 'Move in the list',
  rule: 'GF-FIGHT-06',
  phase: 'fight',
  slot: 'order',
  finds: 'order reorder list up down fight',
  asks: {
    who: { kind: 'creature', role: 'target', title: 'Whom' },
    way: { kind: 'choice', title: 'Where', of: ways },
  },
  plan(situation, { who, way }) {
    const { fight } = situation
    if (!fight) return refusal(noFight)
    const next = neighbour(situation, who, way)
    const name = nameOf(situation, who)
    return next === undefined
      ? refusal(`${name} stands at the end of the list already.`)
      : { fight, who, name, way, next }
  },
  preview: ({ name, way }) => plain(`${name} moves ${way} one place`),
  run({ fight, who, name, way, next }, situation) {
    const row = rowOf(situation).map((id) => (id === who ? next : id === next ? who : id))
    return gmOutcome('GF-FIGHT-06', name, `Moves ${way} in the list`, [changed(fight, { row })], {
      who: [who],
    })
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

/** Declares what somebody will do this round, in games that ask for it. Rule GF-FIGHT-07. */
const declare = defineAction({
  id: 'house.declare',
  title: 'Declare',
  rule: 'GF-FIGHT-07',
  phase: 'fight',
  slot: 'declare',
  finds: 'declare say intend round',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    what: { kind: 'text', title: 'What they will do', max: 80, optional: true },
  },
  plan(situation, { who, what }, { ruleset: { combat, title } }) {
    const { fight } = situation
    if (!fight) return refusal(noFight)
    const declarations = combat?.declarations ?? []
    if (declarations.length === 0) return refusal(`${title} asks for no declarations.`)
    const name = nameOf(situation, who)
    if (!what) return { fight, who, name, declared: null }
    const wanted = what.trim().toLowerCase()
    const declared = declarations.find(
      ({ id, phase, title: said }) =>
        [id, phase, said.toLowerCase()].includes(wanted) || id === what,
    )
    return declared
      ? { fight, who, name, declared }
      : refusal(
          `“${what}” is nothing to declare: ${declarations.map((one) => one.title).join(', ')}.`,
        )
  },
  preview: ({ name, declared }) =>
    plain(declared ? `${name}: ${declared.title}` : `${name} declares nothing`),
  run({ fight, who, name, declared }) {
    const { [who]: _was, ...others } = fight.declared
    return gmOutcome(
      'GF-FIGHT-07',
      name,
      declared ? `Declares: ${declared.title}` : 'Declares nothing',
      [changed(fight, { declared: declared ? { ...others, [who]: declared.id } : others })],
      { who: [who] },
    )
  },
})

/** Actions on the order of a fight: initiative, declarations, and the GM's own order. */
export const order = [first, goes, acted, reorder, declare]
