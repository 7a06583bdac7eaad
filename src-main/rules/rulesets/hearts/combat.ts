import { defineAction, type Action } from '../../action.ts'
import type { Effect } from '../../effects.ts'
import type { RuleId, Step } from '../../outcome.ts'
import { choose, rollOne, type Asking } from '../../procedure.ts'
import { askNotation } from '../../dice/roll.ts'
import { houseRule } from '../../ruleset.ts'
import type { Fight, Situation } from '../../situation.ts'
import { readNotation } from '../../house/notation.ts'
import { plain, previewTrial, refusal, tryIt, type Trial } from '../../house/trial.ts'
import { listed } from '../../house/words.ts'
import { weaponsOf, type Weapon } from '../../weapons.ts'
import { gear } from './gear.ts'
import {
  adjustment,
  attack as strikeWith,
  bandOf,
  hitsOf,
  isDown,
  previewHits,
  strike,
} from './harm.ts'
import {
  initiativeFrequency,
  initiativeTie,
  morale as moraleRule,
  moraleGap,
} from './house-rules.ts'
import { numbersOf } from './checks.ts'
import { moraleToWil } from './monsters.ts'
import type { MoraleGap } from './conversion.ts'

type Someone = Situation['creatures'][string]
export type First = 'party' | 'foes' | 'tie'

/** The higher d6 goes first. Rule HRT-INIT-01. */
export function initiative(party: number, foes: number): First {
  if (party === foes) return 'tie'
  return party > foes ? 'party' : 'foes'
}

/** AP after a fight: all of it. Rule HRT-HEAL-01. */
export function endCombat(maxAp: number): { ap: number } {
  return { ap: maxAp }
}

/** A B/X morale score breaks on 2d6 above it. Rule HRT-MOR-01. */
export function moraleCheck(morale: number, dice: readonly number[]): { breaks: boolean } {
  return { breaks: dice.reduce((sum, die) => sum + die, 0) > morale }
}

/** A rout number breaks on 2d6 at or above it. Rule HRTX-MOR-03. */
export function routCheck(rout: number, dice: readonly number[]): { breaks: boolean } {
  return moraleCheck(rout - 1, dice)
}

// --- initiative

const start = defineAction({
  id: 'hearts.initiative',
  title: 'Initiative',
  rule: 'HRT-INIT-01',
  phase: 'fight',
  slot: 'initiative',
  needs: [],
  finds: 'fight start combat who goes first',
  asks: {},
  preview(situation) {
    if (settledFor(situation))
      return refusal(
        'Initiative is rolled once a fight. End the fight first, or change the house rule to each round.',
      )
    const tie = houseRule<string>(situation, initiativeTie)
    const ways =
      tie === 'reroll'
        ? [1 / 2, 1 / 2, 0]
        : tie === 'party'
          ? [21 / 36, 15 / 36, 0]
          : [15 / 36, 15 / 36, 6 / 36]
    const chances = [
      { says: 'The party first', chance: ways[0] ?? 0, tone: 'good' as const },
      { says: 'The foes first', chance: ways[1] ?? 0, tone: 'bad' as const },
      { says: 'Both together', chance: ways[2] ?? 0, tone: 'plain' as const },
    ]
    return {
      ...plain(
        'A d6 each side, the higher goes first',
        [],
        [{ name: 'Higher side', value: 'goes first', rule: 'HRT-INIT-01' }],
      ),
      chances: chances.filter(({ chance }) => chance > 0),
    }
  },
  *run(situation, _input, at) {
    const tie = houseRule<string>(situation, initiativeTie)
    const rolled = yield* rollSides(tie === 'reroll', at.ruling.override)
    const first = rolled.first === 'tie' && tie === 'party' ? 'party' : rolled.first
    const fight: Fight = { round: nextRound(situation), first, declared: {}, acted: {} }
    return {
      rule: 'HRT-INIT-01',
      what: 'Initiative, side against side',
      says: firstSays[first],
      tone: first === 'party' ? 'good' : first === 'foes' ? 'bad' : 'plain',
      who: [],
      ...(at.ruling.secret ? { secret: true } : {}),
      why: rolled.why,
      effects: [
        { do: 'fight', fight },
        { do: 'settle action', action: 'hearts.initiative' },
      ],
    }
  },
})

const firstSays: Record<First, string> = {
  party: 'Party acts first',
  foes: 'Foes act first',
  tie: 'Both sides act together',
}

function settledFor(situation: Situation): boolean {
  return (
    situation.fight?.first !== undefined &&
    houseRule<string>(situation, initiativeFrequency) === 'perCombat'
  )
}

