const dealing =
  /^\s{0,8}(?:(?:\d{1,2}\s?x?\s)?[a-z][a-z '-]{1,30}\s?\([^()]{0,20}\d{0,2}d\d[^()]{0,30}\)[\s,|]{0,4}){1,6}$/i

/** True when a line holds attacks with their dice and nothing else: `Bite (1d10) Breath (3d6)`. */
export function dealsOnly(line: string): boolean {
  return dealing.test(line)
}
