import { defineAction, type Action } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted, listed, upperFirst } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import type { Background } from '../origins/backgrounds.ts'
import { choiceOf, chosenLanguages, languageNote, languageTag } from '../origins/languages.ts'

/** Parses typed languages: "Goblin and Orc". */
function languagesIn(text: string): string[] {
  const names = text.split(/[,;]|\sand\s/i).flatMap((name) => name.trim() || [])
  return [...new Set(names.map((name) => upperFirst(name)))]
}

/** Typed languages, up to the number the background lets a character choose. */
export function chosenIn(text: string, { chosenLanguages: count = 0 }: Background): string[] {
  return languagesIn(text).slice(0, count)
}

const dueOf = (id: string): string => `languages:${id}`

/** Adds a due for a new character who still has languages to choose. Rule HBK-BG-03. */
export function languagesDue(creature: Creature): Effect[] {
  const open = choiceOf(creature) - chosenLanguages(Object.keys(creature.tags)).length
  if (open <= 0) return []
  return [
    {
      do: 'due',
      due: {
        id: dueOf(creature.id),
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

function faultOf(
  creature: ReadonlyCreature | undefined,
  languages: readonly string[],
): string | null {
  const count = creature ? choiceOf(creature) : 0
  if (!creature || count === 0)
    return 'Choose an outlander: only they know monster languages from the start.'
  if (languages.length === count) return null
  return languages.length === 0
    ? `Type ${counted(count, 'language')}, such as “Goblin, Orc”.`
    : `${counted(count, 'language')}, not ${languages.length}: type “Goblin, Orc”.`
}

/** The two monster languages of an outlander. Rules HBK-BG-03, HBK-LANG-01. */
export const chooseLanguages: Action = defineAction({
  id: 'heartbreaker.languages',
  title: 'Choose languages',
  rule: 'HBK-BG-03',
  phase: 'table',
  slot: 'edit',
  needs: [],
  finds: 'outlander monster language speak tongue',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party', tagged: 'outlander' },
    languages: { kind: 'text', title: 'Two monster languages', max: 80 },
  },
  preview(situation, { who, languages }) {
    const typed = languagesIn(languages)
    const creature = situation.creatures[who]
    const fault = faultOf(creature, typed)
    return fault ? refusal(fault) : plain(`${creature?.name ?? ''} speaks ${listed(typed)}`)
  },
  *run(situation, { who, languages }, at) {
    yield* []
    const creature = situation.creatures[who]
    const typed = languagesIn(languages)
    const before = creature ? chosenLanguages(Object.keys(creature.tags)) : []
    const kept = Object.keys(creature?.tags ?? {}).filter(
      (tag) => !before.map(languageTag).includes(tag),
    )
    const tag = (language: string, on: boolean): Effect => ({
      do: 'tag',
      creature: who,
      tag: languageTag(language),
      on,
    })
    const noted =
      creature !== undefined && creature.notes === languageNote(Object.keys(creature.tags))
    return line(at, {
      rule: 'HBK-BG-03',
      what: `${creature?.name ?? 'Nobody'}, languages`,
      says: listed(typed),
      who: [who],
      effects: [
        ...before.map((language) => tag(language, false)),
        ...typed.map((language) => tag(language, true)),
        ...(noted
          ? [
              {
                do: 'notes' as const,
                creature: who,
                notes: languageNote([...kept, ...typed.map(languageTag)]),
              },
            ]
          : []),
        { do: 'settle action', action: 'heartbreaker.languages', who },
      ],
    })
  },
})
