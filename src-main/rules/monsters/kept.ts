/** Stands at the head of a file of monsters that this app wrote. */
export const keptFormat = 'gatefold-monsters'
