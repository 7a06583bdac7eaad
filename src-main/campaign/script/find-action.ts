import type { Action } from '../../rules/core/action.ts'
import { remembered, rememberedWord } from '../../rules/core/remembered.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { actionsOf } from '../../rules/registry.ts'
import { quoted, ScriptFault } from './fault.ts'
import { alikeOption, stemOf } from './alike-inputs.ts'
import { meantBy, plainName, wordList } from './match-name.ts'

const lastPart = ({ id }: Action): string => id.slice(id.indexOf('.') + 1)

/** Other words for actions, by the ends of their ids; of several, the first that the game has. */
const otherWords: Readonly<Record<string, string>> = {
  'new-character': `
    create character, create a character, character creation, creation, character,
    roll up a character, roll a character, make a character, roll ability, roll abilities,
    roll scores, ability scores`,
  hire: 'hire hireling, hire a hireling, recruit',
  // Before the attack: who is not held yet is grabbed.
  hold: 'grab, grapple, immobilize, wrestle, break hold',
  attack: `
    to hit, attack roll, strike, hit, melee, ranged, throw, melee attack, ranged attack, shoot,
    block, dodge, parry, fight back, grab, grapple, immobilize, shoot into melee,
    fire into melee, shoot into close combat, fire into close combat`,
  damage: 'hits, apply hits, take damage, harm, ability loss, ability score loss, lose ability',
  'fight-over': 'end fight, end the fight, end combat, end of combat',
  fight: 'start fight, start combat',
  round: 'new round',
  skill: 'check, test',
  burst: 'hold door, hold a door, holding a door, holding door',
  test: `
    check, careful attempt, ability check, ability test, reaction test, climb, climb a wall,
    swim, ability roll, reaction roll`,
  task: 'check, test, skill check, tgs',
  hazard: `
    falling, fall, fall from a height, fall from a great height, great fall,
    environmental damage, exposure`,
  contest: `
    opposed test, opposed roll, opposed save, contested, contested action, arm wrestling,
    arm wrestle, wrestle`,
  work: 'complex task roll, work on complex task, complex task step',
  disease: 'disease day',
  catch: 'catch disease, contract disease, contract, infect, sicken',
  tire: 'fatigue, add fatigue, gain fatigue, give fatigue',
  use: 'apply a recipe, apply recipe, use recipe, apply',
  breath: 'rest, short rest, drink, rest a moment, breather',
  craft: 'brew, wildcrafting',
  gather: 'forage, hunt, fish, foraging, hunting, fishing',
  argument: 'social conflict, argue, debate',
  care: 'recover, recovery, healer, day of care',
  treat: 'remedy, treat wound, heal wound',
  cast: 'pray, sing, song, spell, miracle, manifest, call, call spirit, cast spell',
  'train-hp': 'raise hp, raise hit points, more hp',
  'train-ability': `
    crucial save, raise ability, increase ability, train ability, train an ability,
    ability training`,
  ailment: `
    poison, disease, drug, venom, infect, contract, poisoned, bite, spider bite, drink alcohol,
    eat spoiled food`,
  reaction: 'parley, first meeting, greet',
  'no-air': 'suffocation, suffocate, drown, drowning, hold breath',
  'suffocation-test': 'suffocation',
  movement: 'speed, pace, how fast, walk, jog, run, sprint, darkness, in darkness',
  'highest-spell': 'max spell level, maximum spell level, highest spell level',
  'press-on': 'forced march, march on',
  'illusion-ends': 'phantasm, reveal illusion, illusion revealed, phantasm revealed',
  'psychic-enter': 'psychic conflict, start psychic conflict, begin psychic conflict',
  'psychic-leave': 'exit psychic conflict, psychic exit, leave psychic conflict',
  'death-check': 'death roll, dying check',
  faint: 'faint test, unconsciousness, consciousness, stay awake',
  wake: 'morning, dawn, new day',
  'come-round': `
    spend mojo to wake, wake with mojo, mojo to wake, semi consciousness, come round,
    regain consciousness, spend mojo to come round`,
  'full-day': 'rest a day, days rest, full rest, day of rest, full days rest, full day of rest',
  'last-effort': 'heroic effort',
  mojo: 'spend mojo, use mojo, mojo bid',
  learn: `
    new field, new skill, field bonus, increase field, buy skill, buy field, raise ability,
    increase ability, buy with mojo, improve, learn new field, increase field bonus,
    spend mojo, raise field bonus, increase skill, increase a field, buy field bonus, buy a field bonus`,
  experience: `
    xp, give xp, gain xp, earn xp, add xp, gain experience, give experience, award xp, loot xp,
    donate, donate silver, give to the poor, give silver away, give away silver, loot, loot given away, loot lost, loot given up, award experience`,
  'group-morale': 'unit morale, morale of a unit, morale check, morale, group decision',
  unit: 'mass conflict, mass combat, unit numbers',
  'ailment-acts': `
    throw off ailment, throw off an ailment, throw off the ailment, shake off an ailment,
    throw off a disease, throw off a poison, throw off`,
  'form-unit': 'form unit, form a unit, make a unit',
  redirect: 'redirect group, redirect the group, turn the group',
  living: 'living expenses, cost of living, lodging, food and lodging',
  'laden-beast': 'animal load, pack animal, riding',
  'made-for': `
    resize, sized weapon, sized gear, size conversion, convert size, other size,
    sized cost, weapon size, convert weapon`,
  'strength-bow': 'built bow, strength built bow',
  'group-test': 'group, group check',
  'item-test': 'item reaction, item save',
  disbelieve: 'illusion, disbelief, resist illusion',
  flying: 'fly',
  think: 'concentration penalty',
  concentrate: 'concentration',
  age: 'aging, ageing',
  assist: 'help, assistance, aid another, providing assistance, provide assistance',
  'dangerous-failure': 'weapon failure, failed contest',
  improvised: 'improvise manifestation',
  prepare: 'load, reload',
  save: `
    mount nerve, nerve of a mount, mounts nerve, saving throw, st, st save, save st, sav,
    sav roll, bare sav`,
  guards: 'marching order, order of march',
  night: 'sleep, night rest, long rest, rest for the night, nights rest, rest',
  camp: `
    night travel turn, night travel die, travel turn at night, sleep, nights rest, night rest,
    long rest, night in camp, rest for the night`,
  flight: 'fly check, fly turn, flight check',
  flee: 'run away, escape',
  fly: 'fly check, fly turn, flight check',
  'end-spell': 'animate dead ends, end animate dead, spell ends, end spell',
  release: 'animate dead ends, end animate dead, spell ends, end spell',
  critical: 'crit save, critical save, critical damage save',
  ammunition: 'ammo, ammo roll, ammo check',
  eat: `
    mount supply, feed, feed animals, feed mounts, feed the animals, feed beasts, meal, food,
    food and meals, meals`,
  pay: 'hireling wages, wages, pay wages',
  ward: 'ward discharge, protect discharge',
  'pay-hirelings': 'hireling upkeep, upkeep of hirelings, hirelings upkeep, upkeep, pay upkeep',
  interrupt: 'interruption, casting interruption',
  injury: 'hit location',
  blast: 'oil, throw oil, throw a flask of oil, burning oil, oil flask',
  turn: 'event, dungeon event, event roll, event die, dungeon turn, dungeon round',
  travel: `
    wild event, wilderness event, travel turn, travel die, getting lost, get lost, lost,
    lose the way, daily movement, overland movement, overland travel, days travel, days march,
    daily travel`,
  force: 'burst door, burst a door, bash door, open door, open stuck door, break door',
  'break-door': 'force door, burst door, burst a door, bash door, open stuck door',
  listen: 'hear noises, hear noise, hear',
  disarm: 'bypass, bypass trap, go round a trap',
  search: `
    detect trap, detect traps, find trap, find traps, search for traps, find treasure trap,
    find a treasure trap, find treasure traps`,
  manoeuvre: 'maneuver, combat maneuver, combat manoeuvre',
  down: 'stabilize, stabilise, aid, out of hp, give aid, first aid, aid the dying',
  withdraw: 'retreat, fall back, leave melee',
  'turn-unholy': 'turn, turn undead, turning, turn roll, turn the unholy, turn monsters',
  dying: `
    death save, dying save, save at 0, save at 0 sta, sav at 0 sta, save at zero sta,
    save at 0 hp, save at zero`,
  sneak: 'stealth, stealth check, stealth roll, stealth chance, hide',
  exchange: 'coins, convert coins, change coins',
  bed: `
    bed injury, cure injury, cure an injury, bed rest, rest in bed, night in bed, night bed rest, bed night, bed nights rest,
    bed night rest, bed sleep, bed long rest`,
  week: 'week rest, town rest, week in town rest, full rest',
  rest: 'short rest',
  nerve: 'hireling nerve, nerve check, hireling loyalty, loyalty, morale, morale check',
  journal: 'explorer journal lost, journal lost',
  'mojo-for-silver': 'mojo for coins, mojo for money, coins for mojo, silver for mojo',
  'shield-allies': 'shield wall, shield an ally, shield ally, cover an ally, lend shield',
  level: 'level up, advance a level, advancement, advance',
  ready: `
    unequip, wear armor, put on armor, don armor, change armor, take off armor, remove armor,
    doff armor, wear, put on, take off`,
  meet: 'wandering monster, wandering monsters',
  'night-watch': 'stand watch',
  'hand-coins': 'hand over coins, give coins, give money, hand over money',
  'house.light': `
    light torch, light a torch, light a lantern, light lantern, light candle, burn torch,
    light a candle`,
}

