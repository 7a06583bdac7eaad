/** Seconds of a day of the game. */
const dayLength = 86_400

/** Days in so many seconds of the game, with their fraction. */
export function daysIn(seconds: number): number {
  return seconds / dayLength
}

/** Seconds in so many days of the game. */
export function secondsIn(days: number): number {
  return days * dayLength
}

/** Day of the campaign, from 1, on which a moment of its clock falls. */
export function dayOf(seconds: number): number {
  return Math.floor(daysIn(seconds)) + 1
}
