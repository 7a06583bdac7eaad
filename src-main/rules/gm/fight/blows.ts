import { isRefusal, plain, refusal } from '../../core/preview.ts'
import { defineAction, type AtTable, type Game, type Ready } from '../../core/action.ts'
import type { Effect } from '../../core/effects.ts'
import { type Step, type Tone, step } from '../../core/outcome.ts'
import type { ProcedureOf } from '../../core/procedure.ts'
import type { Id, Situation } from '../../core/situation.ts'
import { isDown } from '../../common/incapacitated.ts'
import { gmOutcome } from '../gm-outcome.ts'
import { counted, listed, upperFirst } from '../../core/words.ts'
import { prefixLabels } from './apart.ts'
import { unfitReaction, withDefaultReaction } from './attack-asks.ts'
import { blowRuns, nameIn, type PlannedAttack, type BlowRun } from './blow-runs.ts'

interface Resolved {
  /** Situation after all attacks. */
  after: Situation
  effects: Effect[]
  why: Step[]
  /** Attacks that were carried out, in order. */
  carriedOut: BlowRun[]
}

/** Several attacks at once, each by the game's own rule, as one entry. Rules GF-FIGHT-11, GF-FIGHT-12. */
export const severalAttacks = defineAction({
  id: 'house.blows',
  title: 'Several attacks',
  rule: 'GF-FIGHT-11',
  phase: 'fight',
  slot: 'attack',
  finds: 'all foes attack routine several attackers gang',
  asks: { blows: { kind: 'record', title: 'Attacks', of: 'blows' } },
  plan(situation, { blows }, at) {
    const planned = listOf(blows)
    const runs = blowRuns(situation, at.ruleset, planned, at)
    const ready = runs.map((run) => readyFor(situation, run, at))
    const [first] = ready
    if (first === undefined) return refusal('Choose who attacks whom.')
    if (typeof first === 'string' && ready.every((each) => typeof each === 'string'))
      return refusal(first)
    const unanswered = ready.find(
      (each, nth) => typeof each === 'string' && isForItsReaction(situation, runs[nth], at),
    )
    if (typeof unanswered === 'string') return refusal(unanswered)
    const attackers = [...new Set(planned.map(({ by }) => by))].filter(
      (id) => id in situation.creatures,
    )
    return { runs, ready, attackers, targets: [...new Set(runs.map(({ on }) => on))] }
  },
  preview({ runs, targets }, situation) {
    const names = [...new Set(targets.map((id) => nameIn(situation, id)))]
    return plain(`${counted(runs.length, 'attack')} on ${listed(names)}`)
  },
  *run({ runs, ready, attackers, targets }, situation, at) {
    const game = at.ruleset
    const came = yield* inTurn(situation, runs, ready, at)
    // Who found the target down has done nothing, and is not named.
    const shown = came.carriedOut.length > 0 ? came.carriedOut : runs
    const by = attackers.filter((id) => shown.some((run) => run.by.includes(id)))
    const on = targets.filter((id) => shown.some((run) => run.on === id))
    return gmOutcome(
      'GF-FIGHT-11',
      `${namesOf(situation, by)} on ${namesOf(situation, on)}`,
      harmSays(game, situation, came.after, targets),
      came.effects,
      {
        who: [...attackers, ...targets],
        tone: toneOf(game, situation, came.after, targets),
        why: came.why,
        secret: at.ruling.secret,
      },
    )
  },
})

/** Planned attacks as given by the screen; the contract has checked their form. */
function listOf(blows: unknown): readonly PlannedAttack[] {
  return Array.isArray(blows) ? (blows as PlannedAttack[]) : []
}

/** An attack that can be carried out, or the reason it can't. */
function readyFor(situation: Situation, { action, input }: BlowRun, at: AtTable): Ready | string {
  const due = Object.values(situation.dues).find(({ holds }) => holds === action.id)
  if (due) return `${due.why}.`
  const unfit = unfitReaction(action, input)
  if (unfit !== null)
    return `${upperFirst(unfit)} can’t answer several attacks at once: choose another reaction.`
  const planned = action.plan(situation, input as never, at)
  return isRefusal(planned) ? planned.refuses : planned
}

/** True for a refused attack that would be made against the target's default reaction. */
function isForItsReaction(situation: Situation, run: BlowRun | undefined, at: AtTable): boolean {
  const input = run && withDefaultReaction(run.action, run.input)
  return !!input && typeof readyFor(situation, { ...run, input }, at) !== 'string'
}

