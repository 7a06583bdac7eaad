import type { PlaceMatter } from '../../core/state/site.ts'
import { plural, singulars } from '../../core/words.ts'
import { entryOf } from '../../gm/meeting.ts'
import { readMonsters } from '../../monsters/read.ts'
import type { ReadArea } from './adventure.ts'
import { bandsIn, headOfBlock, numberInProse, rostersIn } from './area-bands.ts'
import { exitsIn, isPlainExits } from './exits.ts'
import type { Heading } from './headings.ts'

const labels: readonly { words: RegExp; goes: string }[] = [
  {
    words: /^(?:read[- ]aloud|boxed text|players? (?:see|text)|description \(read\))$/i,
    goes: 'aloud',
  },
  { words: /^(?:treasures?|loot|hoard|valuables)$/i, goes: 'treasure' },
  { words: /^(?:traps?|hazards?)$/i, goes: 'trap' },
  {
    words:
      /^(?:monsters?|creatures?|encounters?|inhabitants?|occupants?|who is here|here|foes|denizens)$/i,
    goes: 'bands',
  },
  { words: /^(?:exits?|ways out|doors?|connections?|passages?)$/i, goes: 'exits' },
  { words: /^(?:lights?|lighting|illumination)$/i, goes: 'light' },
  {
    words: /^(?:features?|furnishings?|tricks?|secrets?|hidden|smells?|sounds?)$/i,
    goes: 'feature',
  },
  { words: /^(?:changes?|if the (?:alarm|players).*|developments?|later)$/i, goes: 'change' },
]
const labelled =
  /^[-*•·]?\s*(?:\*\*|__|\*|_)?([A-Z][A-Za-z -]{2,24}?)(?:\s*\(([^)]{1,40})\))?(?:[:.](?:\*\*|__|\*|_)|(?:\*\*|__|\*|_)[:.]|:)\s*(.*)$/
/** Signs of a stat block. */
const figures =
  /\b(?:AC|HD|Armou?r Class|Hit Dice|\d+\s*HP|HP\s*\d+|hp\s*\d+|\d+\s*(?:STR|DEX|WIL))\b/

/** Labels of a line of a stat block. */
const statLine =
  /\b(?:AC|HD|HP|hp|AT|Att|MV|Save|SV|ML|AL|XP|NA|TT|THAC0|Morale|Alignment|Armou?r Class|Hit Dice|STR|DEX|WIL)\b/

/** Lines of a paragraph behind the last with figures: a book sets its sentences on below them. */
function behindFigures(paragraph: string): string {
  const lines = paragraph.split('\n')
  const last = lines.findLastIndex((line) => statLine.test(line))
  return lines.slice(last + 1).join('\n')
}

/** Parts of an area while its paragraphs are read. */
interface AreaParts {
  area: ReadArea
  aloud: string[]
  texts: string[]
  /** Texts in which a way out may be named. */
  prose: string[]
  /** Bands of stat blocks that print no number. */
  uncounted: Set<string>
  /** Label that stood alone: the next paragraph is its text. */
  waiting: FoundLabel | null
}

/** A label at the beginning of a paragraph, with what stands behind it. */
interface FoundLabel {
  goes: string
  name: string
  /** Words in brackets behind the name. */
  note: string
}

/** Reads the lines of an area into its parts. */
export function areaOf(heading: Heading, lines: readonly string[]): ReadArea {
  const area: ReadArea = {
    label: heading.label,
    title: heading.title.slice(0, 200),
    aloud: '',
    text: '',
    bands: [],
    treasure: '',
    matters: [],
    exits: [],
    light: '',
    monsters: [],
  }
  const parts: AreaParts = {
    area,
    aloud: [],
    texts: [],
    prose: [],
    uncounted: new Set(),
    waiting: null,
  }
  const whole = heading.rest === '' ? lines : [heading.rest, '', ...lines]
  for (const paragraph of paragraphsOf(whole)) take(parts, paragraph)
  if (parts.waiting) parts.texts.push(parts.waiting.name)
  area.aloud = parts.aloud.join('\n\n')
  area.text = parts.texts.join('\n\n')
  area.bands = countedBands(parts)
  const prose = [area.aloud, ...parts.prose].map((text) => text.replace(/\s*\n(?!\s*[-*•·])/g, ' '))
  area.exits.push(...exitsIn(prose.join('\n'), false))
  area.exits = area.exits.filter(
    ({ to }, nth) => area.exits.findIndex((one) => one.to === to) === nth,
  )
  return area
}

