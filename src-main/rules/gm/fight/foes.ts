import { defineAction, type Action } from '../../core/action.ts'
import { oddsOrRefusal } from '../../dice/odds.ts'
import { askNotation } from '../../dice/roll.ts'
import type { Effect } from '../../core/effects.ts'
import type { Creature, Group } from '../../core/state/creature.ts'
import type { Situation } from '../../core/situation.ts'
import { captured } from '../../common/incapacitated.ts'
import { creatureOf, mostFoes, type GameOf } from '../meeting.ts'
import { readAmount } from '../../dice/read-notation.ts'
import { joinBand } from '../encounters/band.ts'
import { hitPointsAhead } from '../encounters/hit-points.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { plain, refusal } from '../../common/trial.ts'
import { countOf } from '../../core/words.ts'
import { clear, freshNames, kindName } from './names.ts'

const sides = ['foes', 'others'] as const

/** Adds `number` creatures of one kind as a band of their own. */
function band(
  situation: Situation,
  kind: string,
  number: number,
  make: (id: string, name: string) => Creature,
  side: (typeof sides)[number],
): { creatures: Creature[]; group: Group; effects: Effect[] } {
  const first = situation.nextId
  const names = freshNames(situation, kind, number)
  const id = `g${first}`
  const creatures = names.map((name, at) => ({
    ...make(`c${first + 1 + at}`, name),
    side,
    group: id,
  }))
  const members = creatures.map((creature) => creature.id)
  const group: Group = { id, name: countOf(number, kind), members, strength: number }
  return {
    creatures,
    group,
    effects: [
      ...creatures.map((creature): Effect => ({ do: 'join', creature })),
      { do: 'group', group },
    ],
  }
}

function room(situation: Situation, more: number): string | null {
  const there = Object.values(situation.creatures).filter(({ side }) => side !== 'party').length
  return there + more > mostFoes * 2
    ? `${mostFoes * 2} are as many as one table holds: take the fallen away first.`
    : null
}

