const range = /^(\d{1,3})-(\d{1,3})$/

/** Dice that another program can roll: `1-4` is 1d4, `2-8` is 2d4, `2-5` is 1d4+1; there it would compute as -3. */
export function rollableDice(dice: string): string {
  const found = range.exec(dice)
  if (!found) return dice
  const [least, most] = [Number(found[1]), Number(found[2])]
  if (least < 1 || most <= least) return dice
  if (most % least === 0 && most / least >= 2) return `${least}d${most / least}`
  return `1d${most - least + 1}+${least - 1}`
}