function take(parts: AreaParts, paragraph: string): void {
  const { waiting } = parts
  const boxed = boxOf(paragraph)
  if (boxed !== null) {
    if (waiting && waiting.goes !== 'aloud') parts.texts.push(waiting.name)
    parts.waiting = null
    if (boxed !== '') parts.aloud.push(boxed)
    return
  }
  if (figures.test(paragraph) && takeBlock(parts, paragraph)) {
    parts.waiting = null
    parts.prose.push(unmarked(behindFigures(paragraph)))
    return
  }
  const { label, rest } = labelOf(paragraph)
  if (waiting) {
    parts.waiting = null
    if (!label) {
      takeLabelled(parts, waiting, unmarked(paragraph))
      return
    }
    parts.texts.push(waiting.name)
  }
  if (!label) {
    parts.texts.push(unmarked(paragraph))
    parts.prose.push(unmarked(paragraph))
  } else if (rest === '') parts.waiting = label
  else takeLabelled(parts, label, unmarked(rest))
}

/** Label of a paragraph, alone in a line, as a heading, or with its text behind it; null where it has none. */
function labelOf(paragraph: string): { label: FoundLabel | null; rest: string } {
  const alone = /^(?:#{2,6}\s+)?(?:\*\*|__)?([A-Z][A-Za-z -]{2,24}?)(?:\*\*|__)?$/.exec(paragraph)
  const isMarked = alone !== null && /^[#*_]/.test(paragraph)
  const [, name = '', note = '', rest = ''] = isMarked
    ? [undefined, alone[1]]
    : (labelled.exec(paragraph) ?? [])
  const found = labels.find(({ words }) => words.test(name.trim()))
  return { label: found ? { goes: found.goes, name: name.trim(), note } : null, rest }
}

function takeLabelled(parts: AreaParts, { goes, name, note }: FoundLabel, text: string): void {
  const { area, aloud, texts } = parts
  const flat = text
    .replace(/\s*\n\s*[-*•·]?\s*/g, ' ')
    .replace(/^[-*•·]\s+/, '')
    .trim()
  if (goes === 'aloud') aloud.push(text.trim())
  else if (goes === 'treasure')
    area.treasure = [area.treasure, listText(text)].filter(Boolean).join('; ')
  else if (goes === 'bands') {
    const { bands, text: more } = bandsIn(listText(text))
    area.bands.push(...bands)
    if (more !== '') texts.push(more)
  } else if (goes === 'exits') {
    area.exits.push(...exitsIn(text, true))
    // A door's own words have no place in an exit.
    if (!isPlainExits(flat)) texts.push(`${name}: ${flat}`)
  } else if (goes === 'light') area.light = [area.light, flat].filter(Boolean).join(' ')
  else {
    const kind = goes as PlaceMatter['kind']
    const [head = name] = flat.split(/[.:;]\s/)
    const isNamed = note === '' && head.length <= 40
    const title = note || (isNamed ? head.replace(/\.$/, '') : name)
    // Its name stands before its text and is not told again there.
    const says = isNamed ? flat.slice(head.length).replace(/^[.:;]\s+/, '') : flat
    area.matters.push({ kind, title: title.slice(0, 200), text: says })
  }
}

/** Text on one line; the points of a list are parted by semicolons. */
function listText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .reduce((all, line) => {
      const point = /^[-*•·]\s+(.*)$/.exec(line)?.[1]
      if (all === '') return point ?? line
      return point === undefined ? `${all} ${line}` : `${all.replace(/[.,;]$/, '')}; ${point}`
    }, '')
}

/** Takes the stat blocks of a paragraph, which stays in the text as printed; false where no reader knows one there. */
function takeBlock({ area, texts, uncounted }: AreaParts, paragraph: string): boolean {
  const head = headOfBlock(paragraph)
  const { monsters } = readMonsters(head?.block ?? paragraph)
  const rosters = monsters.length === 0 ? rostersIn(unmarked(paragraph)) : []
  if (monsters.length === 0 && rosters.length === 0) return false
  texts.push(unmarked(paragraph))
  area.bands.push(...rosters)
  for (const [nth, monster] of monsters.entries()) {
    const named = nth === 0 && head?.name ? { ...monster, name: head.name } : monster
    area.monsters.push(named)
    const hitPoints = monster.roster?.value
    const count = (nth === 0 ? head?.count : undefined) ?? hitPoints?.length.toString()
    const listed = hitPoints ? `, printed hp ${hitPoints.join(', ')}` : ''
    const name = named.name.toLowerCase()
    const band = `${count ?? '1'} ${hitPoints ? plural(name) : name}${listed}`
    if (count === undefined) uncounted.add(band)
    area.bands.push(band)
  }
  return true
}

/** Bands with the numbers of stat blocks that print none: a list or the prose may say how many are there. */
function countedBands({ area, uncounted, aloud, prose }: AreaParts): string[] {
  const said = [...aloud, ...prose].join('\n')
  const listed = area.bands.filter((band) => !uncounted.has(band))
  return area.bands.flatMap((band) => {
    if (!uncounted.has(band)) return [band]
    const name = band.slice(2)
    const names = (other: string): boolean =>
      singulars(entryOf(other).name.toLowerCase()).includes(name)
    if (listed.some(names)) return []
    const count = numberInProse(name, said)
    return [count === null ? band : `${count} ${name}`]
  })
}

/** Text to be read aloud, without the marks around it; null for a paragraph that is none. */
function boxOf(paragraph: string): string | null {
  const lines = paragraph.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('>')))
    return lines
      .map((line) => unmarked(line.replace(/^>\s?/, '')))
      .join('\n')
      .trim()
  if (lines.every((line) => /^[|│┃]/.test(line) || /^[+┌└┏┗╔╚=-]{3}/.test(line)))
    return lines
      .filter((line) => /^[|│┃]/.test(line))
      .map((line) => line.replace(/^[|│┃]\s?|\s?[|│┃]$/g, '').trim())
      .join('\n')
  const flat = lines.join('\n')
  const tagged = /^\[(?:box|read|boxed text)\]\s*([\s\S]+?)\s*\[\/(?:box|read|boxed text)\]$/i.exec(
    flat,
  )
  if (tagged?.[1]) return tagged[1]
  const quoted = /^[“"„]([\s\S]+)[”"“]$/.exec(flat)
  if (quoted?.[1] && quoted[1].length > 25 && !/[“"”]/.test(quoted[1])) return quoted[1]
  const slanted = /^([*_])(?![*_])([\s\S]+[^*_])\1$/.exec(flat)
  if (slanted?.[2] && slanted[2].length > 25 && !slanted[2].includes(slanted[1] ?? '*'))
    return slanted[2]
  return null
}

const boxed = /^(?:[>|│┃┌└┏┗╔╚]|\+[-=]{3})/

/** Parts lines into paragraphs: at blank lines, at labels, and where a box begins or ends. */
function paragraphsOf(lines: readonly string[]): string[] {
  const found: string[][] = [[]]
  let before = ''
  for (const raw of lines) {
    const line = raw.trim()
    const isQuoted = found.at(-1)?.[0]?.startsWith('“') ?? false
    const startsNew =
      boxed.test(line) !== boxed.test(before) ||
      (line.startsWith('“') && !isQuoted) ||
      (isQuoted && before.endsWith('”')) ||
      labels.some(({ words }) => words.test((labelled.exec(line)?.[1] ?? '').trim())) ||
      isHeadline(line) ||
      isHeadline(before) ||
      headOfBlock(line)?.before === ''
    if (line === '' || startsNew) found.push([])
    if (line !== '' && !/^[-–—_*=]{3,}$/.test(line)) found.at(-1)?.push(line)
    before = line
  }
  return found.map((one) => one.join('\n')).filter((one) => one.trim() !== '')
}

/** True for a heading within an area, or a label that stands alone in bold. */
function isHeadline(line: string): boolean {
  return /^#{1,6}\s/.test(line) || (/^(?:\*\*|__)/.test(line) && labelOf(line).label !== null)
}

function unmarked(text: string): string {
  return text
    .replace(/^#{1,6}\s+|\*\*|__|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|[.,;:!?]|$)/g, '')
    .trim()
}
