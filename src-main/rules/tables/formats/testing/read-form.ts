import { readTables } from '../index.ts'

const none = { table: () => undefined, names: () => [] }
export const read = (text: string, name = 'Ferry') => readTables(text, name, none)

/** Form, then each table with its dice and rows. */
export const shown = (text: string) => {
  const { format, tables } = read(text)
  return [
    format,
    ...tables.map(({ table: { title, dice, rows, weighted } }) => [
      `${title}, ${weighted ? `by weight on ${dice}` : dice}`,
      ...rows.map(([rolls, words]) => `${rolls}: ${words}`),
    ]),
  ]
}
