/** Signs around a label in which others of its kind stand. */
const around = 200
/** Fewest labels that a dash sets apart from their values. */
const fewest = 3
const dashedLabel =
  /(?:^|[\s,;|(])(?:ac|ca|hd|dv|dg|hp|pv|pg|mv|mov[a-z]{0,7}|xp|px|jp|ts|sv|ml|mor(?:ale?)?|#?att?|atk|dam|dmg|al|thac0|str|int|wis|dex|con|cha|chr)-\s?(?=[\da-z])/gi

/** `AC-5` among `HD-4` and `ML-8`: the dash is no minus. */
export function isDashBehindLabel(text: string, at: number): boolean {
  const near = text.slice(Math.max(0, at - around), at + around)
  dashedLabel.lastIndex = 0
  let count = 0
  while (count < fewest && dashedLabel.test(near)) count += 1
  return count >= fewest
}
