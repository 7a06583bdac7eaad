import type { RuleId } from '../../../core/outcome.ts'
import type { Situation } from '../../../core/situation.ts'

export const languages = ['Gnomish', 'Black Speech', 'Pirate', 'Liturgical', 'Ogham'] as const
export type Language = (typeof languages)[number]

/** Kinds that are known to speak each language. Rules HRT-LANG-02 to HRT-LANG-05; Ogham has no speakers. */
const speakers: readonly (readonly [Language, RegExp])[] = [
  [
    'Gnomish',
    /gnom|\bcats?\b|songbird|squirrel|\brats?\b|\bmice\b|\bmouse\b|rabbit|weasel|small mammal/i,
  ],
  [
    'Liturgical',
    /undead|skeleton|zombie|ghoul|wight|wraith|mummy|spectre|vampire|lich|ghost|demon|priest|cleric|church/i,
  ],
  [
    'Pirate',
    /pirate|sailor|bandit|brigand|thief|thieves|criminal|busker|viking|clown|buccaneer|rogue/i,
  ],
  ['Black Speech', /black.?speech|the enemy/i],
]

/** Speakers of each language, and the rule that says so. Rules HRT-LANG-02 to HRT-LANG-06. */
export const spokenBy: Readonly<Record<Language, { says: string; rule: RuleId }>> = {
  Gnomish: { says: 'gnomes, cats, small beasts and songbirds', rule: 'HRT-LANG-02' },
  'Black Speech': { says: 'the enemy', rule: 'HRT-LANG-03' },
  Pirate: { says: 'criminals, sailors and their like', rule: 'HRT-LANG-04' },
  Liturgical: { says: 'the Church, its demons, the undead', rule: 'HRT-LANG-05' },
  Ogham: { says: 'nobody: it is only written', rule: 'HRT-LANG-06' },
}

/** The language that fits those met, by their tags and their kind; null when the book names none. */
export function languageOf(situation: Situation): Language | null {
  const group = situation.groups[situation.encounter?.group ?? '']
  const foes = (group?.members ?? []).flatMap((id) => situation.creatures[id] ?? [])
  const marked = foes.flatMap((foe) => Object.keys(foe.tags))
  const tag = languages.find((language) =>
    marked.some((mark) => mark.toLowerCase().replace('-', ' ') === language.toLowerCase()),
  )
  if (tag) return tag
  const words = [...marked, ...foes.map(({ name }) => name), situation.encounter?.title ?? ''].join(
    ' ',
  )
  return speakers.find(([, kinds]) => kinds.test(words))?.[0] ?? null
}
