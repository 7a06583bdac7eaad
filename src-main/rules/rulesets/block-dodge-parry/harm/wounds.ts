import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { step, type RuleId, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { choose, type ProcedureOf } from '../../../core/procedure.ts'
import type { ReadonlyCreature } from '../../../core/situation.ts'
import { upperFirst } from '../../../core/words.ts'
import { abilities, fieldOf, fullOf, scoreOf, type Ability } from '../character/people.ts'
import { setCondition, setField } from '../effects.ts'

export const levels = ['light', 'severe', 'permanent'] as const
type Level = (typeof levels)[number]
type Choice = 'worsen' | 'new slot'

interface WoundGain {
  allowed: boolean
  wounds: Level[]
  slots: number
  /** Points off a fitting ability's maximum. */
  attributePenalty: number
}

/**
 * Wounds after a new one: the old one of its type rises a level, or the new one takes a slot
 * of its own. Rules BDP-WND-01, BDP-WND-02, BDP-WND-05, E-BDP-08.
 */
export function woundGain(existing: Level | null, incoming: Level, choice: Choice): WoundGain {
  if (existing === null || choice === 'new slot') {
    const wounds = existing === null ? [incoming] : [existing, incoming]
    return allowedGain(wounds, incoming === 'permanent' ? 1 : 0)
  }
  const raised = levels[levels.indexOf(existing) + 1]
  if (raised === undefined)
    return { allowed: false, wounds: [existing], slots: 1, attributePenalty: 0 }
  return allowedGain([raised], raised === 'permanent' ? 1 : 0)
}

function allowedGain(wounds: Level[], attributePenalty: number): WoundGain {
  return { allowed: true, wounds, slots: wounds.length, attributePenalty }
}

/** A wound read from its condition: "Severe Burns", "Light Cut 2". */
export interface BorneWound {
  /** Name of its condition. */
  name: string
  level: Level
  /** Type, such as "Burns"; a new wound can worsen only an old one of its type. */
  type: string
}

const titles: Readonly<Record<Level, string>> = {
  light: 'Light',
  severe: 'Severe',
  permanent: 'Permanent',
}

/** The wound that a condition stands for, or null. Rule BDP-WND-01. */
function woundIn(condition: string): BorneWound | null {
  const found = /^(Light|Severe|Permanent) (.+?)(?: \d+)?$/.exec(condition)
  if (!found?.[1] || !found[2]) return null
  return { name: condition, level: found[1].toLowerCase() as Level, type: found[2] }
}

export function woundsOf(creature: ReadonlyCreature): BorneWound[] {
  return Object.keys(creature.conditions).flatMap((name) => woundIn(name) ?? [])
}

/** Type of a wound as it is compared: a burn is one of the burns. */
const kindOf = (type: string): string => type.trim().toLowerCase().replace(/s$/, '')

/** Wounds of one type, the lightest first. */
export function woundsLike(creature: ReadonlyCreature, type: string): BorneWound[] {
  const order: readonly Level[] = ['light', 'severe', 'permanent']
  return woundsOf(creature)
    .filter((wound) => kindOf(wound.type) === kindOf(type))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
}

/** Name for a new wound, unique for the creature: "Light Burns", "Light Burns 2". */
function woundName(creature: ReadonlyCreature, level: Level, type: string): string {
  const bare = `${titles[level]} ${type}`
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? bare : `${bare} ${nth}`
    if (!(name in creature.conditions)) return name
  }
}

/** Type of a wound from typed text: first letter a capital, at most 40 letters. */
export function typeOf(written: string): string {
  const bare = written.trim().slice(0, 40)
  return bare === '' ? 'Wound' : upperFirst(bare)
}

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

/** Herbs that heal wounds in the field. Rule BDP-WND-07. */
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

interface NewWound {
  type: string
  level: Level
  /** Ability that it reduces for good, should it become permanent. */
  ability: Ability
}

interface WoundResult {
  says: string
  effects: Effect[]
  why: Step[]
}

const words = { worsen: 'The old wound worsens', 'new slot': 'A new wound, in a new slot' } as const

const agains = ['the player chooses', 'worsens', 'a new slot'] as const

type Again = (typeof agains)[number]

/**
 * Gives a wound. Where one of its type can still worsen, the player
 * chooses. Rules BDP-WND-01, BDP-WND-02, BDP-WND-05, E-BDP-08.
 */
export function* gainWound(
  creature: ReadonlyCreature,
  wound: NewWound,
  label: string,
  again: Again = 'the player chooses',
): ProcedureOf<WoundResult> {
  const old = woundsLike(creature, wound.type).find(({ level }) => level !== 'permanent')
  const worse =
    old && again === 'the player chooses'
      ? (yield* choose(`${label}: again ${wound.type}`, Object.values(words))) === words.worsen
      : again === 'worsens'
  return woundResult(creature, wound, worse ? old : undefined)
}

