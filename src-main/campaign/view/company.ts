import { coinGear, moneyOf } from '../../rules/house/party/coins.ts'
import { ranks, usualAbreast } from '../../rules/house/party/march.ts'
import { tasks } from '../../rules/house/party/tasks.ts'
import { read } from '../../rules/clock/clock.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { Situation } from '../../rules/situation.ts'
import { creatureView } from './creatures.ts'
import type { CompanyView, FallenView, SheetKitView, StashedView, TimerView } from './views.ts'

export function companyView(
  situation: Situation,
  ruleset: Ruleset,
  timers: readonly TimerView[],
): CompanyView {
  const { session } = situation
  return {
    abreast: situation.abreast ?? usualAbreast,
    ranks: ranks(situation),
    tasks: taskViews,
    stash: stashViews(situation),
    fallen: fallenViews(situation, ruleset, timers),
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

function fallenViews(
  situation: Situation,
  ruleset: Ruleset,
  timers: readonly TimerView[],
): FallenView[] {
  return Object.values(situation.fallen ?? {})
    .toSorted((one, other) => other.at - one.at)
    .flatMap(({ id, name, at, cause, things }) => {
      const creature = situation.creatures[id]
      if (!creature) return []
      const { day, time } = read({ ...situation.clock, seconds: at })
      const sheet = creatureView(creature, situation, ruleset, timers)
      return [{ id, name, when: `Day ${day}, ${time}`, cause, things, sheet }]
    })
}

const kits = new WeakMap<Ruleset, SheetKitView>()

function kitView(ruleset: Ruleset): SheetKitView {
  const made = kits.get(ruleset)
  if (made) return made
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
    gear: ruleset.gear.map(({ id, name, cost, notes }) => ({ id, name, cost, notes: notes ?? '' })),
    conditions: ruleset.conditions.map(({ name, says, rule }) => ({ name, says, rule })),
    spells: ruleset.spells.map(({ name, says, rule }) => ({ name, says, rule })),
    money: money ? { field: money.field, one: money.one, many: money.many } : null,
  }
  kits.set(ruleset, kit)
  return kit
}
