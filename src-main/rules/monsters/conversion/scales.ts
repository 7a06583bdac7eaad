import type { MonsterConversion } from '../../core/ruleset/monsters.ts'
import type { Situation } from '../../core/situation.ts'
import type {
  BxFigures,
  ConversionTarget,
  Converted,
  Derived,
  Judgement,
  Monster,
} from '../canonical.ts'
import { moraleChance } from './chances.ts'
import { withOwnFigures } from './own-figures.ts'
import { averageHitPoints, countedHitDice } from './hit-dice.ts'

/** A figure on the scale of B/X, and how it came there from its book's own. */
interface Scaled {
  value: number
  how: string
}

const scale = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Morale of 2 to 12 whose chance to hold is nearest; of two as near, the lower. */
function moraleHolding(chance: number): number {
  return scale.reduce((best, each) =>
    Math.abs(moraleChance(each) - chance) < Math.abs(moraleChance(best) - chance) ? each : best,
  )
}

/** Chance, 0 to 1, that two dice of so many sides roll at or under a number. */
function twoDiceUnder(sides: number, most: number): number {
  let ways = 0
  for (let first = 1; first <= sides; first += 1) ways += Math.min(sides, Math.max(0, most - first))
  return Math.min(1, ways / (sides * sides))
}

/**
 * Morale on the scale of B/X where its book has another: 2 to 20 on two d10 in AD&D, -6 to +4 added to 2d6 in
 * ACKS, per cent. The number that holds as often counts. Rule GF-BX-10.
 */
export function scaledMorale(morale: number, system: string): Scaled | null {
  const by = (chance: number, said: string): Scaled => {
    const value = moraleHolding(chance)
    return {
      value,
      how: `${said} holds ${Math.round(chance * 100)} times in 100, as ${value} does nearly`,
    }
  }
  if (/\backs\b/i.test(system) || morale < 2) {
    const signed = morale > 0 ? `+${morale}` : String(morale)
    return by(1 - moraleChance(5 - morale), `${signed} added to 2d6 (ACKS)`)
  }
  if (morale > 20) return by(Math.min(1, morale / 100), `${morale} per cent`)
  if (morale > 12 || /AD&D|advanced d/i.test(system))
    return by(twoDiceUnder(10, morale), `${morale} of 2 to 20 (AD&D)`)
  return null
}

const eachPoint = /\d\s?\+\s?(\d{1,3})/

/** Experience with what each hit point adds: `280 + 6 per hp`. Rule GF-BX-10. */
function scaledExperience({ source }: Monster, figures: BxFigures): Scaled | null {
  const { xp, hd } = figures
  if (!xp) return null
  const words = source.text.slice(xp.span.from, xp.span.to)
  const each = Number(eachPoint.exec(words)?.[1] ?? 0)
  if (each === 0) return null
  const printed = hd?.value.hitPoints ?? null
  const points = printed ?? averageHitPoints(countedHitDice(figures), hd?.value.modifier ?? 0)
  return {
    value: xp.value + each * points,
    how: `${xp.value}, and ${each} for each of its ${points} hit points${printed === null ? ' on average' : ''}`,
  }
}

const nerves: readonly (readonly [id: string, title: string, hint: string, morale: number])[] = [
  ['craven', 'Craven', 'runs when hurt', 5],
  ['ordinary', 'Ordinary', 'like most', 7],
  ['steady', 'Steady', 'led or drilled', 9],
  ['fearless', 'Fearless', 'the dead, the made, the mindless', 12],
]
const neverRuns = /^(?:undead|mindless|construct|ooze)$/

/** Judgement on the morale of a monster whose text prints none. Rule GF-BX-11. */
function moraleNotPrinted({ tags }: Monster): Judgement {
  const never = tags.find((tag) => neverRuns.test(tag))
  return {
    id: 'moraleNotPrinted',
    asks: 'Which morale has it? The text prints none.',
    evidence: never ?? 'no morale in the text',
    options: nerves.map(([id, title, hint, morale]) => ({
      id,
      title,
      hint,
      gives: { title: 'Morale', value: morale },
      odds: [{ title: 'its nerve holds', chance: moraleChance(morale) }],
    })),
    default: never ? 'fearless' : 'ordinary',
    rule: 'GF-BX-11',
  }
}

