/** Signs with their accents, by the plain letter. */
const plainLetters = new Map<number, string>(
  (
    [
      ['ÀÁÂÃÄÅàáâãäå', 'a'],
      ['Çç', 'c'],
      ['ÈÉÊËèéêë', 'e'],
      ['ÌÍÎÏìíîï', 'i'],
      ['Ññ', 'n'],
      ['ÒÓÔÕÖØòóôõöø', 'o'],
      ['ÙÚÛÜùúûü', 'u'],
      ['ŸÝýÿ', 'y'],
      ['º°', 'o'],
    ] as const
  ).flatMap(([signs, by]) => [...signs].map((sign) => [sign.charCodeAt(0), by] as const)),
)

/** The text in small letters without accents, exactly as long as it was: labels are compared in it. */
export function normaliseText(text: string): string {
  const small = text.toLowerCase()
  const same =
    small.length === text.length ? small : text.replace(/[A-Z]/g, (sign) => sign.toLowerCase())
  return /[\u00b0\u00ba\u00c0-\u017f]/.test(same)
    ? same.replace(
        /[\u00b0\u00ba\u00c0-\u017f]/g,
        (sign) => plainLetters.get(sign.charCodeAt(0)) ?? sign,
      )
    : same
}