const partsBySaid = new Map<string, string[]>()
for (const [part, names] of Object.entries(otherWords))
  for (const said of wordList(names))
    partsBySaid.set(said, [...(partsBySaid.get(said) ?? []), part])

/** Words of a name, also of one written as one: “nightRest”, “hearts.nightRest”. */
function saidName(name: string): string {
  const apart = name.slice(name.indexOf('.') + 1).replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return plainName(apart).replace('saving throw', 'save')
}

const little = new Set(['a', 'an', 'the', 'to', 'of', 'for', 'on', 'in', 'at', 'with', 'from'])

const stemsOf = remembered((action: Action): ReadonlySet<string> => {
  const { title, finds = '' } = action
  const words = plainName(`${lastPart(action)} ${title} ${finds}`).split(' ')
  return new Set(words.map(stemOf))
})

/** True when each word of a name but the little ones is one of the action's id, title or search words, whatever its ending. */
function hasAllWords(action: Action, said: string): boolean {
  const known = stemsOf(action)
  const words = said.split(' ').filter((word) => !little.has(word))
  return words.length > 1 && words.every((word) => known.has(stemOf(word)))
}

/** Actions whose id is a part of a name, that with most words of it first: “snap out” before “surprise”. */
function withinName(of: readonly Action[], said: string): Action[] {
  const wordsIn = (action: Action): number => plainName(lastPart(action)).split(' ').length
  return of
    .filter((action) => ` ${said} `.includes(` ${plainName(lastPart(action))} `))
    .toSorted((a, b) => wordsIn(b) - wordsIn(a) || lastPart(b).length - lastPart(a).length)
}

