import type { ReadonlyCreature, Situation } from '../../rules/core/situation.ts'
import { actionsOf, operationsOf, rulesetOf } from '../../rules/registry.ts'
import { stemOf } from './alike-inputs.ts'
import { isFields, listed, numberFrom } from './fault.ts'
import { fieldNamed } from './field-names.ts'
import { isActionName } from './find-action.ts'
import type { PlayStep } from './form.ts'
import { meantBy, onlyMeant, plainName } from './match-name.ts'
import { givenTo } from './read-step.ts'

const whoKeys = /^(?:who|whom|target|character|creature|on|by)$/i

/**
 * A step whose action is a condition of the game marks somebody with it: `{ action: "deprived", who: "Ada" }`; what is
 * also an action, or the like of one, stays that.
 */
function conditionStep(step: PlayStep, state: Situation): PlayStep {
  const all = Object.entries(givenTo(step))
  const lacks = plainName(String(step['action'] ?? '')) === 'deprivation'
  const of = all.find(([key]) => /^(?:cause|kind|of|type)$/i.test(key))?.[1]
  const said = lacks
    ? plainName(`deprived of ${String(of ?? 'sleep')}`)
    : plainName(String(step['action'] ?? ''))
  const given = lacks ? all.filter(([key]) => whoKeys.test(key)) : all
  const isLike = (id: string): boolean => stemOf(id.slice(id.indexOf('.') + 1)) === stemOf(said)
  const named = rulesetOf(state).conditions.find(
    ({ name }) => plainName(name) === said || plainName(name).startsWith(`${said} of `),
  )
  const [who, ...more] = given
  if (!named || !who || more.length > 0 || !whoKeys.test(who[0])) return step
  if (actionsOf(state).some(({ action: { id } }) => isLike(id)) || isActionName(state, said))
    return step
  const name = plainName(named.name) === said ? named.name : said
  const { [who[0]]: _, input: _input, days: _days, ...rest } = step
  const lasts = lacks ? all.filter(([key]) => key === 'days') : []
  const bearer = Object.values(state.creatures).find((one) => one.name === who[1])
  // Who has such a thing uses it: a salve.
  const [held] = meantBy(name, Object.values(bearer?.items ?? {}), (one) => [one.name], true)
  if (held && isActionName(state, 'use'))
    return { ...step, action: 'use', input: { who: who[1], item: held.name } }
  return {
    ...rest,
    action: 'house.condition',
    input: { who: who[1], name, ...Object.fromEntries(lasts) },
  }
}

/** A step that only says that the next day has come, where the game has no action for it. */
function newDayStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? '')).replace(/^an? /, '')
  return /^(?:(?:new|next) (?:day|morning)|day passes)$/.test(said) && !isActionName(state, said)
    ? { advance: '1 day' }
    : step
}

/** The end of the raised dead, where the game has an action for that alone: `{ action: "spell ends", spell: "Animate Dead" }`. */
function spellEndStep(step: PlayStep, state: Situation): PlayStep {
  const { spell, ...given } = givenTo(step)
  const isEnd = /^(?:spell ends|end (?:a |the )?spell|end of (?:a |the )?spell)$/.test(
    plainName(String(step['action'] ?? '')),
  )
  const hasOwn = actionsOf(state).some(({ action: { id } }) => id.endsWith('.end-spell'))
  const called = `end ${plainName(String(spell))}`
  return isEnd && !hasOwn && isActionName(state, called)
    ? {
        ...(step['dice'] === undefined ? {} : { dice: step['dice'] }),
        action: called,
        input: given,
      }
    : step
}

/** The use of a remedy by what it is: `{ action: "use a remedy", remedy: "Healing Salve" }`. */
function remedyStep(step: PlayStep): PlayStep {
  const { remedy, ...given } = givenTo(step)
  const isUse = /^use (?:a )?remedy$/.test(plainName(String(step['action'] ?? '')))
  const dice = step['dice'] === undefined ? {} : { dice: step['dice'] }
  return isUse && remedy !== undefined
    ? { ...dice, action: 'use', input: { ...given, item: remedy } }
    : step
}

