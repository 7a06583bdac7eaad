export function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

export function isLargeLetter(code: number): boolean {
  return code >= 65 && code <= 90
}

export function isLarge(text: string, at: number): boolean {
  return isLargeLetter(text.charCodeAt(at))
}

export function isSmall(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return isSmallLetter(code) || code > 127
}

/** True when the stretch has no lower-case letter. */
export function isShouted(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (isSmallLetter(code)) return false
    if (code > 127) return text.slice(at, to) === text.slice(at, to).toUpperCase()
  }
  return true
}