interface OnScale {
  monster: Monster
  /** How a figure came about, by the field of the conversion that shows it. */
  how: Readonly<Record<string, string>>
  /** Judgement on what the text leaves out. */
  asks: Judgement[]
}

/** The monster with every figure on the scale of B/X; the original is not changed. */
function onScale(
  monster: Monster,
  answer: (judgement: Judgement) => string,
  asksMorale: boolean,
): OnScale {
  const { figures, source } = monster
  if (figures.family !== 'bx') return { monster, how: {}, asks: [] }
  const how: Record<string, string> = {}
  const asks: Judgement[] = []
  let { morale, xp } = figures
  const nerve = morale && scaledMorale(morale.value, source.system)
  if (morale && nerve) {
    morale = { ...morale, value: nerve.value }
    how['morale'] = how['wil'] = nerve.how
  } else if (!morale && asksMorale) {
    const judgement = moraleNotPrinted(monster)
    const value = nerves.find(([id]) => id === answer(judgement))?.[3] ?? 7
    morale = { value, span: { from: 0, to: 0 } }
    how['morale'] = 'none in the text'
    asks.push(judgement)
  }
  const worth = scaledExperience(monster, figures)
  if (xp && worth) {
    xp = { ...xp, value: worth.value }
    how['xp'] = worth.how
  }
  const changed = morale !== figures.morale || xp !== figures.xp
  return {
    monster: changed ? { ...monster, figures: { ...figures, morale, xp } } : monster,
    how,
    asks,
  }
}

/**
 * A conversion that is given every figure on the scale of B/X, whatever book it is from, and says so; a block in its
 * game's own labels stands as it is.
 * `morale`: the target needs one, and asks where the text prints none.
 */
export function onBxScales<C extends MonsterConversion>(
  conversion: C,
  target: ConversionTarget,
  { morale = false } = {},
): C {
  const judgements = (monster: Monster, situation?: Situation | null): Judgement[] => {
    const scaled = onScale(monster, (judgement) => judgement.default, morale)
    return [...conversion.judgements(scaled.monster, situation), ...scaled.asks]
  }
  const convert = (
    monster: Monster,
    given: Record<string, string>,
    situation: Situation | null,
  ): Converted => {
    const answers: Record<string, string> = {}
    const answer = ({ id, options, default: otherwise }: Judgement): string => {
      const said = given[id] ?? monster.judged[target]?.[id]
      answers[id] = options.some((option) => option.id === said) ? (said ?? otherwise) : otherwise
      return answers[id]
    }
    const scaled = onScale(monster, answer, morale)
    const converted = conversion.convert(scaled.monster, given, situation)
    if (scaled.monster === monster) return converted
    return {
      ...converted,
      derived: converted.derived.map((each) => withScaleSource(each, scaled)),
      judgements: [...converted.judgements, ...scaled.asks],
      answers: { ...converted.answers, ...answers },
    }
  }
  return withOwnFigures({ ...conversion, judgements, convert }, target)
}

/** A figure with how it came onto its scale in front of what its game made of it. */
function withScaleSource(derived: Derived, { how, asks }: OnScale): Derived {
  const said = how[derived.field]
  if (said === undefined) return derived
  const plain = /^as (?:written|printed)\b,?\s?/.test(derived.how)
  const rest = derived.how.replace(/^as (?:written|printed)\b,?\s?/, '')
  return {
    ...derived,
    how: plain ? [said, rest].filter(Boolean).join('; ') : `${said}; ${derived.how}`,
    ...(derived.field === 'morale' && asks[0] ? { judgement: asks[0].id, rule: asks[0].rule } : {}),
  }
}
