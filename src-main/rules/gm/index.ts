import { dates } from './calendar/dates.ts'
import { moveClock } from './calendar/clock.ts'
import { rename as renameCampaign, settle } from './campaign/campaign.ts'
import { dice } from './campaign/dice.ts'
import { borrow, changeHouseRule } from './campaign/house-rules.ts'
import { sessions } from './campaign/session.ts'
import { activity } from './encounters/activity.ts'
import { wants } from './encounters/wants.ts'
import { distance } from './encounters/distance.ts'
import { endEncounter } from './encounters/end.ts'
import { evade } from './encounters/evade.ts'
import { unforetell } from './encounters/foretold.ts'
import { giveNames } from './encounters/give-names.ts'
import { groups, remove } from './encounters/groups.ts'
import { groupHitPoints } from './encounters/hit-points.ts'
import { addOne, joinEncounter, make } from './encounters/make.ts'
import { number } from './encounters/number.ts'
import { prepared } from './encounters/prepare.ts'
import { rollEncounter } from './encounters/roll.ts'
import { otherEncounters } from './encounters/several.ts'
import { surprise } from './encounters/surprise.ts'
import { beginFight } from './fight/begin.ts'
import { severalAttacks } from './fight/blows.ts'
import { damageSeveral, healSeveral } from './fight/damage-several.ts'
import { damage, heal } from './fight/damage.ts'
import { endFight } from './fight/end.ts'
import { alike, flight, kill } from './fight/fates.ts'
import { foes } from './fight/foes.ts'
import { order } from './fight/order.ts'
import { rounds } from './fight/rounds.ts'
import { limitedUses } from './fight/uses.ts'
import { takeSheet } from './filled-sheet/index.ts'
import type { Games } from './games.ts'
import { handouts } from './handouts/handouts.ts'
import { pictures } from './handouts/pictures.ts'
import { collections } from './library/collections.ts'
import { keptMonsters } from './library/monsters.ts'
import { burn } from './lights/burn.ts'
import { inTheDark, lightLess } from './lights/dark.ts'
import { fallenLight } from './lights/fallen.ts'
import { another, light } from './lights/light.ts'
import { handOver, snuff } from './lights/snuff.ts'
import { progressClocks } from './notes/clocks.ts'
import { keptNotes } from './notes/keep.ts'
import { fall, rise } from './party/dead.ts'
import { employ } from './party/employers.ts'
import { parting } from './party/groups.ts'
import { marching } from './party/march.ts'
import { benching, join } from './party/members.ts'
import { replacement } from './party/replacement.ts'
import { sharing } from './party/share.ts'
import { about, note, rename } from './person/about.ts'
import { attacks } from './person/attacks.ts'
import { carrying } from './person/carry.ts'
import { afflict, mark } from './person/conditions.ts'
import { items } from './person/items.ts'
import { editNumber } from './person/numbers.ts'
import { tableActions } from './tables/index.ts'
import { keptTables } from './tables/keep.ts'
import { dropCheck, rollCheck, standingCheck } from './timers/checks.ts'
import { agreeWage, eat, pay, rations } from './timers/provisions.ts'
import { setLeft, start } from './timers/start.ts'
import { buy } from './town/buy.ts'
import { hire } from './town/hire.ts'
import { rumours } from './town/rumours.ts'
import { sell } from './town/sell.ts'
import { journeys } from './travel/journey.ts'
import { nightWatches } from './travel/night-watch.ts'
import { placeTables, setPlace, setTerrain } from './travel/place.ts'
import { setWeather, weather } from './travel/weather.ts'

/** Gatefold's own actions for any game, in the order in which they are offered; their rules are `GF-…`. */
export function gmActions(games: Games) {
  return [
    moveClock,
    ...[light, another, snuff, handOver, fallenLight, inTheDark, lightLess, burn],
    ...[start, setLeft, rations, eat, agreeWage, pay, standingCheck, rollCheck, dropCheck],
    ...dates,
    ...[weather, setWeather(games)],
    ...[rollEncounter, make, joinEncounter, addOne, endEncounter],
    ...[...otherEncounters, ...prepared, remove],
    ...[number, surprise, distance, activity, wants, unforetell],
    ...[...groups, groupHitPoints, giveNames, evade],
    ...[editNumber, rename, note, mark, join],
    ...[damage, heal, damageSeveral, healSeveral],
    ...[beginFight, ...rounds, ...order, severalAttacks, kill, flight, ...foes],
    ...[afflict, ...limitedUses, alike, endFight],
    ...[...items, ...carrying, ...about, ...attacks, takeSheet],
    ...[...marching, ...benching, ...parting, employ, replacement, fall, rise],
    ...[...sharing, ...sessions, ...tableActions],
    ...[buy, sell, hire, ...rumours, ...keptTables],
    dice,
    ...[setPlace, ...placeTables, renameCampaign, settle],
    ...[...keptMonsters, ...collections, ...handouts, ...pictures],
    ...[...keptNotes, ...progressClocks],
    ...[...journeys, setTerrain, ...nightWatches],
    ...[changeHouseRule(games), borrow(games)],
  ]
}

/** Ids of Gatefold's own actions: what the screen calls by name is one of them. */
export type GmActionId = ReturnType<typeof gmActions>[number]['id']
