import type { Effect } from '../../../../core/effects.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import type { Timer } from '../../../../core/state/due.ts'
import { day } from '../../../../clock/clock.ts'
import type { Ability } from '../../character/people.ts'
import { dueNow } from '../../effects.ts'

interface Disease {
  name: string
  /** "1d4 days", or "indefinite". */
  lasts: string
  ability: Ability
  /** Dice or a number, on a failed save. */
  damage: string
  /** Saves that end it; null where none are given. */
  saves: number | null
  signs: string
}

/** Rule BDP-DIS-04. */
export const diseases: readonly Disease[] = [
  {
    name: 'Swampsigh',
    lasts: '1d4 days',
    ability: 'STR',
    damage: '1',
    saves: null,
    signs: 'sickly green skin',
  },
  {
    name: 'Bonebreaker Plague',
    lasts: 'indefinite',
    ability: 'STR',
    damage: '2',
    saves: 3,
    signs: 'weak muscles, brittle bones',
  },
  {
    name: 'Tick Jitters',
    lasts: '1d6 days',
    ability: 'DEX',
    damage: '1d2',
    saves: null,
    signs: 'sudden spasms',
  },
  {
    name: 'Shadowrot',
    lasts: 'indefinite',
    ability: 'DEX',
    damage: '2',
    saves: 4,
    signs: 'black spots everywhere',
  },
  {
    name: 'Mindfog Fever',
    lasts: '1d4 days',
    ability: 'WIL',
    damage: '1',
    saves: null,
    signs: 'forgetful and confused',
  },
  {
    name: 'Soul’s Despair',
    lasts: 'indefinite',
    ability: 'WIL',
    damage: '1d4',
    saves: null,
    signs: 'hallucinations, hopelessness',
  },
]

const straight = (name: string): string => name.trim().toLowerCase().replace(/’/g, "'")

/** Disease with a name, written with either apostrophe. */
function diseaseNamed(name: string): Disease | undefined {
  return diseases.find((each) => straight(each.name) === straight(name))
}

/** @throws for a name the text does not list. */
export function knownDisease(name: string): Disease {
  const found = diseaseNamed(name)
  if (!found) throw new Error(`there is no disease called ${name}`)
  return found
}

/** Sides of the die of its harm; null where it is a plain number. */
export function harmDie({ damage }: Disease): number | null {
  const [, sides] = damage.split('d')
  return sides === undefined ? null : Number(sides)
}

/** Sides of the die of its days; null where it does not end by itself. */
export function daysDie({ lasts }: Disease): number | null {
  const found = /1d(\d+) days/.exec(lasts)
  return found ? Number(found[1]) : null
}

interface Day {
  /** Score of the ability that suffers. */
  score: number
  damageRoll: number | null
  successes: number
  oneSaveHeals?: boolean
}

/** Score, saves passed and cure after a day, once it is known whether the save passed. */
export function endDay(
  of: Disease,
  saved: boolean,
  { score, damageRoll, successes, oneSaveHeals = false }: Day,
): { score: number; successes: number; cured: boolean } {
  const passed = successes + (saved ? 1 : 0)
  const harm = harmDie(of) === null ? Number(of.damage) : (damageRoll ?? 0)
  return {
    score: saved ? score : Math.max(0, score - harm),
    successes: passed,
    cured: saved && (of.saves === null ? oneSaveHeals : passed >= of.saves),
  }
}

/** Treated in camp: the day’s saves against disease have two dice. Rules BDP-DIS-02, BDPX-WLD-07. */
export const tendedMark = 'Treated in camp'

export function isTended({ conditions }: ReadonlyCreature): boolean {
  return tendedMark in conditions
}

/** Course of a disease on its clock. */
export interface DiseaseCourse {
  disease: Disease
  /** Days left including today; null until cured. */
  left: number | null
  /** Saves passed so far; they need not be in a row. */
  successes: number
}

export function courseTimer(who: string, disease: Disease): string {
  return `disease:${who}:${disease.name}`
}

/** Diseases somebody has, as their conditions say. */
export function diseasesOf(creature: ReadonlyCreature): Disease[] {
  return diseases.filter(({ name }) => name in creature.conditions)
}