/** Conditions of a new or worse wound, and the loss of a permanent one. */
function woundResult(
  creature: ReadonlyCreature,
  wound: NewWound,
  raises: BorneWound | undefined,
): WoundResult {
  const result = woundGain(raises?.level ?? null, wound.level, raises ? 'worsen' : 'new slot')
  const level = result.wounds.at(-1) ?? wound.level
  const name = woundName(creature, level, raises?.type ?? wound.type)
  const why: Step[] = raises
    ? [step(raises.name, `becomes ${level}`, 'BDP-WND-02')]
    : [step(name, 'fills a slot', 'BDP-WND-01')]
  const lasting = result.attributePenalty > 0 ? permanentLoss(creature, wound.ability) : null
  return {
    says: name,
    why: lasting ? [...why, ...lasting.why] : why,
    effects: [
      ...(raises ? [setCondition(creature.id, raises.name, null)] : []),
      setCondition(creature.id, name, { rule: ruleOf[level] }),
      ...(lasting?.effects ?? []),
    ],
  }
}

const ruleOf = {
  light: 'BDP-WND-03',
  severe: 'BDP-WND-04',
  permanent: 'BDP-WND-05',
} as const satisfies Record<Level, `BDP-${string}`>

/** Lowers an ability's maximum by 1, and its score where that is higher. Rules BDP-WND-05, E-BDP-25. */
function permanentLoss(
  creature: ReadonlyCreature,
  ability: Ability,
): { effects: Effect[]; why: Step[] } {
  const score = scoreOf(creature, ability)
  const full = creature.values[fullOf[ability]] ?? score
  const to = Math.max(0, full - 1)
  return {
    effects: [
      setField(creature.id, fullOf[ability], to),
      ...(score > to ? [setField(creature.id, fieldOf[ability], to)] : []),
    ],
    why: [step(`${ability} at most`, `${full} to ${to}`, 'E-BDP-25')],
  }
}

/** Gives a creature a wound. Rules BDP-WND-01, BDP-WND-02. */
export const wound = defineAction({
  id: 'block-dodge-parry.wound',
  title: 'Wound',
  rule: 'BDP-WND-01',
  phase: 'fight',
  slot: 'wound',
  needs: ['str'],
  finds: 'burns frostbite nerve poisoning light severe permanent slot',
  asks: {
    // Nobody until said: what harms somebody for good is never done by a mere Enter.
    who: { kind: 'creature', role: 'actor', title: 'Who', optional: true },
    kind: { kind: 'choice', title: 'Of what kind', of: kindsOfWound, default: 'Cut' },
    named: { kind: 'text', title: 'Or as you name it', max: 40, optional: true },
    level: { kind: 'choice', title: 'How bad', of: levels, default: 'light' },
    ability: { kind: 'choice', title: 'If permanent, off', of: abilities, default: 'STR' },
    again: {
      kind: 'choice',
      title: 'Same type again',
      of: agains,
      default: 'the player chooses',
    },
  },
  plan(situation, { who, kind, named, level, ability, again }) {
    const creature = situation.creatures[who ?? '']
    if (!creature) return refusal('Choose who is wounded.')
    const type = typeOf(named?.trim() ? named : kind)
    const borne = woundsLike(creature, type)
    if (again === 'worsens' && borne.every((one) => one.level === 'permanent'))
      return refusal(
        borne.length > 0
          ? `${borne[0]?.name ?? type} can’t worsen: take a new slot.`
          : `${creature.name} has no ${type.toLowerCase()} that could worsen: take a new slot.`,
      )
    return { creature, type, level, ability, again }
  },
  preview({ creature, type, level, ability }) {
    const old = woundsLike(creature, type)[0]
    const remedy = remedyFor(type)
    const raised = old ? woundGain(old.level, level, 'worsen') : null
    const shown = plain(
      old && raised?.allowed
        ? `${creature.name} has ${old.name}: it becomes ${raised.wounds[0] ?? level}, or a new one takes a slot`
        : `${creature.name}: ${level} ${type.toLowerCase()}, in a slot of its own`,
      [],
      [
        step('A wound', 'fills one slot', 'BDP-WND-01'),
        ...(level === 'permanent'
          ? [step('Permanent', `never heals, and ${ability} loses a point for good`, 'BDP-WND-05')]
          : []),
        ...(remedy ? [step('Remedy', remedy.says, 'BDP-WND-07')] : []),
        ...(old ? [step('The same again', 'the player chooses', 'BDP-WND-02')] : []),
        ...(old?.level === 'permanent'
          ? [step(old.name, 'can’t worsen: a new slot', 'E-BDP-08')]
          : []),
      ],
    )
    return old ? shown : { ...shown, scope: { again: { idle: true } } }
  },
  *run({ creature, again, ...wound }, _situation, at) {
    const result = yield* gainWound(creature, wound, 'wound', again)
    return line(at, {
      rule: 'BDP-WND-01',
      what: `Wound, ${creature.name}`,
      says: result.says,
      tone: creature.side === 'party' ? 'bad' : 'good',
      who: [creature.id],
      why: result.why,
      effects: result.effects,
    })
  },
})