function exactly(of: readonly Action[], said: string): Action[] {
  return [
    ...of.filter((action) => plainName(lastPart(action)) === said),
    ...of.filter(({ title }) => plainName(title) === said),
    ...of.filter(({ slot }) => slot === said),
  ]
}

const bareName = rememberedWord((said) =>
  said
    .split(' ')
    .filter((word) => !little.has(word))
    .join(' '),
)

const joined = (said: string): string => said.replaceAll(' ', '')

/** Actions whose title a name is but for little words, or whose own word it is but for its ending: “pick lock”, “tracking”. */
function nearly(of: readonly Action[], said: string): Action[] {
  const stem = stemOf(said)
  return [
    ...of.filter(({ title }) => bareName(plainName(title)) === bareName(said)),
    // “quick draw” for a quickdraw.
    ...of.filter((action) => joined(plainName(lastPart(action))) === joined(said)),
    ...(stem.length > 2 ? of.filter((action) => stemOf(lastPart(action)) === stem) : []),
  ]
}

const isPower = ({ asks }: Action): boolean =>
  Object.values(asks).some((ask) => 'role' in ask && ask.role === 'power')

/** Actions with a choice that has this option, spells first, then those that ask least: “bear trap” of a hazard. */
function withOption(of: readonly Action[], said: string): Action[] {
  return (
    of
      // A path or a trade alone makes nobody.
      .filter(({ slot }) => slot !== 'generate' && slot !== 'hire')
      .filter(({ asks }) =>
        Object.values(asks).some(
          (ask) =>
            ask.kind === 'choice' &&
            (ask.of.some((one) => [said, `a ${said}`].includes(plainName(one))) ||
              alikeOption(ask.of, said) !== undefined),
        ),
      )
      .toSorted(
        (a, b) =>
          Number(isPower(b)) - Number(isPower(a)) ||
          Number(a.phase === 'town') - Number(b.phase === 'town') ||
          Object.keys(a.asks).length - Object.keys(b.asks).length,
      )
  )
}

/** False where a name is only the end of a word: “age” in “stage”. */
function beginsWord(said: string, nameOf: (action: Action) => string): (action: Action) => boolean {
  return (action) => {
    const name = plainName(nameOf(action))
    return !name.endsWith(said) || ` ${name}`.endsWith(` ${said}`)
  }
}