function nextRound(situation: Situation): number {
  return situation.fight?.first === undefined
    ? (situation.fight?.round ?? 1)
    : situation.fight.round + 1
}

function* rollSides(
  again: boolean,
  override: 'success' | 'failure' | undefined,
): Asking<{ first: First; why: Step[] }> {
  if (override)
    return {
      first: override === 'success' ? 'party' : 'foes',
      why: [{ name: 'Ruled by the GM', value: override }],
    }
  const why: Step[] = []
  for (let time = 1; ; time++) {
    const tag = time === 1 ? '' : `, again ${time}`
    const party = yield* rollOne(`party d6${tag}`, 6)
    const foes = yield* rollOne(`foes d6${tag}`, 6)
    why.push(
      { name: 'Party', value: party, rule: 'HRT-INIT-01' },
      { name: 'Foes', value: foes, rule: 'HRT-INIT-01' },
    )
    const first = initiative(party, foes)
    if (first !== 'tie' || !again) return { first, why }
    why.push({ name: 'Tie', value: 'rolled again', rule: 'E-HRT-03' })
  }
}

// --- attack

/** The weapon meant by an id, a name or dice typed in; with nothing said, the first at hand. */
function weaponMeant(creature: Someone, said: string | undefined): Weapon | { says: string } {
  const weapons = weaponsOf(creature, gear)
  if (!said)
    return weapons[0] ?? { says: `${creature.name} has no weapon ready: type its dice, such as d6` }
  const meant = weapons.find(
    ({ id, name }) => id === said || name.toLowerCase() === said.toLowerCase(),
  )
  if (meant) return meant
  const read = readNotation(said)
  return 'says' in read
    ? { says: `“${said}” is neither a weapon of ${creature.name} nor dice` }
    : { id: '', name: said, dice: said, notes: '' }
}

interface Blow {
  attacker: Someone
  target: Someone
  weapon: Weapon
  expression: Parameters<typeof previewHits>[0]
}

function blowOf(
  situation: Situation,
  input: { target: string; attacker?: string | undefined; weapon?: string | undefined },
): Blow | { says: string } {
  const target = situation.creatures[input.target]
  if (!target) return { says: 'Choose whom to strike.' }
  const attacker = input.attacker
    ? situation.creatures[input.attacker]
    : opponentOf(situation, target)
  if (!attacker) return { says: 'Nobody stands against them: choose who strikes.' }
  if (attacker.id === target.id) return { says: 'Choose somebody else to strike.' }
  if (isDown(attacker)) return { says: `${attacker.name} is down and can’t strike.` }
  const weapon = weaponMeant(attacker, input.weapon)
  if ('says' in weapon) return { says: `${weapon.says}.` }
  const read = readNotation(weapon.dice)
  if ('says' in read)
    return { says: `The dice of ${weapon.name}, “${weapon.dice}”, can’t be read: type them.` }
  return { attacker, target, weapon, expression: read.expression }
}

/** The first who stands on the other side; of the party, in marching order. */
function opponentOf(situation: Situation, target: Someone): Someone | undefined {
  const party = situation.party.flatMap((id) => situation.creatures[id] ?? [])
  const others =
    target.side === 'party'
      ? Object.values(situation.creatures).filter(({ side }) => side === 'foes')
      : party
  return others.find((creature) => !isDown(creature) && creature.id !== target.id)
}

