import type { Effect } from '../../../core/effects.ts'
import type { RuleId, Step, Tone } from '../../../core/outcome.ts'
import type { SpellRow } from '../../../core/ruleset/magic.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Condition } from '../../../core/state/creature.ts'
import { hour, round, turn } from '../../../clock/clock.ts'
import { gmRules, marksOnly } from '../../../common/spell-marks.ts'
import { setCondition } from '../effects.ts'

/** Kinds of power, each with its own dice and price. */
export type Art = 'energy' | 'trick' | 'word' | 'miracle' | 'song'

export interface Power extends SpellRow {
  art: Art
  /** How hard a song is. */
  complexity?: number
  /** True where the GM may name a thing or a kind that it is for. */
  named?: true
  /** Condition left on its targets; `{dice}` and `{sum}` stand for what was rolled. */
  mark?: string
  /** Rules that this alters; absent where it only marks. */
  alters?: readonly RuleId[]
}

/** The song that serves one weapon. Rule BDPX-SNG-02. */
export const ironSong = 'Song of Iron'

/** Songs for a weapon, a kind of foe or one of the fallen, which may be named. */
const songsNaming = [ironSong, 'Song of Slaying', 'Song of Goodbye']

function power(
  art: Art,
  rule: RuleId,
  name: string,
  says: string,
  more: Pick<Power, 'complexity' | 'mark' | 'alters'> = {},
): Power {
  const id = name.toLowerCase().replace(/ /g, '-')
  const isSung = art === 'song' || art === 'miracle'
  return {
    id,
    name,
    says,
    rule,
    art,
    ...(isSung ? { unwritten: true as const } : {}),
    ...(art === 'word' || songsNaming.includes(name) ? { named: true as const } : {}),
    ...more,
  }
}

/** Text and mark of a power that leaves a state: it names the rules it alters, or says that it only marks. */
function leaving(
  says: string,
  mark: string,
  alters: readonly RuleId[],
): Pick<Power, 'says' | 'mark' | 'alters'> {
  return alters.length > 0 ? { says, mark, alters } : { says: marksOnly(says), mark }
}

function miracle(name: string, says: string, mark?: string, ...alters: RuleId[]): Power {
  const left = mark ? leaving(says, mark, alters) : { says }
  return power('miracle', 'BDPX-DIV-03', name, left.says, left)
}
/** A song that leaves no mark. */
const lament = (name: string, complexity: number, says: string): Power =>
  power('song', 'BDPX-SNG-02', name, says, { complexity })
function song(name: string, complexity: number, says: string, ...alters: RuleId[]): Power {
  const left = leaving(says, name, alters)
  return power('song', 'BDPX-SNG-02', name, left.says, { complexity, ...left })
}
const word = (name: string, says: string): Power =>
  power('word', 'BDPX-MAG-07', name, `${says} ${gmRules}`)

