import type { Action, AtTable } from '../../action.ts'
import type { Ruleset } from '../../ruleset.ts'
import type { Id, Situation } from '../../situation.ts'
import { attackAction, attackInput, jointAttack, jointInput } from './attack-asks.ts'
import { attackRoutines } from './routines.ts'

/** One of several attacks: by whom, on whom, with a weapon or a routine; with neither, as they begin. */
export interface Blow {
  by: Id
  on: Id
  with?: string | undefined
  /** Place among the attacker's routines. */
  routine?: number | undefined
}

/** One run of an attack action: its input, and the title of its questions and its result. */
export interface BlowRun {
  action: Action
  input: Record<string, unknown>
  by: readonly Id[]
  on: Id
  title: string
}

/**
 * Runs in the order given. Where the game resolves several attackers of one target at once, those
 * who attack as they begin are one run.
 */
export function blowRuns(
  situation: Situation,
  game: Ruleset,
  blows: readonly Blow[],
  at: AtTable,
): BlowRun[] {
  const attack = attackAction(game)
  if (!attack) return []
  const joint = jointAttack(game)
  const gangs = joint ? gangsOf(situation, attack, blows, at) : new Map<Id, Id[]>()
  return blows.flatMap((blow): BlowRun[] => {
    const gang = gangs.get(blow.on) ?? []
    if (!joint || gang.length < 2 || !gang.includes(blow.by) || !asTheyBegin(blow))
      return separateRuns(situation, game, attack, blow)
    if (gang[0] !== blow.by) return []
    const input = jointInput(joint, gang, blow.on)
    const title = `${gang.length} on ${nameIn(situation, blow.on)}`
    return [{ action: joint, input, by: gang, on: blow.on, title }]
  })
}

function asTheyBegin(blow: Blow): boolean {
  return blow.with === undefined && (blow.routine ?? 0) === 0
}

/** Attackers of each target who attack as they begin and are able to, each once. */
function gangsOf(
  situation: Situation,
  attack: Action,
  blows: readonly Blow[],
  at: AtTable,
): Map<Id, Id[]> {
  const gangs = new Map<Id, Id[]>()
  for (const blow of blows.filter(asTheyBegin)) {
    const input = attackInput(attack, blow)
    const gang = gangs.get(blow.on) ?? []
    if (gang.includes(blow.by)) continue
    if (attack.preview?.(situation, input as never, at).refuses === undefined)
      gangs.set(blow.on, [...gang, blow.by])
  }
  return gangs
}

/** One attacker's attacks, each by itself: a routine in its order, or a single attack. */
function separateRuns(situation: Situation, game: Ruleset, attack: Action, blow: Blow): BlowRun[] {
  const attacker = situation.creatures[blow.by]
  if (!attacker) return []
  const routines = attackRoutines(attacker, game.combat?.countsInOne?.(situation) ?? false)
  const routine = blow.with === undefined ? routines[blow.routine ?? 0] : undefined
  const weapons = routine
    ? routine.attacks.flatMap(({ weapon, name, times }) =>
        Array.from({ length: times }, () => ({ weapon, name })),
      )
    : [{ weapon: blow.with, name: '' }]
  return weapons.map(({ weapon, name }) => ({
    action: attack,
    input: attackInput(attack, { by: blow.by, on: blow.on, weapon }),
    by: [blow.by],
    on: blow.on,
    title: weapons.length > 1 ? `${attacker.name}, ${name}` : attacker.name,
  }))
}

export function nameIn(situation: Situation, id: Id): string {
  return situation.creatures[id]?.name ?? 'nobody'
}
