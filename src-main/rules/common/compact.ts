/** Values of a condition that does not hold. */
type Absent = false | null | undefined | '' | 0

/** List without what is absent: `compact(step, isHurt && another)`. */
export function compact<T>(...all: readonly (T | Absent)[]): T[] {
  return all.filter((each): each is T => Boolean(each))
}
