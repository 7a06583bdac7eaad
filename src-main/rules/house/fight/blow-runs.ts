import type { Action, AtTable } from '../../action.ts'
import type { Ruleset } from '../../ruleset.ts'
import type { Id, Situation } from '../../situation.ts'
import { attackAction, attackInput, jointAttack, jointInput } from './attack-asks.ts'
import { attackRoutines } from './routines.ts'

type Creature = Situation['creatures'][string]

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
 * who make one attack each are one run, each with their own weapon.
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
  const singles = blows.map((blow) => singleAttack(situation, game, blow))
  const gangs = joint ? gangsOf(situation, attack, singles, at) : new Map<Id, SingleAttack[]>()
  return blows.flatMap((blow, nth): BlowRun[] => {
    const gang = gangs.get(blow.on) ?? []
    const single = singles[nth]
    if (!joint || gang.length < 2 || !single || !gang.includes(single))
      return separateRuns(situation, game, attack, blow)
    if (gang[0] !== single) return []
    const by = gang.map((each) => each.by)
    const input = jointInput(joint, gang, blow.on)
    const title = `${gang.length} on ${nameIn(situation, blow.on)}`
    return [{ action: joint, input, by, on: blow.on, title }]
  })
}

/** One attack with one weapon; with none named, the one in hand. */
interface SingleAttack {
  by: Id
  on: Id
  weapon?: string | undefined
}

/** A blow as one attack; null for a chosen routine of several. */
function singleAttack(situation: Situation, game: Ruleset, blow: Blow): SingleAttack | null {
  const { by, on, routine = 0 } = blow
  if (blow.with !== undefined) return { by, on, weapon: blow.with }
  const attacker = situation.creatures[by]
  if (routine === 0 || !attacker) return { by, on }
  const chosen = routinesIn(situation, game, attacker)[routine]
  const [only, another] = chosen?.attacks ?? []
  return only && !another && only.times === 1 ? { by, on, weapon: only.weapon } : null
}

/** Attackers of each target who make one attack and are able to, each once. */
function gangsOf(
  situation: Situation,
  attack: Action,
  singles: readonly (SingleAttack | null)[],
  at: AtTable,
): Map<Id, SingleAttack[]> {
  const gangs = new Map<Id, SingleAttack[]>()
  for (const single of singles) {
    if (!single) continue
    const gang = gangs.get(single.on) ?? []
    if (gang.some(({ by }) => by === single.by)) continue
    const input = attackInput(attack, single)
    if (attack.preview?.(situation, input as never, at).refuses === undefined)
      gangs.set(single.on, [...gang, single])
  }
  return gangs
}

function routinesIn(situation: Situation, { combat }: Ruleset, attacker: Creature) {
  return attackRoutines(attacker, combat?.countsInOne?.(situation) ?? false)
}

/** One attacker's attacks, each by itself: a routine in its order, or a single attack. */
function separateRuns(situation: Situation, game: Ruleset, attack: Action, blow: Blow): BlowRun[] {
  const attacker = situation.creatures[blow.by]
  if (!attacker) return []
  const routines = blow.with === undefined ? routinesIn(situation, game, attacker) : []
  const routine = routines[blow.routine ?? 0]
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
