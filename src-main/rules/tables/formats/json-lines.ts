/** Finds the line of one text after another in a JSON source; 0 where it can't tell. */
export function lineFinder(source: string): (words: string) => number {
  let at = 0
  let line = 1
  return (words) => {
    const quoted = JSON.stringify(words)
    const found = source.indexOf(quoted, at)
    if (found < 0) return line
    for (
      let next = source.indexOf('\n', at);
      next >= 0 && next < found;
      next = source.indexOf('\n', at)
    ) {
      line += 1
      at = next + 1
    }
    at = found
    return line
  }
}
