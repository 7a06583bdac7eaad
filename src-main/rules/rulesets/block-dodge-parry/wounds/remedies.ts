import type { RuleId } from '../../../core/outcome.ts'

interface Remedy {
  /** The wound it is for, as its type says. */
  type: string
  says: string
  /** The herb, as an item is named. */
  herb: string
  /** The recipe that does the same. Rule E-BDP-09. */
  recipe?: string
  recipeRule?: RuleId
}

/** Herbs of the field. Rule BDP-WND-07. */
export const remedies: readonly Remedy[] = [
  {
    type: 'Burns',
    says: 'bandages in water with Saint’s Hood, white, on ground that fire has charred',
    herb: 'Saint’s Hood',
    recipe: 'Coldroot Salve',
    recipeRule: 'BDP-WILD-10',
  },
  {
    type: 'Frostbite',
    says: 'a salve of firevine peppers',
    herb: 'Firevine pepper',
    recipe: 'Emberglow Tea',
    recipeRule: 'BDP-WILD-12',
  },
  {
    type: 'Nerve Damage',
    says: 'Silverleaf, chewed steadily; fragile, on trees that lightning has struck',
    herb: 'Silverleaf',
  },
  {
    type: 'Poisoning',
    says: 'tea of Foxglove, purple, by small streams',
    herb: 'Foxglove',
    recipe: 'Herbal Antidote',
    recipeRule: 'BDP-WILD-11',
  },
]

export function remedyFor(type: string): Remedy | undefined {
  return remedies.find((each) => type.toLowerCase().includes(each.type.toLowerCase()))
}

/** Kinds of wound the text names, for the form. Rule BDP-WND-01. */
export const kindsOfWound = [
  'Burns',
  'Frostbite',
  'Nerve Damage',
  'Poisoning',
  'Cut',
  'Fracture',
  'Bite',
] as const
