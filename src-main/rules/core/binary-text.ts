/** Characters that no text holds, as a control character or a replacement sign. */
const mostStray = 2

/** True for raw bytes taken as text: control characters and replacement signs do not belong in it. */
export function looksBinary(text: string): boolean {
  const length = Math.min(text.length, 20_000)
  let odd = 0
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0) return true
    if (code === 0xfffd || isControl(code)) odd += 1
  }
  return odd > mostStray && odd > length / 50
}

/** True for a control character other than those that part lines, cells and pages. */
export const isControl = (code: number): boolean =>
  code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13
