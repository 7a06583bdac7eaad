import { coinGear, moneyOf } from '../../rules/gm/party/coins.ts'
import { partyRanks, usualAbreast } from '../../rules/gm/party/march.ts'
import { groupName } from '../../rules/gm/party/group-name.ts'
import { gapText } from '../../rules/gm/party/groups.ts'
import { tasks } from '../../rules/gm/party/march.ts'
import { read } from '../../rules/clock/clock.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import { creatureView, partyViews } from './creatures.ts'
import { timerView, timerViews } from './top.ts'
import type {
  BenchedView,
  CompanyView,
  FallenView,
  SplitView,
  SheetKitView,
  StashedView,
  TimerView,
} from './views.ts'

export function companyView(
  situation: Situation,
  ruleset: Ruleset,
  timers: readonly TimerView[],
): CompanyView {
  const { session } = situation
  return {
    abreast: situation.abreast ?? usualAbreast,
    ranks: partyRanks(situation),
    tasks: taskViews,
    stash: stashViews(situation),
    fallen: fallenViews(situation, ruleset, timers),
    bench: benchViews(situation, ruleset),
    split: splitView(situation, ruleset),
    session: session ? { number: session.number, open: session.open } : null,
    kit: kitView(ruleset),
  }
}

const taskViews = tasks.map(({ word, says }) => ({ word, says }))

function stashViews(situation: Situation): StashedView[] {
  return Object.values(situation.stash).map((item) => ({
    id: item.id,
    name: item.name,
    count: item.count,
    at: item.at ?? null,
    text: item.text ?? null,
    coins: item.gear === coinGear,
  }))
}

function when(situation: Situation, seconds: number): string {
  const { day, time } = read({ ...situation.clock, seconds })
  return `Day ${day}, ${time}`
}

function fallenViews(
  situation: Situation,
  ruleset: Ruleset,
  timers: readonly TimerView[],
): FallenView[] {
  const apart = situation.split?.other.creatures
  return Object.values(situation.fallen ?? {})
    .toSorted((one, other) => other.at - one.at)
    .flatMap(({ id, name, at, cause, things }) => {
      const creature = situation.creatures[id] ?? apart?.[id]
      if (!creature) return []
      const sheet = creatureView(creature, situation, ruleset, timers)
      const elsewhere = situation.creatures[id] ? {} : { apart: true as const }
      return [{ id, name, when: when(situation, at), cause, things, ...elsewhere, sheet }]
    })
}

function benchViews(situation: Situation, ruleset: Ruleset): BenchedView[] {
  return Object.values(situation.bench ?? {})
    .toSorted((one, other) => other.since - one.since)
    .map(({ id, creature, why, where = '', since, timers }) => ({
      id,
      name: creature.name,
      kind: creature.kind,
      why,
      where,
      since: when(situation, since),
      sheet: creatureView(
        creature,
        situation,
        ruleset,
        Object.values(timers).map((timer) =>
          timerView(timer, { ...situation, clock: { ...situation.clock, seconds: since } }),
        ),
      ),
    }))
}

function splitView(situation: Situation, ruleset: Ruleset): SplitView | null {
  const { other } = situation.split ?? {}
  if (!other) return null
  // Seen at their own time, with only their own people.
  const otherSituation = {
    ...situation,
    ...other,
    clock: { ...situation.clock, seconds: other.seconds },
  }
  const timers = timerViews(otherSituation)
  return {
    here: groupName(situation),
    other: {
      name: groupName(other),
      place: other.place.title,
      when: when(situation, other.seconds),
      gap: gapText(other.seconds - situation.clock.seconds),
      people: partyViews(otherSituation, ruleset, timers),
      dues: Object.values(other.dues).map(({ title }) => title),
      busy: other.fight ? 'in a fight' : (other.encounter?.title ?? ''),
    },
  }
}

const kits = new WeakMap<Ruleset, SheetKitView>()

function kitView(ruleset: Ruleset): SheetKitView {
  const cached = kits.get(ruleset)
  if (cached) return cached
  const money = moneyOf(ruleset)
  const kit: SheetKitView = {
    fields: ruleset.fields.map(({ id, label, title, min, max, most, show, rule }) => ({
      id,
      label,
      title,
      min,
      max,
      most: most ?? null,
      sheet: show.sheet || show.strip !== undefined,
      rule,
    })),
    skills: ruleset.skills.map(({ title, skills }) => ({ title, skills: [...skills] })),
    newSkill: ruleset.characters.newSkill ?? 1,
    gear: ruleset.gear
      .filter(({ madeFor }) => !madeFor)
      .map(({ id, name, cost, notes }) => ({ id, name, cost, notes: notes ?? '' })),
    conditions: ruleset.conditions.map(({ name, says, rule }) => ({ name, says, rule })),
    spells: ruleset.spells.map(({ name, says, rule }) => ({ name, says, rule })),
    money: money ? { field: money.field, one: money.one, many: money.many } : null,
  }
  kits.set(ruleset, kit)
  return kit
}