const attack = defineAction({
  id: 'hearts.attack',
  title: 'Attack',
  rule: 'HRT-ATK-01',
  phase: 'fight',
  slot: 'attack',
  needs: ['hp'],
  finds: 'strike hit weapon sword shoot',
  asks: {
    target: { kind: 'creature', title: 'Target' },
    attacker: { kind: 'creature', title: 'Attacker', optional: true },
    weapon: { kind: 'text', title: 'Weapon or dice', max: 80, optional: true },
  },
  preview(situation, input) {
    const blow = blowOf(situation, input)
    if ('says' in blow) return refusal(blow.says)
    const { attacker, target, weapon, expression } = blow
    const shown = previewHits(expression, hitsOf(situation))
    return {
      ...plain(
        `${attacker.name} on ${target.name}, ${weapon.name} ${weapon.dice}: nothing to roll to hit`,
      ),
      ...shown,
      terms: [
        { name: 'AP', value: target.values.ap ?? 0, rule: 'HRT-ATK-03' },
        { name: 'HP', value: target.values.hp ?? 0, rule: 'HRT-ATK-03' },
      ],
      why: [
        {
          name: 'Every attack connects',
          value: 'read the total on the hit table',
          rule: 'HRT-ATK-01',
        },
      ],
    }
  },
  *run(situation, input, at) {
    const blow = blowOf(situation, input)
    if ('says' in blow)
      return {
        rule: 'HRT-ATK-01',
        what: 'Attack',
        says: blow.says,
        tone: 'plain',
        who: [],
        why: [],
        effects: [],
      }
    const { attacker, target, weapon, expression } = blow
    const rolled = yield* askNotation('attack', expression)
    const most = hitsOf(situation)
    const total = Math.max(0, rolled.total + at.ruling.adjust)
    const result = strikeWith(total, target.values.ap ?? 0, target.values.hp ?? 0, most)
    const struck = strike(target, ruledHits(result.hits, at.ruling.override))
    return {
      rule: 'HRT-ATK-02',
      what: `${attacker.name} on ${target.name}, ${weapon.name}`,
      says: struck.says,
      tone: struck.hits === 0 ? 'plain' : target.side === 'party' ? 'bad' : 'good',
      who: [attacker.id, target.id],
      total,
      ...(at.ruling.secret ? { secret: true } : {}),
      why: [
        ...adjustment(at.ruling.adjust),
        { name: String(total), value: bandOf(total, most), rule: 'HRT-ATK-02' },
        ...(at.ruling.override ? [{ name: 'Ruled by the GM', value: at.ruling.override }] : []),
        ...struck.why,
      ],
      effects: [...struck.effects, ...actedEffects(situation, attacker.id)],
    }
  },
})

function ruledHits(rolled: number, override: 'success' | 'failure' | undefined): number {
  if (override === 'failure') return 0
  return override === 'success' ? Math.max(1, rolled) : rolled
}

function actedEffects(situation: Situation, who: string): Effect[] {
  if (!situation.fight) return []
  const { fight } = situation
  return [
    {
      do: 'fight',
      fight: { ...fight, declared: { ...fight.declared }, acted: { ...fight.acted, [who]: true } },
    },
  ]
}

// --- morale

/** Members still standing; those exempt from morale are the undead and the players' own. Rule HRTX-MOR-02. */
export function standingOf(situation: Situation, group: string): Someone[] {
  const members = situation.groups[group]?.members ?? []
  return members
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter((creature) => !isDown(creature))
}

export function mayBreak(creature: Someone): boolean {
  return creature.kind !== 'character' && !creature.tags.undead
}

interface Nerve {
  trial: Trial
  reading: string
  who: Someone
}

function nerveOf(situation: Situation, group: string): Nerve | { says: string } {
  const standing = standingOf(situation, group)
  const name = situation.groups[group]?.name ?? 'They'
  if (standing.length === 0) return { says: `${name}: nobody is left standing to check.` }
  const who = standing.find((creature) => mayBreak(creature) && scoreOf(creature))
  if (who) return nerve(situation, who, houseRule<string>(situation, moraleRule))
  if (!standing.some(mayBreak))
    return { says: `${name} never check morale: the undead and player characters are exempt.` }
  return { says: `${name} have no morale score. Give one of them a Morale by an edit first.` }
}

function scoreOf(creature: Someone): { value: number; kind: 'bx' | 'rout' } | null {
  if (creature.values.rout !== undefined) return { value: creature.values.rout, kind: 'rout' }
  return creature.values.morale === undefined ? null : { value: creature.values.morale, kind: 'bx' }
}

/** How a score is checked under the campaign's reading. Rules HRT-MOR-01, HRTX-MOR-03, HRTX-MOR-09. */
function nerve(situation: Situation, who: Someone, reading: string): Nerve | { says: string } {
  const score = scoreOf(who) ?? { value: 0, kind: 'bx' as const }
  const base = {
    label: '2d6',
    count: 2,
    sides: 6,
    scoreName: 'Morale',
    success: 'Holds',
    failure: 'Flees',
  }
  if (reading === 'd20UnderWil') {
    const gap = houseRule<MoraleGap>(situation, moraleGap)
    const { wil } = moraleToWil({ morale: score.value, options: { moraleGap: gap } })
    if (wil === null)
      return {
        says: `Morale ${score.value} has no WIL in the table. Change that house rule, or the score.`,
      }
    return {
      who,
      reading,
      trial: {
        ...base,
        label: 'd20',
        count: 1,
        sides: 20,
        score: wil,
        scoreName: 'WIL',
        way: 'under',
        rule: 'HRT-CAIRN-06',
      },
    }
  }
  const rout = reading === 'allRout' || (reading === 'mosaic+bx' && score.kind === 'rout')
  const way = rout ? 'under' : 'at or under'
  const rule: RuleId = rout ? 'HRTX-MOR-03' : 'HRT-MOR-01'
  return { who, reading, trial: { ...base, score: score.value, way, rule } }
}