/** True when all words of the action's title but the little ones are in a name: “a week of rest in town”. */
function hasWholeTitle({ title }: Action, said: string): boolean {
  const words = bareName(plainName(title)).split(' ')
  return words.length > 1 && words.every((word) => said.split(' ').includes(word))
}

/** Actions by another word for them, with the word for a roll behind it: “unconsciousness test”. */
function checkedParts(of: readonly Action[], said: string): Action[] {
  const [, bare = ''] = /^(.+) (?:check|roll|test|throw)$/.exec(said) ?? []
  return (partsBySaid.get(bare) ?? []).flatMap(
    (part) => of.find((action) => [action.id, lastPart(action)].includes(part)) ?? [],
  )
}

const checks = partsBySaid.get('check') ?? []

/** Checks of what stands before the word in a name: “health check”, “strength roll”. */
function checksOf(of: readonly Action[], said: string): Action[] {
  const [, what = ''] = /^(.+) (?:check|roll|test|throw)$/.exec(said) ?? []
  return what === '' ? [] : withOption(of, what).filter((one) => checks.includes(lastPart(one)))
}

/** Actions that a name may mean, the likeliest first. */
function meantActions(offered: readonly Action[], name: string): Action[] {
  const games = offered.filter(({ id }) => !id.startsWith('house.'))
  const said = saidName(name)
  const parts = partsBySaid.get(said) ?? partsBySaid.get(bareName(said)) ?? []
  return [
    ...offered.filter(({ id }) => id === name),
    // “Light” as it is titled, not the die of a light whose id ends so.
    ...[games, offered].flatMap((of) => of.filter(({ title }) => title === name)),
    ...exactly(games, said),
    ...parts.flatMap(
      (part) => offered.find((action) => [action.id, lastPart(action)].includes(part)) ?? [],
    ),
    ...exactly(offered, said),
    ...nearly(games, said),
    ...checkedParts(offered, said),
    ...withOption(games, said),
    ...nearly(offered, said),
    ...meantBy(said, offered, ({ title }) => [title]).filter(
      beginsWord(said, ({ title }) => title),
    ),
    ...meantBy(said, offered, (action) => [lastPart(action)]).filter(beginsWord(said, lastPart)),
    ...checksOf(games, said),
    ...offered.filter(({ finds }) => finds?.split(/;? /).includes(said)),
    ...games.filter((action) => hasWholeTitle(action, said)),
    ...withinName(offered, said),
    ...offered.filter((action) => hasAllWords(action, said)),
  ]
}

/** True for a name that is an action’s own, or another word for it, and no part of one. */
export function isActionName(situation: Situation, name: string): boolean {
  const offered = actionsOf(situation).map(({ action }) => action)
  const said = saidName(name)
  const parts = partsBySaid.get(said) ?? []
  return (
    exactly(offered, said).length > 0 ||
    offered.some(({ id }) => parts.some((part) => id === part || id.endsWith(`.${part}`)))
  )
}

/**
 * Action by its id, its id's last part, its title, its slot, another word for it, one of its options, a part of
 * its title, or a word that is its id's last part (“skill check”); the game's own before borrowed ones and
 * Gatefold's. Of those that a name may mean, the first that takes the input of the step.
 * @param takes tests of an action, the strictest first
 * @throws ScriptFault when there is none
 */
export function findAction(
  situation: Situation,
  name: string,
  ...takes: ((action: Action) => boolean)[]
): Action {
  const offered = actionsOf(situation).map(({ action }) => action)
  const [first, ...others] = meantActions(offered, name)
  if (!first)
    throw new ScriptFault('action', `${quoted(name)} is none of this game.`, offered.map(lastPart))
  if (first.id === name || takes.length === 0) return first
  const [whole, ...same] = offered.filter(({ title }) => title === name && title.includes(' '))
  // A whole title of several words means its action, and what is wrong with the input is a fault.
  if (whole && same.length === 0) return whole
  // So does a whole name of several words: “suffocation test” is no other test.
  const named = exactly(offered, saidName(name)).filter(({ id }) => !id.startsWith('house.'))
  const among = saidName(name).includes(' ') && named.includes(first) ? named : [first, ...others]
  const taking = takes.map((test) => among.find(test))
  return taking.find(Boolean) ?? first
}

/** True for a word that stands for several actions: who grapples grabs somebody, or holds on to them. */
export const isSharedWord = (name: string): boolean =>
  (partsBySaid.get(saidName(name)) ?? []).length > 1
