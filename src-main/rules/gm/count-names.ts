import { plural } from '../core/words.ts'

/** Four or more of one name in a row: "Goblin 1, Goblin 2, Goblin 3 and Goblin 4". */
const runs = /(\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+)*?) \d+(?:(?:, and |, | and )\1 \d+){3,}/gu

/** Replaces numbered creatures of one name by a count: "30 goblins". */
export function countNames(text: string): string {
  return text.replace(runs, (run, name: string) => {
    const count = run.split(`${name} `).length - 1
    const many = plural(name)
    return `${count} ${many.slice(0, 1).toLowerCase()}${many.slice(1)}`
  })
}