/** The due that asks for a group's morale. */
export function moraleDue(group: string): string {
  return `morale:${group}`
}

const morale = defineAction({
  id: 'hearts.morale',
  title: 'Morale',
  rule: 'HRT-MOR-01',
  phase: 'fight',
  slot: 'morale',
  needs: ['morale'],
  finds: 'flee rout break nerve',
  asks: { group: { kind: 'group', title: 'Who' } },
  preview(situation, { group }, at) {
    const found = nerveOf(situation, group)
    if ('says' in found) return refusal(found.says)
    if (found.reading === 'gmOnly' && !at.ruling.override)
      return plain(
        'You decide: hold or flee',
        [],
        [{ name: 'House rule', value: 'the GM decides', rule: 'E-HRT-07' }],
      )
    return previewTrial(found.trial, at.ruling)
  },
  *run(situation, { group }, at) {
    const found = nerveOf(situation, group)
    const name = situation.groups[group]?.name ?? 'nobody'
    if ('says' in found)
      return {
        rule: 'HRT-MOR-01',
        what: `Morale, ${name}`,
        says: found.says,
        tone: 'plain',
        who: [],
        why: [],
        effects: [],
      }
    const decided = found.reading === 'gmOnly' && !at.ruling.override
    const tried = decided ? yield* gmDecides() : yield* tryIt(found.trial, at.ruling)
    const standing = standingOf(situation, group).filter(mayBreak)
    return {
      rule: found.trial.rule,
      what: `Morale ${found.trial.score}, ${name}`,
      says: tried.success ? 'They hold' : 'They flee',
      tone: tried.success ? 'bad' : 'good',
      who: standing.map(({ id }) => id),
      ...numbersOf(tried),
      ...(at.ruling.secret ? { secret: true } : {}),
      why: tried.why,
      effects: [
        ...(tried.success
          ? []
          : standing.map(({ id }): Effect => ({
              do: 'condition',
              creature: id,
              name: 'fleeing',
              to: { rule: 'HRT-MOR-01' },
            }))),
        { do: 'settle', due: moraleDue(group) },
      ],
    }
  },
})

function* gmDecides(): Asking<{ success: boolean; total?: number; why: Step[] }> {
  const how = yield* choose('do they hold', ['they hold', 'they flee'])
  return {
    success: how === 'they hold',
    why: [{ name: 'House rule', value: 'the GM decides', rule: 'E-HRT-07' }],
  }
}

// --- the end

/** Everybody who survived and whose armour was worn down. Rule HRT-HEAL-01. */
function worn(situation: Situation): Someone[] {
  return Object.values(situation.creatures).filter(
    (creature) => !isDown(creature) && (creature.values.ap ?? 0) < (creature.values.maxAp ?? 0),
  )
}

const end = defineAction({
  id: 'hearts.end-combat',
  title: 'End the fight',
  rule: 'HRT-HEAL-01',
  phase: 'fight',
  slot: 'end fight',
  needs: ['ap'],
  finds: 'combat over armour refill',
  asks: {},
  preview(situation) {
    const restored = worn(situation)
    if (!situation.fight && restored.length === 0)
      return refusal('No fight is on, and nobody’s armour is worn down.')
    const names = restored.map(({ name }) => name)
    return plain(
      names.length > 0 ? `AP comes back to ${listed(names)}` : 'Everybody’s armour is whole',
    )
  },
  *run(situation) {
    yield* []
    const restored = worn(situation)
    return {
      rule: 'HRT-HEAL-01',
      what: 'The fight is over',
      says:
        restored.length > 0
          ? `AP back: ${listed(restored.map(({ name }) => name))}`
          : 'Nobody’s armour was worn down',
      tone: 'plain',
      who: restored.map(({ id }) => id),
      why: restored.map((creature) => ({
        name: creature.name,
        value: `AP ${creature.values.ap ?? 0} to ${creature.values.maxAp ?? 0}`,
        rule: 'HRT-HEAL-01' as const,
      })),
      effects: [
        ...restored.map((creature): Effect => ({
          do: 'set',
          creature: creature.id,
          field: 'ap',
          to: endCombat(creature.values.maxAp ?? 0).ap,
        })),
        { do: 'fight', fight: null },
        { do: 'settle action', action: 'hearts.initiative' },
      ],
    }
  },
})

export const combat: readonly Action[] = [start, attack, morale, end]
