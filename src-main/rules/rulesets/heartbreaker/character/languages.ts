import type { ReadonlyCreature } from '../../../core/situation.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { counted, listed, upperFirst } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { ancestries } from './ancestries.ts'
import { backgrounds, type Background } from './backgrounds.ts'

/** Monster languages to choose from; others may be typed. The book has no list. Rule HBK-BG-03. */
export const monsterLanguages = [
  ...['Bugbear', 'Centaur', 'Dragon', 'Gargoyle', 'Giant', 'Gnoll', 'Goblin', 'Harpy', 'Hobgoblin'],
  ...['Kobold', 'Lizard folk', 'Medusa', 'Minotaur', 'Ogre', 'Orc', 'Pixie', 'Treant', 'Troll'],
] as const

const speaks = 'speaks '

/** Tag that records a chosen language. Rule HBK-LANG-01. */
export function languageTag(language: string): string {
  return `${speaks}${language}`
}

/** Languages chosen so far, by the tags. */
function chosenLanguages(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => (tag.startsWith(speaks) ? [tag.slice(speaks.length)] : []))
}

/** Number of languages the background lets a character choose. Rule HBK-BG-03. */
export function languageChoices({ tags }: Pick<ReadonlyCreature, 'tags'>): number {
  return backgrounds.find(({ id }) => id in tags)?.chosenLanguages ?? 0
}

/** Languages known besides the common one, by tags of ancestry, background and choice. Rule HBK-LANG-01. */
export function languagesOf(tags: readonly string[]): string[] {
  const origins = [...ancestries, ...backgrounds].filter(({ id }) => tags.includes(id))
  const chosen = chosenLanguages(tags)
  const open = backgrounds
    .filter(({ id }) => tags.includes(id))
    .reduce((all, { chosenLanguages: count = 0 }) => all + count, -chosen.length)
  const toChoose = open > 0 ? [`${counted(open, 'monster language')} to choose`] : []
  return [...origins.flatMap(({ languages }) => languages), ...chosen, ...toChoose]
}

/** Line about languages in the notes of a new character. */
export function languageNote(tags: readonly string[]): string {
  const spoken = languagesOf(tags)
  return spoken.length > 0 ? `Speaks, besides the common tongue: ${spoken.join(', ')}.` : ''
}

/** Parses typed languages: "Goblin and Orc". */
function parseLanguages(text: string): string[] {
  const names = text.split(/[,;]|\sand\s/i).flatMap((name) => name.trim() || [])
  return [...new Set(names.map((name) => upperFirst(name)))]
}

/** Typed languages, up to the number the background lets a character choose. */
export function parseChosenLanguages(
  text: string,
  { chosenLanguages: count = 0 }: Background,
): string[] {
  return parseLanguages(text).slice(0, count)
}

const languagesDueId = (id: string): string => `languages:${id}`

/** Adds a due for a new character who still has languages to choose. Rule HBK-BG-03. */
export function languagesDue(creature: Creature): Effect[] {
  const open = languageChoices(creature) - chosenLanguages(Object.keys(creature.tags)).length
  if (open <= 0) return []
  return [
    {
      do: 'due',
      due: {
        id: languagesDueId(creature.id),
        action: 'heartbreaker.languages',
        input: { who: creature.id },
        title: 'Choose languages',
        why: `${creature.name} speaks ${counted(open, 'monster language')} of their choice`,
        rule: 'HBK-BG-03',
        when: 'now',
        who: [creature.id],
        must: false,
      },
    },
  ]
}

/** The two monster languages of an outlander. Rules HBK-BG-03, HBK-LANG-01. */
export const chooseLanguages = defineAction({
  id: 'heartbreaker.languages',
  title: 'Choose languages',
  rule: 'HBK-BG-03',
  phase: 'table',
  slot: 'edit',
  finds: 'outlander monster language speak tongue',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party', tagged: 'outlander' },
    languages: {
      kind: 'text',
      title: 'Two monster languages',
      max: 80,
      list: monsterLanguages,
      most: 2,
    },
  },
  plan(situation, { who, languages: said }) {
    const creature = situation.creatures[who]
    const count = creature ? languageChoices(creature) : 0
    if (!creature || count === 0)
      return refusal('Choose an outlander: only they know monster languages from the start.')
    const languages = parseLanguages(said)
    if (languages.length === count) return { creature, languages }
    return refusal(
      languages.length === 0
        ? `Type ${counted(count, 'language')}, such as “Goblin, Orc”.`
        : `${counted(count, 'language')}, not ${languages.length}: choose as many, such as Goblin and Orc.`,
    )
  },
  preview: ({ creature, languages }) => plain(`${creature.name} speaks ${listed(languages)}`),
  run({ creature, languages }, _situation, at) {
    const tags = Object.keys(creature.tags)
    const before = chosenLanguages(tags)
    const kept = tags.filter((tag) => !before.map(languageTag).includes(tag))
    const tag = (language: string, on: boolean): Effect => ({
      do: 'tag',
      creature: creature.id,
      tag: languageTag(language),
      on,
    })
    const notes = languageNote([...kept, ...languages.map(languageTag)])
    return line(at, {
      rule: 'HBK-BG-03',
      what: `${creature.name}, languages`,
      says: listed(languages),
      who: [creature.id],
      effects: [
        ...before.map((language) => tag(language, false)),
        ...languages.map((language) => tag(language, true)),
        ...(creature.notes === languageNote(tags)
          ? [{ do: 'notes' as const, creature: creature.id, notes }]
          : []),
        { do: 'settle action', action: 'heartbreaker.languages', who: creature.id },
      ],
    })
  },
})
