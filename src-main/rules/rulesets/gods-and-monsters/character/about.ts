import type { ReadonlyCreature } from '../../../core/situation.ts'
import { weaponNamed } from '../gear/weapons.ts'

/** Titles under which the notes of a character keep its words. Rule GAM-CRE-03. */
export const aboutTitles = {
  specialties: 'Specialties',
  moralCode: 'Moral code',
  motivation: 'Motivation',
  spirits: 'Spirit types',
} as const

/** Notes in which a title stands with other words: its line is replaced, added, or left out where there are none. */
export function notesWith(notes: string, title: string, words: string): string {
  const isOfTitle = (each: string): boolean =>
    each.trim().toLowerCase().startsWith(`${title.toLowerCase()}:`)
  const lines = notes.split('\n').filter((each) => each.trim() !== '')
  const fresh = words === '' ? [] : [`${title}: ${words}`]
  const at = lines.findIndex(isOfTitle)
  return (at < 0 ? [...lines, ...fresh] : lines.toSpliced(at, 1, ...fresh)).join('\n')
}

interface About {
  specialties: string
  moralCode: string
  motivation: string
  /** Types of spirits that a prophet calls; none where they are not noted. Rule GAM-ADV-20. */
  spirits: string[]
  /** Height and weight. Rule GAM-CRE-15. */
  body: string
}

/** Words of a character as its notes have them, each on a line of its own; empty where there is none. Rules GAM-CRE-03, GAM-CRE-15. */
export function aboutOf({ notes }: Pick<ReadonlyCreature, 'notes'>): About {
  const lines = notes.split('\n').map((each) => each.trim())
  const after = (title: string): string => {
    const found = lines.find((each) => each.toLowerCase().startsWith(`${title.toLowerCase()}:`))
    return found?.slice(title.length + 1).trim() ?? ''
  }
  const [, height, weight] =
    lines.map((each) => /^Height (\d+) in, weight (\d+) lb/i.exec(each)).find(Boolean) ?? []
  return {
    specialties: after(aboutTitles.specialties),
    moralCode: after(aboutTitles.moralCode),
    motivation: after(aboutTitles.motivation),
    spirits: after(aboutTitles.spirits)
      .split(/,| and /)
      .map((each) => each.trim().toLowerCase())
      .filter(Boolean),
    body: height && weight ? `${feet(Number(height))}, ${weight} lb` : '',
  }
}

/** Lines of the notes of which the sheet's head has every word. */
export function linesInHead({ notes }: Pick<ReadonlyCreature, 'notes'>): string[] {
  const { specialties, moralCode, motivation, body } = aboutOf({ notes })
  const shown = Object.entries({ specialties, moralCode, motivation }) as [
    Exclude<keyof typeof aboutTitles, 'spirits'>,
    string,
  ][]
  const lines = shown.map(([key, words]) => `${aboutTitles[key]}: ${words}`.toLowerCase())
  return notes
    .split('\n')
    .map((each) => each.trim())
    .filter(
      (each) =>
        lines.includes(each.toLowerCase()) ||
        (body !== '' && /^Height \d+ in, weight \d+ lb\.?$/i.test(each)),
    )
}

/** “4 ft 8 in”. */
function feet(inches: number): string {
  const rest = inches % 12
  return `${Math.floor(inches / 12)} ft${rest > 0 ? ` ${rest} in` : ''}`
}

/** Skills of Fighting Art that are no weapon of the list. Rules GAM-CRE-07, GAM-WPN-13. */
const fightingSkills: readonly string[] = ['unarmed combat', 'weapon fluency', 'basic weapons']

/** Skills that somebody has in Fighting Art; all share its bonus. Rules GAM-CRE-07, GAM-CRE-14, GAM-MOJ-06. */
export function weaponSkillsOf({ skills }: Pick<ReadonlyCreature, 'skills'>): string[] {
  return Object.keys(skills).filter(
    (skill) => fightingSkills.includes(skill.toLowerCase()) || weaponNamed(skill) !== undefined,
  )
}
