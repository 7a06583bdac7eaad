import type { Patch } from './patches.ts'

/** A small `l`, an `I`, an `O` or an `S` that a scanner read where a digit is printed: `ld6`, `[l7]`, `2dl0`, `Wl3`, `4O'`. */
const misreadDigit =
  /(?<![\p{L}\d])l(?=d\d|\d{1,3}(?!\d|(?!hp|ft|gp|xp)\p{Ll}{2}))|(?<=(?:^|[\s\d])d|(?<![\p{L}\d])[DWPBS])[lI](?=\d|['"),;\s]|$)|(?<=\d)[lI](?=\d|['"),;]|hp\b)|(?<=\d)O(?=O{0,2}(?:\d|\s?(?:hp|ft|gp|xp)\b|(?![\p{L}\d])))|(?<=[\s:([/+'*|-])(?<!\d\s)l(?=[\s,;)+*/|]|-[\dl]|$)(?!\s')|(?<=Attacks?:\s{1,16})I(?=\s\(?\p{Ll})|(?<=:\s{1,20})O(?=\s\([\dl])|(?<=\[|\d-)l(?=\d)|(?<=#A[Tt]t? )I(?=[\s,;])|(?<![\p{L}\d]|\bSaves?:? |\p{Lu}\d{1,2},? )I(?=\d{1,2}(?![\p{L}\d]))|(?<=(?:AC|HD|ML) |(?:Fighter|Cleric|Thief|Dwarf|Elf|Halfling): )S(?=[,;\s])/gmu
/** The letters beside a sign that the pattern needs; most texts hold none. */
const worthALook =
  /(?<![A-Za-z])l(?:[\dd,;+\s*)/|-]|$)|[dDWPBS]l\d|\d[lIO]|\bI\d|:\s+O \(|#A[Tt]t? I|[CDL] S[,;]|: [SI]\s/

/** The sign that is printed, by the one that was read; `l` and `I` are a 1. */
const readAs: Readonly<Record<string, string>> = { O: '0', S: '5' }

/** An m of a label that was read as r and n. */
const splitM =
  /(?<=\bAr)rn(?=ou?r\b)|(?<=\bAlign)rn(?=ent)|(?<=\bDa)rn(?=age)|(?<=\bMove)rn(?=ent)|(?<=\bNu)rn(?=ber)/gi

/** `C1ass`, `Mora1e`, `WRA1TH`: a 1 for an l within a word, or for an I in one of capitals. */
const withinWord =
  /(?<=(?:^|[\s*_])[A-Z])1(?=\p{Ll}{3})|(?<=\p{Ll}{3})1(?![dwx])(?=\p{Ll})|(?<=\p{Lu}{3})1(?=\p{Lu}{2})/gu
const amongLetters = /[a-z\u00c0-\uffff]1[a-z\u00c0-\uffff]/i

/** `0ne Eyed Drake`, `0GRE`: a nought for the first letter of a line. */
const zeroFirst = /^0(?=\p{Ll}{2}|\p{Lu}{3})/gmu

/** `RESlSTANCE`, `lvy Ape`, `NiI`: an l for an I among capitals or first on a line before a consonant, and an I for an l. */
const mixedCase =
  /(?<=\p{Lu}{2})l(?=\p{Lu})|(?<=\b\p{Lu})l(?=\p{Lu}{2})|^l(?=[cdfghjkmnpqrstvwxz]\p{Ll})|(?<=\b\p{Lu}\p{Ll}{1,12})I(?=\p{Ll}|\b)/gmu
const mayBeMixed = /[A-Z]l[A-Z]|(?:^|\n)l[b-z]|[a-z]I(?![A-Z])/

const inCapitals = /^\p{Lu}{2}$/u

/** `AC: l ;`, `HD: lO`, `2dlO`, `FlO`, `ML: ll`, `l-lO`: a whole number in letters, behind a colon, a die's d or a class, or a range. */
const misreadNumber =
  /(?:(?<=:\s?)(?=[IO\d]*l|[lIO]+\d)|(?<=\s[FCTDE]|\dd)(?=[IO\d]{0,2}l[lIO\d]|\d+l)|(?<=\s[DWPBS])(?=[lIO]{2}\s))[lIO\d]{1,3}(?=\s?(?:[,;/)\]'+\n]|$)|(?<=[DWPBS]..)\s)|(?<![\p{L}\d-])(?=[\d-]*[lO])[lO\d]{1,3}-[lO\d]{1,3}(?![\p{L}\d-])/gu
const worthASecondLook =
  /(?::\s?|d|\s[FCTDE])[IO\d]{0,2}l[lIO\d]{0,2}\s?[,;/)\]'+\n]|\s[DWPBS][lIO]{2}\s|[lO]-[lO\d]|\d-[lO]/

/** `Hit D ice:`, `M orale:`: a blank behind the capital of a word before a colon at a line's beginning. */
const afterCapital = /(?<=^(?:\p{L}{2,9}\.? ){0,2}[B-HJ-NP-Z]) (?=\p{Ll}{2,12}\s?:)/gmu
const mayBeSplit = /[B-HJ-NP-Z] [a-z]{2,12}\s?:/

/** Digits that were read as letters, and letters that were read as others. */
export function misreadDigitsIn(easy: string): Patch[] {
  const letters = easy.includes('rn') ? [...easy.matchAll(splitM)] : []
  const ones = amongLetters.test(easy) ? [...easy.matchAll(withinWord)] : []
  const mixed = mayBeMixed.test(easy) ? [...easy.matchAll(mixedCase)] : []
  const capitals = easy.startsWith('0') || easy.includes('\n0') ? [...easy.matchAll(zeroFirst)] : []
  const numbers = worthASecondLook.test(easy) ? [...easy.matchAll(misreadNumber)] : []
  const blanks = mayBeSplit.test(easy) ? [...easy.matchAll(afterCapital)] : []
  const digits = worthALook.test(easy) ? [...easy.matchAll(misreadDigit)] : []
  const whole = numbers.map(({ index, 0: signs }) => ({
    from: index,
    to: index + signs.length,
    by: signs.replace(/[lIO]/g, (sign) => readAs[sign] ?? '1'),
  }))
  const single = digits.map(({ index, 0: sign }) => ({
    from: index,
    to: index + 1,
    by: readAs[sign] ?? '1',
  }))
  return [
    ...blanks.map(({ index }) => ({ from: index, to: index + 1, by: '' })),
    ...letters.map(({ index, 0: signs }) => ({ from: index, to: index + signs.length, by: 'm' })),
    ...ones.map(({ index }) => ({
      from: index,
      to: index + 1,
      by: inCapitals.test(easy.slice(Math.max(0, index - 2), index)) ? 'I' : 'l',
    })),
    ...mixed.map(({ index, 0: sign }) => ({
      from: index,
      to: index + 1,
      by: sign === 'l' ? 'I' : 'l',
    })),
    ...capitals.map(({ index }) => ({ from: index, to: index + 1, by: 'O' })),
    ...whole,
    ...single.filter(({ from }) => !whole.some((one) => one.from <= from && from < one.to)),
  ]
}
