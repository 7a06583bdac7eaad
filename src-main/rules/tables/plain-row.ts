/**
 * Text of a row in plain words: dice without brackets, other tables by title, choices joined with “or”.
 * @param titleOf title of a table by the name in the brackets
 */
export function plainRow(text: string, titleOf: (name: string) => string | undefined): string {
  return text.replaceAll(' | ', ' or ').replace(/\[([^\]]+)\]/g, (_, inner: string) => {
    const title = titleOf(inner)
    return title === undefined ? inner : `(roll on ${title})`
  })
}