/** A roll for work on a complex task, where the step rolls two dice: the task itself rolls one for its steps. */
function workStep(step: PlayStep, state: Situation): PlayStep {
  const { dice } = step
  const isRoll = isFields(dice) && Object.keys(dice).some((key) => plainName(key) === '2d6')
  return plainName(String(step['action'] ?? '')) === 'complex task' &&
    isRoll &&
    isActionName(state, 'complex task roll')
    ? { ...step, action: 'complex task roll' }
    : step
}

/** A step that raises a score by its name: “raise strength” is to raise the ability of strength. */
function abilityStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  const [, verb, what = ''] = /^(raise|increase|improve) ([a-z]+)$/.exec(said) ?? []
  if (verb === undefined || isActionName(state, said)) return step
  const field = rulesetOf(state).fields.find(
    ({ id, label, title }) =>
      plainName(id) === what || plainName(label) === what || plainName(title) === what,
  )
  return field
    ? { ...step, action: 'raise ability', input: { ...givenTo(step), ability: field.label } }
    : step
}

/** A step that asks only for the rate of something shows it, and does nothing: “study rate”. */
function rateStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  const [, what = ''] = /^(.+) (?:rate|odds)$/.exec(said) ?? []
  if (isActionName(state, said) || !isActionName(state, what)) return step
  const { action: _, ...rest } = step
  return { ...rest, preview: what }
}

/** A step that drops coins alone takes them from the purse: `{ action: "drop", who: "Ode", coins: 1500 }`. */
function coinStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  if (!/^(?:drop|lose|leave|put down)(?: coins| money)?$/.test(said)) return step
  const { who, ...rest } = givenTo(step)
  const [[key, amount] = [], ...more] = Object.entries(rest)
  const { money } = rulesetOf(state)
  const field = key === undefined ? undefined : fieldNamed(rulesetOf(state), key)
  const people: readonly ReadonlyCreature[] = Object.values(state.creatures)
  const bearer = onlyMeant(String(who ?? people[0]?.name), people, ({ name }) => [name])
  const number = numberFrom(amount)
  if (!field || field.id !== money?.field || number === null || more.length > 0 || !bearer)
    return step
  const to = (bearer.values[field.id] ?? 0) - number
  return { ...step, action: 'house.edit', input: { who: bearer.name, field: field.label, to } }
}

/** A charge with its blow is an attack by the better die, where the game has a move into reach for a charge. */
function chargeStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  const { charge, ...given } = givenTo(step)
  const isBlow = step['dice'] !== undefined || 'weapon' in given
  if ((said !== 'charge' && charge !== true) || !isBlow) return step
  const attack = actionsOf(state).find(({ action: { slot } }) => slot === 'attack')?.action
  const { how } = attack?.asks ?? {}
  if (how?.kind !== 'choice' || !how.of.includes('enhanced')) return step
  const { charge: _, ...rest } = step
  return {
    ...rest,
    action: said === 'charge' ? 'attack' : said,
    input: { ...given, how: 'enhanced' },
  }
}

/** Feed for beasts and days is reckoned by their kinds. Rule DLV-TRN-09. */
function feedStep(step: PlayStep, state: Situation): PlayStep {
  const { days, ...rest } = givenTo(step)
  const isFeed = /^(?:feed|mount supply|feed (?:the )?(?:animals|mounts|beasts))$/.test(
    plainName(String(step['action'] ?? '')),
  )
  if (!isFeed || numberFrom(days) === null || !('mountSupply' in operationsOf(state.ruleset)))
    return step
  const named = Object.values(rest).flatMap(listed).map(String)
  const all: readonly ReadonlyCreature[] = Object.values(state.creatures)
  const beasts = all.filter(
    ({ name, kind }) => kind === 'animal' && (named.length === 0 || named.includes(name)),
  )
  const count = (word: RegExp): number => beasts.filter(({ name }) => word.test(name)).length
  const warhorses = count(/warhorse|destrier/i)
  const horses = count(/horse/i) - warhorses
  const mules = beasts.length - horses - warhorses
  return beasts.length === 0
    ? step
    : { action: 'feed for days', input: { mules, horses, warhorses, days } }
}