/**
 * Resolves runs one after another; each sees the effects of those before it. `ready` holds their plans in the situation
 * as it is at first.
 */
function* inTurn(
  situation: Situation,
  runs: readonly BlowRun[],
  ready: readonly (Ready | string)[],
  at: AtTable,
): ProcedureOf<Resolved> {
  const came: Resolved = { after: situation, effects: [], why: [], carriedOut: [] }
  const titles = numbered(runs.map(({ title }) => title))
  for (const [nth, run] of runs.entries()) {
    const target = came.after.creatures[run.on]
    const fell = target && isDown(target) && !isDownIn(situation, run.on)
    const known = came.after === situation ? ready[nth] : undefined
    const planned = fell
      ? `${target.name} is down already: no attack`
      : (known ?? readyFor(came.after, run, at))
    if (typeof planned === 'string') {
      came.why.push(step(titles[nth] ?? '', planned, 'GF-FIGHT-11'))
      continue
    }
    came.carriedOut.push(run)
    const end = yield* prefixLabels(planned.run(), titles[nth] ?? '')
    came.effects.push(...end.effects)
    came.why.push({
      name: titles[nth] ?? '',
      value: `${end.total === undefined ? '' : `${end.total}: `}${end.says}`,
      rule: end.rule,
    })
    const used = usedThings(end.effects, came.after)
    came.why.push(
      ...end.why.filter(({ name, value }) => used.some((one) => `${name} ${value}`.includes(one))),
    )
    // A creature with a routine has acted only when all of it is done.
    const felt = end.effects.filter((effect) => effect.do !== 'acted')
    if (!at.after) throw new Error('attacks in turn need a campaign that applies their effects')
    came.after = at.after(came.after, felt)
  }
  return came
}

/** Names of things that effects use up or lessen: arrows shot, a dagger thrown. */
function usedThings(effects: readonly Effect[], { creatures }: Situation): string[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'item') return [effect.item.name]
    if (effect.do !== 'drop item') return []
    return creatures[effect.creature]?.items[effect.item]?.name ?? []
  })
}

function isDownIn(situation: Situation, id: Id): boolean {
  const creature = situation.creatures[id]
  return creature !== undefined && isDown(creature)
}

/** Makes titles unique: the second "Goblin" is "Goblin, 2". */
function numbered(titles: readonly string[]): string[] {
  return titles.map((title, at) => {
    const before = titles.slice(0, at).filter((one) => one === title).length
    return before === 0 ? title : `${title}, ${before + 1}`
  })
}

/** Names of creatures: "Odo and Maud"; for more than three "6 foes", "5 of the party and allies". */
function namesOf(situation: Situation, ids: readonly Id[]): string {
  if (ids.length <= 3) return listed(ids.map((id) => nameIn(situation, id)))
  const sides = new Set(ids.map((id) => situation.creatures[id]?.side))
  if (sides.has('foes')) return `${ids.length} foes`
  return `${ids.length} of the party${sides.has('others') ? ' and allies' : ''}`
}

interface Loss {
  id: Id
  says: string
}

/** Losses of targets: lowered numbers of the strip, or raised ones that count harm, and whether they went down. */
function lossesOf(game: Game, before: Situation, after: Situation, targets: readonly Id[]): Loss[] {
  const fields = game.fields.filter(({ show }) => show.strip !== undefined)
  return targets.flatMap((id) => {
    const was = before.creatures[id]
    const is = after.creatures[id]
    if (!was || !is) return []
    const lost = fields.flatMap(({ id: field, label, harms }) => {
      const [from = 0, to = 0] = [was.values[field], is.values[field]]
      return (harms ? to > from : to < from) ? [`${label} ${from} to ${to}`] : []
    })
    const falls = isDown(is) && !isDown(was) ? ' and is down' : ''
    return lost.length > 0 || falls ? [{ id, says: `${is.name} ${lost.join(', ')}${falls}` }] : []
  })
}

function harmSays(game: Game, before: Situation, after: Situation, targets: readonly Id[]): string {
  const losses = lossesOf(game, before, after, targets)
  return losses.length === 0 ? 'Nobody is hurt' : losses.map(({ says }) => says).join('; ')
}

function toneOf(game: Game, before: Situation, after: Situation, targets: readonly Id[]): Tone {
  const sides = lossesOf(game, before, after, targets).map(({ id }) => after.creatures[id]?.side)
  if (sides.some((side) => side !== 'foes')) return 'bad'
  return sides.length > 0 ? 'good' : 'plain'
}
