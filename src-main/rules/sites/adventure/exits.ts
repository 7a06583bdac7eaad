import type { SiteDoor } from '../../core/state/site.ts'
import type { ReadExit } from './adventure.ts'

const place = String.raw`(?:areas?|rooms?|chambers?|locations?|caves?|places?)`
const label = String.raw`#?([A-Z]{0,2}-?\d{1,3}[a-z]?)`
const toArea = new RegExp(
  String.raw`\b(?:to|into|from|with|towards|of|and|or|reaches|enters)\s+(?:the\s+)?${place}\s*${label}\b|[([](?:to\s+)?(?:${place}\s*)?${label}[)\]]`,
  'gi',
)
const toNumber = new RegExp(
  String.raw`(?:${place}\s*)?\b${label}\b(?!\s*(?:ft|feet|gp|sp|cp|%|foot|yards?|d\d))`,
  'gi',
)

const doors: readonly { words: RegExp; door: SiteDoor }[] = [
  { words: /\bsecret|\bhidden|\bconcealed/i, door: 'secret door' },
  { words: /\bone[- ]way/i, door: 'one-way door' },
  { words: /\block(?:ed|s)?\b/i, door: 'locked door' },
  { words: /\bbarred/i, door: 'barred door' },
  { words: /\bstuck|\bswollen/i, door: 'stuck door' },
  { words: /\bportcullis/i, door: 'portcullis' },
  { words: /\bstair|\bsteps|\bladder|\bshaft/i, door: 'stairs' },
  { words: /\bdoor|\bgate\b/i, door: 'door' },
]

/** Words of a way: the goblins of area 6 are none, the door of area 6 is. */
const way =
  /\b(?:doors?|gates?|arch(?:way)?s?|stairs?|steps|passages?|corridors?|halls?|hallways?|tunnels?|shafts?|ladders?|exits?|leads?|opens?|way|path|portcullis|bridge)\b/i

/** Ways out that a text names. `isList`: the text is a list of exits, in which bare numbers are areas. */
export function exitsIn(text: string, isList: boolean): ReadExit[] {
  const clauses = text.split(
    /[;\n]|\.\s+|,\s+(?=(?:a|an|the|north|south|east|west|up|down|[NSEW]\b))/i,
  )
  return clauses.flatMap((clause) =>
    [...clause.matchAll(isList ? toNumber : toArea)].flatMap((match): ReadExit[] => {
      const to = match[1] ?? match[2]
      if (to === undefined) return []
      const before = clause.slice(0, match.index)
      // A key fits a door that is somewhere else.
      if (!isList && /\bkeys?\s*$/i.test(before)) return []
      if (!isList && /^(?:of|from)\b/i.test(match[0]) && !way.test(before)) return []
      const behind = clause.slice(match.index + match[0].length, match.index + match[0].length + 24)
      return [
        {
          to: to.replace(/^[a-z]+/, (letters) => letters.toUpperCase()),
          door: doorIn(before, behind),
        },
      ]
    }),
  )
}

function doorIn(before: string, behind: string): SiteDoor {
  const noted = /^\s*(?:\(([^)]*)|is\s+(\w+))/.exec(behind)
  const [near = '', far] = [noted?.[1] ?? noted?.[2], before]
  const found = [near, far].flatMap((words) => doors.find((one) => one.words.test(words)) ?? [])
  return found[0]?.door ?? 'open'
}

const plainWords =
  /\b(?:to|the|an?|and|or|leads?|goes|area|room|secret|hidden|concealed|one-way|locked|barred|stuck|swollen|door|portcullis|stairs?|steps|open|passage|up|down)\b/gi

/** True for a list of exits that says no more than doors and numbers. */
export function isPlainExits(text: string): boolean {
  return !/[a-z]{3}/i.test(text.replace(plainWords, ' '))
}
