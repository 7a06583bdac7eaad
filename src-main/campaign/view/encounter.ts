import type { Derived } from '../../rules/monsters/canonical.ts'
import type { Step } from '../../rules/outcome.ts'
import type { Ruleset } from '../../rules/ruleset.ts'
import type { Situation } from '../../rules/situation.ts'
import type { Context } from '../apply.ts'
import { creatureView } from './creatures.ts'
import { isDown } from './defaults.ts'
import type { CreatureView, EncounterView, TimerView } from './views.ts'

export function encounterView(
  situation: Situation,
  ruleset: Ruleset,
  context: Context,
  timers: readonly TimerView[],
): EncounterView | null {
  const { encounter } = situation
  if (!encounter) return null
  const members = situation.groups[encounter.group]?.members ?? []
  const creatures = members.flatMap((id) => situation.creatures[id] ?? [])
  const foes = creatures.map((creature) => creatureView(creature, situation, ruleset, timers))
  const monster = encounter.monster ? context.shelf.monster(encounter.monster) : undefined
  const converted = monster
    ? ruleset.monsters.convert(monster, monster.judged[ruleset.id] ?? {}, situation)
    : undefined
  return {
    id: encounter.id,
    title: encounter.title,
    from: encounter.from,
    text: monster?.details[0]?.text ?? '',
    number: encounter.number,
    numberDice: encounter.numberDice ?? null,
    distance: encounter.distance === undefined ? null : `${encounter.distance} ft`,
    attitude: encounter.attitude,
    stats: stats(foes[0]),
    why: converted ? converted.derived.map(stepOf) : [],
    foes,
    standing: creatures.filter((creature) => !isDown(creature)).length,
  }
}

function stats(foe: CreatureView | undefined): EncounterView['stats'] {
  if (!foe) return []
  const fields = foe.fields.map((field) => ({
    label: field.label,
    value: String(field.most ?? field.value),
  }))
  const attacks = foe.attacks.map((attack) => ({
    label: attack.name,
    value: attack.dice || attack.notes,
  }))
  return [...fields, ...attacks]
}

function stepOf(derived: Derived): Step {
  return { name: derived.title, value: `${derived.value}: ${derived.how}`, rule: derived.rule }
}
