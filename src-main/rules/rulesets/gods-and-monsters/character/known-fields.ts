import type { RuleId } from '../../../core/outcome.ts'

/** A field with the skills that are known of it; yours may be added by name. */
export interface KnownField {
  name: string
  skills: readonly string[]
  rule: RuleId
}

/** Fields anybody may learn, as far as the text and its author’s pages name them. Rules GAMX-FLD-05, GAMX-FLD-06. */
export const openFields: readonly KnownField[] = [
  { name: 'War Craft', skills: ['Tactics', 'Quickdraw'], rule: 'GAMX-FLD-05' },
  { name: 'Language Science', skills: ['Another language', 'Old scripts'], rule: 'GAMX-FLD-05' },
  { name: 'Gambling Art', skills: ['Carousing', 'Poker'], rule: 'GAMX-FLD-05' },
  { name: 'Historical Science', skills: ['Kings and wars', 'Ruins'], rule: 'GAMX-FLD-05' },
  { name: 'Survival Craft', skills: ['Tracking', 'Foraging'], rule: 'GAMX-FLD-05' },
  { name: 'Engineering Science', skills: ['Bridges', 'Stonework'], rule: 'GAMX-FLD-05' },
  { name: 'Healing Craft', skills: ['Wounds', 'Herbs'], rule: 'GAMX-FLD-05' },
  { name: 'Medical Science', skills: ['Diseases', 'Poisons'], rule: 'GAMX-FLD-05' },
]

/** Fields of thieves alone, as a draft of theirs had them. Rule GAMX-FLD-07. */
export const fieldsOfThieves: readonly KnownField[] = [
  { name: 'Burglary Science', skills: ['Locks & Traps', 'Search'], rule: 'GAMX-FLD-07' },
  { name: 'Impersonation Art', skills: ['Disguise', 'Forgery'], rule: 'GAMX-FLD-07' },
  { name: 'Memory Science', skills: ['Cram', 'Understand Languages'], rule: 'GAMX-FLD-07' },
  {
    name: 'Misdirection Science',
    skills: ['Concealed Item', 'Prestidigitation'],
    rule: 'GAMX-FLD-07',
  },
  { name: 'Murder Craft', skills: ['Backstab'], rule: 'GAMX-FLD-07' },
  { name: 'Scaling Craft', skills: ['Climb Walls', 'Tightrope'], rule: 'GAMX-FLD-07' },
  { name: 'Stealth Art', skills: ['Hide', 'Move Silently', 'Pick Pockets'], rule: 'GAMX-FLD-07' },
  {
    name: 'Thief Culture',
    skills: ['Bribery', 'Criminal Contacts', 'Thief’s Cant', 'Underworld Etiquette'],
    rule: 'GAMX-FLD-07',
  },
]

export const thiefFields: readonly string[] = fieldsOfThieves.map(({ name }) => name)

/** Every known field with each of its skills: “War Craft: Tactics”. */
export const fieldsWithSkills: readonly string[] = [...openFields, ...fieldsOfThieves].flatMap(
  ({ name, skills }) => skills.map((skill) => `${name}: ${skill}`),
)
