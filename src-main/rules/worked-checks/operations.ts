/** Input and result of a worked check: plain JSON objects. */
export type Values = Record<string, unknown>
type Operation = (input: Values) => object
/** A ruleset's rule functions by the names that worked checks use; it holds no logic of its own. */
export type Operations = Readonly<Record<string, Operation>>

/** A number that the check must pass. @throws when it is missing: the check is wrong. */
export function numberIn(input: Values, key: string): number {
  const value = input[key]
  if (typeof value !== 'number') throw new Error(`“${key}” is no number`)
  return value
}

/** A number that may be left out. */
export function numberOr(input: Values, key: string, otherwise: number): number {
  return key in input ? numberIn(input, key) : otherwise
}

export function isTrue(input: Values, key: string): boolean {
  return input[key] === true
}

export function textIn(input: Values, key: string): string {
  const value = input[key]
  if (typeof value !== 'string') throw new Error(`“${key}” is no text`)
  return value
}

export function listIn(input: Values, key: string): unknown[] {
  const value = input[key]
  if (!Array.isArray(value)) throw new Error(`“${key}” is no list`)
  return value
}

export function numbersIn(input: Values, key: string): number[] {
  return listIn(input, key).map((value) => {
    if (typeof value !== 'number') throw new Error(`“${key}” holds something that is no number`)
    return value
  })
}

/** One of the given words. @throws for any other: the check is wrong. */
export function choiceIn<T extends string>(input: Values, key: string, of: readonly T[]): T {
  const found = of.find((word) => word === input[key])
  if (found === undefined)
    throw new Error(`“${key}” is ${String(input[key])}, not one of ${of.join(', ')}`)
  return found
}

/** A house rule that the check names; the first is the default. @throws for an unknown value. */
export function optionIn<const T extends string | number | boolean>(
  input: Values,
  key: string,
  of: readonly T[],
): T {
  const options = input['options']
  const named = typeof options === 'object' && options !== null && key in options
  const value: unknown = named ? (options as Values)[key] : of[0]
  const found = of.find((choice) => choice === value)
  if (found === undefined)
    throw new Error(`house rule “${key}” is ${String(value)}, not one of ${of.join(', ')}`)
  return found
}