/** A shot that its name sends into close combat is one among all of the shooter’s side, where the game asks who stands there. */
function closeCombatStep(step: PlayStep, state: Situation): PlayStep {
  const [, shot] =
    /^(.+) into (?:close combat|melee)$/.exec(plainName(String(step['action']))) ?? []
  const given = givenTo(step)
  const isSaid = Object.keys(given).some((key) => /close combat|melee|around/i.test(key))
  const asksAround = actionsOf(state).some(({ action: { asks } }) => asks['around'])
  const isBlow = 'attacker' in given || 'weapon' in given
  return shot !== undefined && asksAround && isBlow
    ? { ...step, action: shot, input: { ...given, ...(isSaid ? {} : { around: true }) } }
    : step
}

/** Losses of a band by their numbers, where the step rolls nothing: whether its morale is checked at all. */
function lossesStep(step: PlayStep, state: Situation): PlayStep {
  const { start, lost, before = 0, ...rest } = givenTo(step)
  const isCount = numberFrom(start) !== null && numberFrom(lost) !== null && !step['dice']
  const isMorale = /^(?:morale|morale check)$/.test(plainName(String(step['action'] ?? '')))
  if (!isMorale || !isCount || Object.keys(rest).some((key) => /^dice$/i.test(key))) return step
  return 'morale' in operationsOf(state.ruleset)
    ? { action: 'morale of a band', input: { start, lostBefore: before, lostAfter: lost } }
    : step
}

/** Price of a distraction for one pursuer. Rule DLV-FLEE-02. */
const baits = [
  { words: /^(?:coins?|silver|sp|treasure)$/i, what: 'silver', each: 100 },
  { words: /^(?:rations?|food)$/i, what: 'rations', each: 1 },
] as const

/** A distraction by how much of it is dropped: `{ action: "distraction", coins: 300 }` is for three pursuers. */
function baitStep(step: PlayStep, state: Situation): PlayStep {
  const said = plainName(String(step['action'] ?? ''))
  const isDrop = /^(?:drop|throw|leave) (?:food|rations?|coins|silver)(?: behind)?$/.test(said)
  const isBait =
    (isDrop || /\b(?:distract(?:ion)?|bait)\b/.test(said)) && isActionName(state, 'distract')
  const given = Object.entries(givenTo(step))
  const worded = given.find(([, value]) => baits.some(({ words }) => words.test(String(value))))
  const found = baits.flatMap((bait) =>
    given.flatMap(([key, value]) => {
      const isAmount = /^(?:amount|sum|how much|quantity)$/i.test(key)
      const isIts = bait.words.test(key) || (isAmount && bait.words.test(String(worded?.[1])))
      const count = isIts ? Math.floor(Number(numberFrom(value)) / bait.each) : 0
      return count > 0 ? [{ key, what: bait.what, count }] : []
    }),
  )
  const [bait] = found
  if (!isBait || !bait) return step
  const rest = given.filter(([key]) => key !== bait.key && key !== worded?.[0])
  const { what, count } = bait
  return { action: 'distract', input: { number: count, ...Object.fromEntries(rest), what } }
}

/** A wound that worsens is the same again, with its answer: `{ action: "worsen wound", wound: "Light Cut" }`. Rule BDP-WND-02. */
function worseStep(step: PlayStep, state: Situation): PlayStep {
  const isWorse =
    /^(?:(?:old |the |a )*wound(?: gets| becomes)? wors(?:e|ens)|(?:worsen|aggravate)(?: the| an?| old)* wound)$/.test(
      plainName(String(step['action'] ?? '')),
    )
  if (!isWorse || !isActionName(state, 'wound')) return step
  const { wound, ...given } = givenTo(step)
  const bearer = Object.values(state.creatures).find(({ name }) =>
    Object.values(given).includes(name),
  )
  const borne = Object.keys(bearer?.conditions ?? {}).filter((one) =>
    /^(?:light|severe|permanent) /i.test(one),
  )
  const [name] = wound === undefined ? borne : meantBy(String(wound), borne, (one) => [one])
  const [, named] = /^\S+ (.+?)(?: \d+)?$/.exec(name ?? '') ?? []
  const input = { level: 'light', ...given, named }
  return named === undefined ? step : { action: 'wound', input, answers: { wound: 'worsens' } }
}

