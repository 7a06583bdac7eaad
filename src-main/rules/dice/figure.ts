const figures = Array.from({ length: 101 }, (_, number) => String(number))

/** A number in figures; small ones are not written anew each time. */
export const figure = (number: number): string => figures[number] ?? String(number)
