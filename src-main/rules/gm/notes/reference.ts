import type { RuleId } from '../../core/outcome.ts'

/** Texts of Gatefold's own rules about notes. */
export const noteTexts: readonly (readonly [rule: RuleId, title: string, says: string])[] = [
  [
    'GF-NOTES-01',
    'A note',
    'A person, place, faction, thing or free page: short fields, Markdown for you, and what the players know. [[Title]] links to another note. A title belongs to one note; when it changes, every link to it changes in the same step.',
  ],
  [
    'GF-NOTES-02',
    'A note deleted',
    'Its progress clocks go with it. Links to it stay, dashed, and lead to it again when a note of that title is written. Undo brings it back.',
  ],
  [
    'GF-NOTES-03',
    'Notes imported',
    'A folder of Markdown files becomes notes in one step. A file goes over the note it was written from, or the one of its title. Of two files with one title the second gets a number.',
  ],
  [
    'GF-NOTES-04',
    'Progress clocks',
    'Two to twenty-four parts, filled by hand or by the calendar, one part every so many days. A hidden clock is yours alone. Every part is one step that can be undone.',
  ],
  [
    'GF-NOTES-05',
    'A clock is full',
    'What was written for a full clock becomes due. Doing it notes it in the chronicle; the clock stays full until you empty or remove it.',
  ],
]
