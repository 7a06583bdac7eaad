import { upperFirst } from '../../rules/core/words.ts'
import type { Derived } from '../../rules/monsters/canonical.ts'
import { asideOf } from '../../rules/gm/encounters/beside.ts'
import { surpriseRolled } from '../../rules/gm/encounters/rulings.ts'
import { wantOf } from '../../rules/gm/encounters/wants.ts'
import {
  encounteredCreatures,
  encounteredGroups,
  standingOf,
} from '../../rules/gm/encounters/met.ts'
import { distanceText } from '../../rules/gm/encounters/distance.ts'
import { surpriseSays } from '../../rules/gm/encounters/surprise.ts'
import type { Step } from '../../rules/core/outcome.ts'
import type { Ruleset } from '../../rules/core/ruleset.ts'
import type { Situation } from '../../rules/core/situation.ts'
import type { Context } from '../apply.ts'
import { creatureView } from './creatures.ts'
import { isDown } from './defaults.ts'
import type {
  CreatureView,
  EncounterView,
  ForetoldView,
  OtherEncounterView,
  PreparedView,
  TimerView,
} from './views.ts'

export function encounterView(
  situation: Situation,
  ruleset: Ruleset,
  context: Context,
  timers: readonly TimerView[],
): EncounterView | null {
  const { encounter } = situation
  if (!encounter) return null
  const creatures = encounteredCreatures(situation)
  const foes = creatures.map((creature) => creatureView(creature, situation, ruleset, timers))
  const monster = encounter.monster ? context.shelf.monster(encounter.monster) : undefined
  const converted = monster
    ? ruleset.monsters.convert(monster, monster.judged[ruleset.id] ?? {}, situation)
    : undefined
  return {
    id: encounter.id,
    title: encounter.title,
    from: encounter.from,
    text: encounter.text ? upperFirst(encounter.text) : (monster?.details[0]?.text ?? ''),
    number: encounter.number,
    numberDice: encounter.numberDice ?? null,
    distance:
      encounter.distance === undefined ? null : distanceText(encounter.distance, encounter.unit),
    surprise: encounter.surprise
      ? { ...encounter.surprise, says: surpriseSays(encounter.surprise) }
      : null,
    activity: encounter.activity ?? null,
    wants: wantOf(encounter),
    attitude: encounter.attitude,
    stats: stats(foes),
    why: converted ? converted.derived.map(stepOf) : [],
    foes,
    groups: encounteredGroups(situation).map(({ id, name, strength }) => ({
      id,
      name,
      strength,
      standing: standingOf(situation, id).length,
    })),
    standing: creatures.filter((creature) => !isDown(creature)).length,
    surpriseInFight: surpriseRolled(situation, ruleset) === null && ruleset.meeting !== undefined,
  }
}

/** Title that names all its bands: "Two bandits, an ogre". */
function titleOf({ title }: Pick<EncounterView, 'title'>, [first, ...more]: string[]): string {
  if (first === undefined) return title
  return [first, ...more.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ')
}

/** Open encounters that are set aside. */
export function otherEncounters(situation: Situation): OtherEncounterView[] {
  return asideOf(situation).map(({ encounter, groups }) => ({
    id: encounter.id,
    title: titleOf(
      encounter,
      groups.flatMap((id) => situation.groups[id]?.name ?? []),
    ),
    standing: groups.flatMap((group) => standingOf(situation, group)).length,
    strength: groups.reduce((sum, group) => sum + (situation.groups[group]?.strength ?? 0), 0),
    distance:
      encounter.distance === undefined ? null : distanceText(encounter.distance, encounter.unit),
    attitude: encounter.attitude,
  }))
}

export function preparedViews(situation: Situation): PreparedView[] {
  return Object.values(situation.prepared ?? {}).map(({ id, title, bands }) => ({
    id,
    title,
    bands: bands.join('; '),
  }))
}

/** Encounter that a clue has announced, and those that wait behind it; null for none. */
export function foretoldView(situation: Situation): ForetoldView | null {
  const { foretold } = situation
  if (!foretold) return null
  const then: string[] = []
  for (let next = foretold.then; next; next = next.then) then.push(next.title)
  const { title, from, clue = '', text = '' } = foretold
  return { title, from, clue, text, then }
}

/** Figures of the first foe; a ceiling that differs in its group, such as rolled hit points, as a range. */
function stats(foes: readonly CreatureView[]): EncounterView['stats'] {
  const [foe] = foes
  if (!foe) return []
  const alike = foes.filter(({ group }) => group === foe.group)
  const fields = foe.fields.map(({ id, label, most, value, strip }) => {
    if (most === null) return { label, value: String(value), isMain: strip }
    const all = alike.flatMap(({ fields: each }) => each.find((one) => one.id === id)?.most ?? [])
    const [least, greatest] = [Math.min(...all), Math.max(...all)]
    return {
      label,
      value: least === greatest ? String(least) : `${least}–${greatest}`,
      isMain: strip,
    }
  })
  const attacks = foe.attacks.map((attack) => ({
    label: attack.name,
    value: attack.dice || attack.notes,
    isMain: true,
  }))
  return [...fields, ...attacks]
}

function stepOf(derived: Derived): Step {
  return { name: derived.title, value: `${derived.value}: ${derived.how}`, rule: derived.rule }
}
