const figures = Array.from({ length: 101 }, (_, number) => String(number))

/** Decimal text of a number; those of small numbers are cached. */
export const figure = (number: number): string => figures[number] ?? String(number)