/** Everything that is worked by a will: energy, tricks and words of the arcane, miracles, songs. */
export const spells: readonly Power[] = [
  power(
    'energy',
    'BDPX-MAG-03',
    'Sculpt Energy',
    'A bolt of 1d6, Near, on one target; each further die buys one thing more.',
  ),
  power(
    'trick',
    'BDPX-MAG-04',
    'Magic trick',
    marksOnly(
      'A gambit of magic, quick and Near; each further die is 2 off the save, or one more foe.',
    ),
    { mark: 'tricked' },
  ),
  word('Adapt', 'A body fits itself to what is around it.'),
  word('Charm', 'Somebody thinks better of you.'),
  word('Cloak', 'Something is hidden.'),
  word('Detect', 'Something makes itself known.'),
  word('Dispel', 'Magic comes undone.'),
  word('Fly', 'Something leaves the ground.'),
  word('Haste', 'Something goes faster.'),
  word('Knock', 'Something opens.'),
  word('Light', 'Something shines.'),
  word('Move', 'Something goes where you will.'),
  word('Protect', 'Something is kept off.'),
  word('Read', 'Something unread is understood.'),
  word('Send Message', 'Somebody far off hears you.'),
  miracle('Bless', 'A pool of points to the end of the day, to raise an ability before its save.'),
  miracle('Rebuke', 'Enemies of the faith save by WIL, and over the dice, or flee.'),
  miracle(
    'Empower',
    'Allies deal more damage in the next battle.',
    'Empowered: {dice} more damage',
    'BDPX-ATK-01',
  ),
  miracle('Replenish', 'Allies get HP back.'),
  miracle(
    'Smite',
    'The next attacks hit harder.',
    'Smite: {sum} more damage, {dice} attacks',
    'BDPX-ATK-01',
  ),
  miracle(
    'Divine Protection',
    '3 Armor against the next attacks.',
    'Divine Protection: 3 Armor, {dice} attacks',
    'BDPX-ATK-01',
  ),
  miracle('Purify', 'Food or drink is clean again, or toxins are held back.'),
  miracle(
    'Elemental Protection',
    'People stand the elements for hours.',
    'Elemental Protection: {sum} hours',
  ),
  miracle(
    'Surge of Resilience',
    'One ability counts for more, up to its full score.',
    'Surge: {sum} on one ability, {dice} turns',
  ),
  song('Song of the Hearth', 1, 'Nobody is afraid, and morale passes.', 'BDPX-MOR-01'),
  song('Song of Vigilance', 2, 'Nobody is ambushed for ten minutes.', 'BDPX-SUR-01'),
  song('Song of Slaying', 1, '1 more damage against one kind, for a round.', 'BDPX-ATK-01'),
  song('Song of Silent Passing', 2, 'Two event dice are rolled, and the party picks.'),
  song('Song of Light Feet', 2, 'No Fatigue of exertion or Exhaustion.', 'BDPX-DUN-03'),
  song('Song of All Seasons', 3, 'The weather bears down a step less.', 'BDPX-WLD-10'),
  lament(
    'Song of Woe',
    5,
    'All but the singer lose 1d6 Fatigue; the singer is Deprived. Only in real hardship.',
  ),
  lament('Song of Goodbye', 1, 'The last words of somebody fallen.'),
  song(ironSong, 3, 'One weapon rolls one die more for the fight.', 'BDPX-ATK-01'),
]

/** Effect text of a power without its full stop, for the middle of a line. */
export function effectPhrase({ says }: Power): string {
  return says.replace(/\.$/, '')
}

export const spellNames: readonly string[] = spells.map(({ name }) => name)

export function powerNamed(name: string): Power | undefined {
  const wanted = name.trim().toLowerCase()
  return spells.find((each) => each.name.toLowerCase() === wanted)
}

/** Result of a power. */
export interface PowerResult {
  says: string
  tone: Tone
  total: number
  why: Step[]
  effects: Effect[]
  who: string[]
}

/** To the end of this fight or the next one for what is of battle, for hours or turns where a power says so. */
function durationOf(
  { name }: Power,
  dice: number,
  sum: number,
  { clock, fight }: Situation,
): Pick<Condition, 'until' | 'fight'> {
  if (name === 'Elemental Protection') return { until: clock.seconds + sum * hour }
  if (name === 'Song of Vigilance') return { until: clock.seconds + turn }
  if (name === 'Surge of Resilience') return { until: clock.seconds + dice * turn }
  // A song is a full turn, and most have acted by then: it holds through the next round.
  if (name === 'Song of Slaying') return { until: clock.seconds + 2 * round, fight: true }
  const battle = ['Smite', 'Empower', 'Divine Protection', ironSong]
  return fight || battle.includes(name) ? { fight: true } : {}
}

/** Name of the condition that a power leaves: “Smite: 6 more damage, 1 attack”; empty where it leaves none. */
export function markName({ mark = '' }: Power, faces: readonly number[]): string {
  const sum = faces.reduce((all, face) => all + face, 0)
  return mark
    .replace('{dice}', String(faces.length))
    .replace('{sum}', String(sum))
    .replace(/\b1 (attack|turn|hour)s$/, '1 $1')
}

/** Conditions that a power leaves on its targets. Rules BDPX-DIV-03, BDPX-SNG-02. */
export function markTargets(
  power: Power,
  targets: readonly ReadonlyCreature[],
  faces: readonly number[],
  situation: Situation,
): Effect[] {
  if (!power.mark) return []
  const sum = faces.reduce((all, face) => all + face, 0)
  const name = markName(power, faces)
  return targets.map(({ id }) =>
    setCondition(id, name, {
      rule: power.rule,
      ...durationOf(power, faces.length, sum, situation),
    }),
  )
}
