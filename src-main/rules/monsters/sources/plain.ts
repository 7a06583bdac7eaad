/** Signs that stand for a plainer one of the same length, so that offsets stay what they were. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/[‘’′´`]/g, "'"],
  [/[“”″]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/[×✕✖]/g, 'x'],
  [/[\u00a0\u2000-\u200a\u202f\u3000\t\r]/g, ' '],
  // UTF-8 read as another encoding: two or three signs for one
  [/(?:Γ—|Ã—)/g, 'x '],
  [/(?:â€™|â€²|ΓÇÖ)/g, "'  "],
  [/(?:â€“|â€”|ΓÇô)/g, '-  '],
  [/Â½/g, ' ½'],
]

/** The text with ASCII dashes, quotes, primes and spaces, exactly as long as it was. */
export function plain(text: string): string {
  return plainer.reduce((result, [sign, by]) => result.replace(sign, by), text)
}
