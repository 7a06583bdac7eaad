/** A chance in percent with as many digits as tell it from its neighbours: "44.4%", "0.03%", "0%". */
export function exactPercent(chance: number): string {
  const percent = chance * 100
  if (percent === 0) return '0%'
  if (percent < 0.01) return 'under 0.01%'
  const digits = percent >= 10 ? 1 : 2
  return `${Number(percent.toFixed(digits))}%`
}
