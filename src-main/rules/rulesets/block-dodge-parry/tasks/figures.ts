type TaskResult = 'success' | 'success at a cost' | 'fail' | 'roll'

/**
 * Time, Gear, Skill: three are a success, one or none a failure, two are decided by a d6: 1 fails,
 * 2 and 3 cost something, 4 and up succeed. Rules BDP-TGS-04, BDP-TGS-06, BDP-TGS-08.
 */
export function timeGearSkill(
  time: boolean,
  gear: boolean,
  skill: boolean,
  d6: number | null = null,
): { count: number; result: TaskResult } {
  const count = [time, gear, skill].filter(Boolean).length
  if (count === 3) return { count, result: 'success' }
  if (count < 2) return { count, result: 'fail' }
  return { count, result: d6 === null ? 'roll' : byDie(d6) }
}

/** Rule BDP-TGS-06. */
export function byDie(d6: number): Exclude<TaskResult, 'roll'> {
  if (d6 <= 1) return 'fail'
  return d6 <= 3 ? 'success at a cost' : 'success'
}

/** Gear counts when what helps outweighs what hinders. Rules BDP-TGS-02, E-BDP-02. */
export function gearCounts(
  benefits: number,
  hindrances: number,
  noGearCountsAs = false,
): { gear: boolean } {
  if (benefits === 0 && hindrances === 0) return { gear: noGearCountsAs }
  return { gear: benefits > hindrances }
}

/** Benefit or hindrance that an ability score by itself is to a task. Rule BDP-TGS-03. */
export function abilityTag(score: number): { tag: 'hindrance' | 'none' | 'benefit' } {
  if (score >= 15) return { tag: 'benefit' }
  return { tag: score <= 6 ? 'hindrance' : 'none' }
}

/** Skill counts for a speciality or a score of 15 and up; a score of 6 or less cancels one of them. Rules BDP-TGS-03, E-BDP-02. */
export function skillCounts(speciality: boolean, scores: readonly number[]): boolean {
  const tags = scores.map((score) => abilityTag(score).tag)
  const good = Number(speciality) + tags.filter((tag) => tag === 'benefit').length
  return good > tags.filter((tag) => tag === 'hindrance').length
}

const answers = ['No, and', 'No', 'No, but', 'Yes, but', 'Yes', 'Yes, and'] as const

/** Answer of the Die of Fate. Rule BDP-FATE-01. */
export function fate(d6: number): { answer: (typeof answers)[number] } {
  const answer = answers[d6 - 1]
  if (!answer) throw new RangeError(`the Die of Fate is a d6, and shows no ${d6}`)
  return { answer }
}

export { answers as fateAnswers }

/** Steps of a unit of work on a Complex Task; at 10 and up the next needs no roll. Rule BDPX-CT-02. */
export function progress(total: number): { steps: number; free: number } {
  if (total <= 6) return { steps: 0, free: 0 }
  return { steps: 1, free: total >= 10 ? 1 : 0 }
}
