import { refusalOf, type Action, type AtTable, type Game } from '../../core/action.ts'
import type { Id, Situation } from '../../core/situation.ts'
import { attackAction, attackInput, jointAttack, jointInput } from './attack-asks.ts'
import { attackRoutines } from './routines.ts'

/** A planned attack: attacker, target, and a weapon or routine; the default attack with neither. */
export interface PlannedAttack {
  by: Id
  on: Id
  with?: string | undefined
  /** Index among the attacker's routines. */
  routine?: number | undefined
  /** Reaction of the target; its default when absent. */
  reaction?: string | undefined
}

/** A run of an attack action: its input, and the title of its questions and its result. */
export interface BlowRun {
  action: Action
  input: Record<string, unknown>
  by: readonly Id[]
  on: Id
  title: string
}

/**
 * Runs for planned attacks, in order. Where the game resolves several attackers of one target at once,
 * they are one run, each with their own weapon or with every attack of their routine.
 */
export function blowRuns(
  situation: Situation,
  game: Game,
  blows: readonly PlannedAttack[],
  at: AtTable,
): BlowRun[] {
  const attack = attackAction(game)
  if (!attack) return []
  const joint = jointAttack(game)
  const gangs = joint ? gangsOf(situation, game, attack, blows, at) : new Map<Id, Gang>()
  return blows.flatMap((blow): BlowRun[] => {
    const gang = gangs.get(blow.on)
    if (!joint || !gang?.blows.includes(blow) || gang.blows.length < 2)
      return separateRuns(situation, game, attack, blow)
    if (gang.blows[0] !== blow) return []
    const by = gang.blows.map((each) => each.by)
    const input = jointInput(joint, gang.attacks, blow)
    const title = `${by.length} on ${nameIn(situation, blow.on)}`
    return [{ action: joint, input, by, on: blow.on, title }]
  })
}

/** An attack with one weapon; the one in hand when `weapon` is absent. */
interface SingleAttack {
  by: Id
  weapon?: string | undefined
  name: string
}

/** Attackers of one target, each listed once, with all their attacks. */
interface Gang {
  blows: PlannedAttack[]
  attacks: SingleAttack[]
}

/** Attacks of a planned attack: with its weapon, of its routine, or the default. */
function attacksOf(situation: Situation, { combat }: Game, blow: PlannedAttack): SingleAttack[] {
  const { by, routine: nth = 0 } = blow
  const attacker = situation.creatures[by]
  if (!attacker) return []
  const routines =
    blow.with === undefined
      ? attackRoutines(attacker, combat?.countsInOne?.(situation) ?? false)
      : []
  const routine = routines[nth]
  if (!routine) return [{ by, weapon: blow.with, name: '' }]
  return routine.attacks.flatMap(({ weapon, name, times }) =>
    Array.from({ length: times }, () => ({ by, weapon, name })),
  )
}

/** Attackers of each target that are able to attack it. */
function gangsOf(
  situation: Situation,
  game: Game,
  attack: Action,
  blows: readonly PlannedAttack[],
  at: AtTable,
): Map<Id, Gang> {
  const gangs = new Map<Id, Gang>()
  for (const blow of blows) {
    const gang = gangs.get(blow.on) ?? { blows: [], attacks: [] }
    if (gang.blows.some(({ by }) => by === blow.by)) continue
    const able = attacksOf(situation, game, blow).filter((single) => {
      const input = attackInput(attack, { ...single, on: blow.on, reaction: blow.reaction })
      return refusalOf(attack, situation, input, at) === null
    })
    if (able.length > 0)
      gangs.set(blow.on, {
        blows: [...gang.blows, blow],
        attacks: [...gang.attacks, ...able],
      })
  }
  return gangs
}

/** Separate runs for one attacker: a routine in its order, or a single attack. */
function separateRuns(
  situation: Situation,
  game: Game,
  attack: Action,
  blow: PlannedAttack,
): BlowRun[] {
  const attacks = attacksOf(situation, game, blow)
  return attacks.map(({ by, weapon, name }) => ({
    action: attack,
    input: attackInput(attack, { by, on: blow.on, weapon, reaction: blow.reaction }),
    by: [by],
    on: blow.on,
    title: attacks.length > 1 ? `${nameIn(situation, by)}, ${name}` : nameIn(situation, by),
  }))
}

export function nameIn(situation: Situation, id: Id): string {
  return situation.creatures[id]?.name ?? 'nobody'
}
