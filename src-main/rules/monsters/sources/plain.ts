/** Signs with a plainer one of the same length in their place, so that offsets do not change. */
const plainer = new Map<number, string>(
  (
    [
      ['‘’′´`', "'"],
      ['“”″', '"'],
      ['‐‑‒–—−', '-'],
      ['×✕✖', 'x'],
      ['▸‣◦●○◆◇⬥■□❖➢✦⁃∙', '•'],
      ['\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a', ' '],
      ['\u202f\u3000\t\r', ' '],
      // Frames drawn around a block.
      ['─━┄┅┈┉╌╍═╴╶╸╺', '-'],
      ['│┃┆┇┊┋╎╏║╵╷╹╻', '|'],
      ['┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼╋╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫╭╮╯╰', '+'],
      // The wide signs of East Asian type.
      ...[...'（）［］，：；＋－／＊％'].map(
        (sign, at) => [sign, '()[],:;+-/*%'.charAt(at)] as const,
      ),
    ] as const
  ).flatMap(([signs, by]) => [...signs].map((sign) => [sign.charCodeAt(0), by] as const)),
)

/** UTF-8 read as another encoding: two or three signs for one, by the first of them. */
const misread = new Map<number, readonly (readonly [string, string])[]>([
  [
    'Γ'.charCodeAt(0),
    [
      ['Γ—', 'x '],
      ['ΓÇÖ', "'  "],
      ['ΓÇô', '-  '],
    ],
  ],
  ['Ã'.charCodeAt(0), [['Ã—', 'x ']]],
  [
    'â'.charCodeAt(0),
    [
      ['â€™', "'  "],
      ['â€²', "'  "],
      ['â€“', '-  '],
      ['â€”', '-  '],
    ],
  ],
  ['Â'.charCodeAt(0), [['Â½', ' ½']]],
])

/** A text in plain signs, exactly as long as it was, and whether it may hold emoji. */
interface PlainText {
  easy: string
  pictures: boolean
}

/** The text with ASCII dashes, quotes, primes and spaces, exactly as long as it was. */
export function plain(text: string): string {
  return plainText({ text }).easy
}

/** A source in plain signs; ask for it with `source.get`. */
export function plainText({ text }: { readonly text: string }): PlainText {
  let easy = ''
  let pictures = false
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 128 && code !== 9 && code !== 13 && code !== 96) continue
    if (isPicture(code)) pictures = true
    const by = plainer.get(code) ?? wholeAt(text, at, code)
    if (by === undefined) continue
    easy += text.slice(from, at) + by
    from = at + by.length
    at = from - 1
  }
  return { easy: from === 0 ? text : easy + text.slice(from), pictures }
}

function isPicture(code: number): boolean {
  return code >= 0x2600 && (code <= 0x27bf || code === 0x2b50 || (code >= 0xd83c && code <= 0xd83e))
}

function wholeAt(text: string, at: number, code: number): string | undefined {
  return misread.get(code)?.find(([signs]) => text.startsWith(signs, at))?.[1]
}