/** A library or a book by its kind, with its level beside it: `{ library: "specialized", level: 5 }`. Rule GAM-PRM-08. */
function libraryStep(step: PlayStep): PlayStep {
  const { input: _, ...beside } = step
  const given = givenTo(step)
  for (const key of ['library', 'book']) {
    const [, kind, written] =
      /^(general|special(?:i[sz]ed)?)(?: (?:library|book))?(?:,? (?:of )?level)?(?: (\d+))?$/i.exec(
        String(given[key]),
      ) ?? []
    const level = written ?? given[`${key} level`] ?? given['level']
    if (kind === undefined || numberFrom(level) === null) continue
    const { [key]: _kind, [`${key} level`]: _own, level: _level, ...rest } = given
    const parts = Object.entries(beside).filter(([one]) => !(one in given))
    return {
      ...Object.fromEntries(parts),
      input: { ...rest, [`${kind} ${key}`]: Number(level) },
    }
  }
  return step
}

/** The end of a fight that no step has begun is the roll for ammunition, where the step rolls that. */
function ammunitionStep(step: PlayStep, state: Situation): PlayStep {
  const isEnd = /^(?:end (?:the )?|end of (?:the )?)(?:fight|combat)$/.test(
    plainName(String(step['action'] ?? '')),
  )
  const { dice } = step
  const isRoll = isFields(dice) && Object.keys(dice).some((key) => /^ammo|^ammunition/i.test(key))
  return isEnd && isRoll && !state.fight && isActionName(state, 'ammunition')
    ? { ...step, action: 'ammunition' }
    : step
}

/** Names of what is eaten. */
export const foodWords = /\b(?:food|rations?|supplies)\b/i

/**
 * A long rest is one of those who have eaten, and so is a camp with food, where the game asks who eats and the step
 * says nothing of it.
 */
function longRestStep(step: PlayStep, state: Situation): PlayStep {
  const given = givenTo(step)
  const isSaid = Object.keys(given).some((key) =>
    /^(?:ate|eats?|eaten|eaters|fed|food)$/i.test(key),
  )
  const asksEaters = rulesetOf(state).actions.some(({ asks }) => asks['eaters'] !== undefined)
  const said = plainName(String(step['action'] ?? ''))
  const hasFood = Object.values(state.creatures).some(
    ({ side, items }) =>
      side === 'party' && Object.values(items).some(({ name }) => foodWords.test(name)),
  )
  const isMeal =
    said === 'long rest' || (hasFood && /^(?:make )?camp(?: for the night)?$/.test(said))
  return isMeal && asksEaters && !isSaid ? { ...step, input: { ...given, ate: true } } : step
}

/** A step by what its name means: a condition that somebody has now, or a score that is raised. */
export const meantStep = (step: PlayStep, state: Situation): PlayStep =>
  [
    newDayStep,
    workStep,
    spellEndStep,
    remedyStep,
    conditionStep,
    abilityStep,
    diseaseStep,
    rateStep,
    coinStep,
    chargeStep,
    longRestStep,
    ammunitionStep,
    lossesStep,
    feedStep,
    closeCombatStep,
    baitStep,
    worseStep,
    libraryStep,
  ].reduce((meant, mean) => mean(meant, state), step)

/** A step that names a disease of somebody who has it not yet: they catch it, unless a day’s save is rolled. */
function diseaseStep(step: PlayStep, state: Situation): PlayStep {
  const { disease, ...people } = givenTo(step)
  const bearer = Object.values(state.creatures).find(({ name }) =>
    Object.values(people).includes(name),
  )
  const { dice = [] } = step
  const isSave = (key: string): boolean => key === 'd20' || /\bsave\b/i.test(key)
  // No illness lasts by a die of more than six sides.
  const isDay = isFields(dice)
    ? Object.keys(dice).some(isSave)
    : listed(dice).some((face) => Number(face) > 6)
  const isMeant = plainName(String(step['action'])) === 'disease' && typeof disease === 'string'
  if (!isMeant || !bearer || isDay) return step
  const has = onlyMeant(disease, Object.keys(bearer.conditions), (one) => [one]) !== undefined
  return has || !actionsOf(state).some(({ action: { id } }) => id.endsWith('.catch'))
    ? step
    : { ...step, action: 'catch' }
}