/** Adds creatures to a fight. Rules GF-FOE-01, GF-FOE-02, GF-FOE-03. */
export function foes(gameOf: GameOf): readonly Action[] {
  const more = defineAction({
    id: 'house.one-more',
    title: 'One more of the same',
    rule: 'GF-FOE-01',
    phase: 'fight',
    slot: 'join',
    needs: [],
    finds: 'another reinforcement add foe same',
    asks: { like: { kind: 'creature', title: 'Like whom' } },
    preview(situation, { like }) {
      const one = situation.creatures[like]
      if (!one || one.side === 'party') return refusal('Choose one of the other side.')
      const full = room(situation, 1)
      return full ? refusal(full) : plain(`One more ${kindName(one.name)}`)
    },
    *run(situation, { like }, at) {
      yield* []
      const one = situation.creatures[like]
      if (!one || one.side === 'party' || room(situation, 1))
        return gmOutcome('GF-FOE-01', 'One more', 'Nobody came', [])
      const id = `c${situation.nextId}`
      const [name = one.name] = freshNames(situation, kindName(one.name), 1)
      const monster = one.monster ? at.shelf.monster(one.monster) : undefined
      const made = monster
        ? creatureOf(monster, id, name, situation, gameOf(situation))
        : clear(one as Creature, id, name)
      const group = situation.groups[one.group ?? '']
      const band = group && joinBand(situation, group, id, kindName(one.name))
      const side = captured in one.conditions ? 'foes' : one.side
      const creature: Creature = { ...made, side, ...(band ? { group: band.group } : {}) }
      return gmOutcome(
        'GF-FOE-01',
        'One more',
        `${name} comes`,
        [{ do: 'join', creature }, ...(band?.effects ?? [])],
        { who: [id], tone: side === 'foes' ? 'bad' : 'plain' },
      )
    },
  })

  const bring = defineAction({
    id: 'house.bring',
    title: 'Bring in from the bestiary',
    rule: 'GF-FOE-02',
    phase: 'fight',
    slot: 'join',
    needs: [],
    finds: 'add monster bestiary reinforcement ally foes',
    asks: {
      monster: { kind: 'monster', title: 'Who' },
      number: { kind: 'notation', title: 'How many', default: '1' },
      side: { kind: 'choice', title: 'On the side of', of: sides, default: 'foes' },
    },
    preview(situation, { monster: id, number }, at) {
      const monster = at.shelf.monster(id)
      if (!monster) return refusal('Choose a monster of the library.')
      const read = readAmount(number)
      if ('says' in read) return refusal(`“${number}” can’t be read: ${read.says}.`)
      const distribution = oddsOrRefusal(read.expression)
      const least = 'refused' in distribution ? 1 : distribution.least
      if (least > mostFoes) return refusal(`More than ${mostFoes} are too many to come at once.`)
      const full = room(situation, Math.max(1, least))
      return full
        ? refusal(full)
        : plain(
            `${monster.name}, ${number}${hitPointsAhead(monster, situation, gameOf(situation))}`,
          )
    },
    *run(situation, { monster: id, number, side }, at) {
      const monster = at.shelf.monster(id)
      const read = readAmount(number)
      if (!monster || 'says' in read) return gmOutcome('GF-FOE-02', 'Bring in', 'Nobody came', [])
      const rolled = yield* askNotation('number appearing', read.expression)
      const count = Math.min(mostFoes, Math.max(1, rolled.total))
      const game = gameOf(situation)
      const come = band(
        situation,
        monster.name,
        count,
        (each, name) => creatureOf(monster, each, name, situation, game),
        side,
      )
      return gmOutcome('GF-FOE-02', 'They come', come.group.name, come.effects, {
        who: come.group.members,
        tone: side === 'foes' ? 'due' : 'plain',
        total: count,
        why: /^\d+$/.test(number.trim()) ? [] : [{ name: number, value: rolled.says }],
      })
    },
  })

  const nameless = defineAction({
    id: 'house.foe',
    title: 'Somebody without a stat block',
    rule: 'GF-FOE-03',
    phase: 'fight',
    slot: 'join',
    needs: [],
    finds: 'foe nameless quick add npc by hand hp',
    asks: {
      name: { kind: 'text', title: 'Name', max: 80 },
      number: { kind: 'number', title: 'How many', min: 1, max: 20, default: 1 },
      hp: { kind: 'number', title: 'HP', min: 1, max: 999, default: 1 },
      dice: { kind: 'text', title: 'Attack dice', max: 40, optional: true },
      side: { kind: 'choice', title: 'On the side of', of: sides, default: 'foes' },
    },
    preview(situation, { name, number, hp, dice }) {
      if (!name?.trim()) return refusal('Give a name, such as Cultist.')
      const read = dice ? readAmount(dice) : null
      if (read && 'says' in read) return refusal(`“${dice ?? ''}” can’t be read: ${read.says}.`)
      const full = room(situation, number)
      return full ? refusal(full) : plain(`${countOf(number, name.trim())}, HP ${hp}`)
    },
    *run(situation, { name, number, hp, dice, side }) {
      yield* []
      const typed = name.trim()
      if (typed === '') return gmOutcome('GF-FOE-03', 'By hand', 'Nobody came', [])
      const game = gameOf(situation)
      const come = band(
        situation,
        typed,
        number,
        (id, each) => byHand(game.characters.blank(id, each), hp, dice),
        side,
      )
      return gmOutcome('GF-FOE-03', 'They come', `${come.group.name}, HP ${hp}`, come.effects, {
        who: come.group.members,
        tone: side === 'foes' ? 'due' : 'plain',
      })
    },
  })

  return [more, bring, nameless]
}

/** Creature with the numbers of a new one of the game, except the HP and dice typed. */
function byHand(blank: Creature, hp: number, dice: string | undefined): Creature {
  const attack = dice?.trim()
    ? { id: 'a1', name: 'Attack', count: 1, dice: dice.trim(), notes: '', joins: 'first' as const }
    : null
  const { coins: _none, ...values } = blank.values
  return {
    ...blank,
    kind: 'monster',
    values: { ...values, hp, maxHp: hp },
    ...(attack ? { attacks: { a1: attack }, attackOrder: ['a1'] } : {}),
  }
}
