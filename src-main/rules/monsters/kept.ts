import type { Monster } from './canonical.ts'

/** Format name at the head of a file of monsters that this app wrote. */
export const keptFormat = 'gatefold-monsters'

const head = new RegExp(`^[\\s\\ufeff]*\\{\\s*"format"\\s*:\\s*"${keptFormat}"`)

/** True when a text begins like a file of monsters that this app wrote. */
export function isKept(text: string): boolean {
  return head.test(text.slice(0, 200))
}

/**
 * Monsters of a file that this app wrote, just as they were: source, spans, judgements and all. Null
 * for any other text, and for one that is damaged: then it is read like any JSON.
 */
export function keptMonsters(text: string): Monster[] | null {
  if (!isKept(text)) return null
  const file = parsed(text)
  const { monsters } = isRecord(file) ? file : {}
  if (!Array.isArray(monsters) || monsters.length === 0) return null
  const whole = monsters.filter(isWhole)
  return whole.length === monsters.length
    ? whole.map((monster, index) => ({ ...monster, id: `m${index + 1}` }))
    : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isSpanWithin(length: number): (value: unknown) => boolean {
  return (value) =>
    isRecord(value) &&
    isNumber(value['from']) &&
    isNumber(value['to']) &&
    value['from'] >= 0 &&
    value['from'] <= value['to'] &&
    value['to'] <= length
}

function every(value: unknown, test: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(test)
}

/** True when a value has every part of a monster, each of the right type, and no span outside its text. */
function isWhole(value: unknown): value is Monster {
  if (!isRecord(value) || !isRecord(value['source'])) return false
  const { text, system, licence, credit } = value['source']
  if (![text, system, licence, credit].every(isText)) return false
  const isSpan = isSpanWithin(String(text).length)
  const spanned = (item: unknown) => isRecord(item) && isText(item['text']) && isSpan(item['span'])
  return (
    [value['id'], value['name'], value['layout']].every(isText) &&
    isNumber(value['sureness']) &&
    (value['nameSpan'] === undefined || isSpan(value['nameSpan'])) &&
    (value['alsoRead'] === undefined || every(value['alsoRead'], isSpan)) &&
    (value['roster'] === undefined || isRoster(value['roster'], isSpan)) &&
    isFigures(value['figures'], isSpan) &&
    every(value['attacks'], isAttack) &&
    every(value['attackSpans'], isSpan) &&
    every(value['details'], (item) => spanned(item) && isRecord(item) && isText(item['title'])) &&
    every(value['tags'], isText) &&
    every(value['unread'], spanned) &&
    isRecord(value['foreign']) &&
    isRecord(value['judged']) &&
    Object.values(value['judged']).every(
      (answers) => isRecord(answers) && Object.values(answers).every(isText),
    )
  )
}

function isAttack(value: unknown): boolean {
  return (
    isRecord(value) &&
    [value['id'], value['name'], value['dice'], value['notes']].every(isText) &&
    isNumber(value['count']) &&
    value['count'] >= 1 &&
    ['first', 'and', 'or'].includes(String(value['joins']))
  )
}

type Kind = (value: unknown) => boolean

function isRoster(value: unknown, isSpan: Kind): boolean {
  return isRecord(value) && every(value['value'], isNumber) && isSpan(value['span'])
}

function numbers(...keys: string[]): Kind {
  return (value) => isRecord(value) && keys.every((key) => isNumber(value[key]))
}

function orNone(...keys: string[]): Kind {
  return (value) =>
    isRecord(value) && keys.every((key) => value[key] === null || isNumber(value[key]))
}

const figures: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  bx: {
    hd: (value) => numbers('dice', 'modifier', 'stars')(value) && orNone('hitPoints')(value),
    ac: orNone('descending', 'ascending'),
    saves: numbers('D', 'W', 'P', 'B', 'S'),
    saveAs: (value) => numbers('level')(value) && isRecord(value) && isText(value['class']),
    save: isNumber,
    thac0: orNone('thac0', 'bonus'),
    morale: isNumber,
    alignment: isText,
    xp: isNumber,
    movement: isText,
    numberAppearing: isText,
    treasure: isText,
  },
  cairn: { hp: isNumber, armor: isNumber, str: isNumber, dex: isNumber, wil: isNumber },
}

/** Figures that what was kept earlier may be without. */
const later: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  cairn: { numberAppearing: isText },
}

function isFigures(value: unknown, isSpan: Kind): boolean {
  if (!isRecord(value)) return false
  const family = String(value['family'])
  const kinds = figures[family]
  return (
    kinds !== undefined &&
    Object.entries({ ...kinds, ...later[family] }).every(([key, isKind]) => {
      const figure = value[key]
      return (
        figure === null ||
        (figure === undefined && !(key in kinds)) ||
        (isRecord(figure) && isKind(figure['value']) && isSpan(figure['span']))
      )
    })
  )
}
