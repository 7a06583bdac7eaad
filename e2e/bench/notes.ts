import MiniSearch from 'minisearch'
import { NoteIndex } from '../../src-main/campaign/notes/note-index.ts'
import type { Note } from '../../src-main/rules/core/state/note.ts'
import { indexOptions } from '../../src-main/rules/monsters/search/word-index.ts'
import { againstFloor, quantile, type BenchRow } from './row.ts'

const count = 2_000
const rounds = 25
const roots = 'bell salt rope mill drown reeve ferr ward gobl tower reed coin oath'.split(' ')
const ends = 'a en ing er ling wick ton mere ford by holt gate low ash ard'.split(' ')
/** As many words as the notes of a long campaign have. */
const words = roots.flatMap((root) =>
  roots.flatMap((other) => ends.map((end) => root + other + end)),
)
const searches = [
  'b',
  'be',
  'bells',
  'bellropeton',
  'note 4',
  'marget',
  'drownmil',
  'reeveoath',
  'xyzzy',
]

/** Times the search of the notes page over 2,000 notes, beside the bare index. */
export function noteRows(): BenchRow[] {
  const notes = Array.from({ length: count }, (_, at) => noteOf(at))
  const index = new NoteIndex()
  for (const note of notes) index.put(note)
  const alone = new MiniSearch(indexOptions)
  alone.addAll(
    notes.map(({ id, title, text }) => ({ id, name: title, tags: '', unread: '', text })),
  )
  const [floor, ours] = [[], []] as [number[], number[]]
  for (let round = 0; round < rounds + 3; round += 1)
    for (const typed of searches) {
      const times = [() => alone.search(typed), () => index.find(typed)].map(timeOf)
      // The first rounds warm up.
      if (round < 3) continue
      floor.push(times[0] ?? 0)
      ours.push(times[1] ?? 0)
    }
  const p99 = quantile(ours, 0.99)
  return [
    againstFloor(
      `search ${count.toLocaleString('en-GB')} notes, p99`,
      quantile(floor, 0.99),
      p99,
      3,
    ),
    againstFloor('the same beside 20 ms', 20e6, p99, 1),
  ]
}

function timeOf(work: () => unknown): number {
  const before = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - before)
}

/** A person with a long text, links and fields, the same for the same number. */
export function noteOf(at: number): Note {
  const word = (by: number): string => words[(at * 7 * by + by * by * 31) % words.length] ?? ''
  const links = [1, 7, 31].map((by) => `[[Note ${(at * by) % count}]]`).join(', ')
  return {
    id: `note-${at}`,
    kind: 'person',
    title: `Note ${at}`,
    fields: { look: `${word(3)} and ${word(5)}`, secret: word(7) },
    text: `${links} ${Array.from({ length: 60 }, (_, nth) => word(nth + 1)).join(' ')}`,
    known: '',
    tags: [word(2)],
  }
}