/** Course of a disease; one whose clock does not run is at its beginning, and null where nobody has it. */
export function courseOf(situation: Situation, who: string, name: string): DiseaseCourse | null {
  const disease = diseaseNamed(name)
  const timer = disease ? situation.timers[courseTimer(who, disease)] : undefined
  const isIll = disease && disease.name in (situation.creatures[who]?.conditions ?? {})
  if (!disease || !(timer ?? isIll)) return null
  const { left = null, successes = 0 } = timer?.counts ?? {}
  return { disease, left, successes }
}

/** Daily timer of a disease: the first save at the end of the first day. Rules BDP-DIS-01, E-BDP-18. */
export function clockOf(
  creature: ReadonlyCreature,
  { disease, left, successes }: DiseaseCourse,
  now: number,
  running?: Situation['timers'][string],
): Timer {
  return {
    id: courseTimer(creature.id, disease),
    kind: 'named',
    title: disease.name,
    bearer: creature.id,
    from: running?.from ?? now,
    next: running?.next ?? now + day,
    every: day,
    rule: 'BDP-DIS-01',
    counts: { successes, ...(left === null ? {} : { left }) },
    due: {
      action: 'block-dodge-parry.disease',
      input: { who: creature.id, disease: disease.name, care: false, due: '' },
      title: `${disease.name}: the day’s save`,
      why: `${creature.name} has had another day of ${disease.name}`,
      rule: 'BDP-DIS-01',
      when: 'now',
      who: [creature.id],
      must: creature.side === 'party',
    },
  }
}

/** "3 days left, 1 of 3 saves". */
export function courseSays({ disease, left, successes }: DiseaseCourse): string {
  const days = left === null ? 'until cured' : `${left} ${left === 1 ? 'day' : 'days'} left`
  return disease.saves === null ? days : `${successes} of ${disease.saves} saves`
}

const dayAction = 'block-dodge-parry.disease'

function catchDue(who: string, name: string): string {
  return `ill:${who}:${name}`
}

/**
 * A disease and its clock go together, whatever brought either about: one marked by hand asks to
 * be rolled, one that is over calls for no more saves. Rules BDP-DIS-03, BDP-DIS-04.
 */
export function diseaseConsequences(before: Situation, after: Situation): Effect[] {
  return [...lengthDues(before, after), ...endedDiseases(after), ...daysTooMany(after)]
}

/** Saves beyond the days that a disease lasts are none, however long the time that passed at once. Rule BDP-DIS-03. */
function daysTooMany({ timers, dues }: Situation): Effect[] {
  return Object.values(timers).flatMap(({ id, counts }): Effect[] => {
    const { left } = counts ?? {}
    if (left === undefined || !id.startsWith('disease:')) return []
    const pending = Object.keys(dues).filter((due) => due.startsWith(`${id}@`))
    return pending.slice(left).map((due) => ({ do: 'settle', due }))
  })
}

function lengthDues(before: Situation, after: Situation): Effect[] {
  return Object.values(after.creatures).flatMap((creature) => {
    const was = before.creatures[creature.id]
    if (!was || was.conditions === creature.conditions) return []
    return diseasesOf(creature)
      .filter(({ name }) => !(name in was.conditions))
      .filter((disease) => !after.timers[courseTimer(creature.id, disease)])
      .map(({ name }): Effect =>
        dueNow({
          id: catchDue(creature.id, name),
          action: 'block-dodge-parry.catch',
          input: { who: creature.id, disease: name, due: catchDue(creature.id, name) },
          title: `${name}: how long?`,
          why: `${creature.name} has fallen ill`,
          rule: 'BDP-DIS-04',
          who: [creature.id],
        }),
      )
  })
}

function endedDiseases(after: Situation): Effect[] {
  const ill = (who: string, name: string): boolean => {
    const creature = after.creatures[who]
    return creature !== undefined && name in creature.conditions && !('dead' in creature.conditions)
  }
  const timers = Object.values(after.timers).flatMap(({ id, bearer = '' }): Effect[] => {
    const disease = diseases.find(({ name }) => id === `disease:${bearer}:${name}`)
    return disease && !ill(bearer, disease.name) ? [{ do: 'stop timer', timer: id }] : []
  })
  const dues = Object.values(after.dues)
    .filter(({ action }) => action === dayAction || action === 'block-dodge-parry.catch')
    .filter(({ input }) => !ill(String(input['who']), String(input['disease'])))
    .map(({ id }): Effect => ({ do: 'settle', due: id }))
  return [...timers, ...dues]
}
