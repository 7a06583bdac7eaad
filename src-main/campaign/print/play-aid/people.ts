import type { Ruleset } from '../../../rules/core/ruleset.ts'
import type { ReadonlyCreature, Situation } from '../../../rules/core/situation.ts'
import { blowsOf, oneLine } from '../monsters/blows.ts'
import { figuresOf, lifeField, lifeOf } from '../monsters/figures.ts'
import type { AidPart, Fighter } from './parts.ts'

/** Rows for those who may be added during play. */
const spare = 3
/** Rows of a sheet for an encounter that is still to be written. */
const blank = 10

/** Foes at the table with their hit points as boxes, and rows for more; a blank sheet where there are none. */
export function encounterSheet(situation: Situation, { fields }: Ruleset): AidPart {
  const foes = Object.values(situation.creatures).filter(
    (one) => one.side === 'foes' && !('dead' in one.conditions),
  )
  const fighters = foes.map((foe) => fighterOf(foe, fields))
  const empty: Fighter = { name: '', life: null, numbers: [], text: '' }
  const more = Array.from({ length: foes.length === 0 ? blank : spare }, () => empty)
  const title = situation.encounter?.title ?? 'Encounter'
  return {
    kind: 'fighters',
    title,
    life: lifeField(fields)?.title ?? 'Hit points',
    fighters: [...fighters, ...more],
  }
}

function fighterOf(creature: ReadonlyCreature, fields: Ruleset['fields']): Fighter {
  const life = lifeOf(fields, creature.values)
  const attacks = blowsOf(creature.attackOrder.flatMap((id) => creature.attacks[id] ?? []))
  return {
    name: oneLine(creature.name),
    life,
    numbers: inGroups(
      figuresOf(fields, creature.values, []).filter(
        ({ label, value }) => label !== life?.label && value !== '0',
      ),
    ),
    text: attacks
      .map(({ name, dice, notes }) => [name, dice, notes].filter(Boolean).join(' '))
      .join(', '),
  }
}

/** Numbers of the same value that follow one another, under the labels of all of them: "STR, DEX 10". */
function inGroups(figures: readonly { label: string; value: string }[]): Fighter['numbers'] {
  const groups: Fighter['numbers'] = []
  for (const { label, value } of figures) {
    const last = groups.at(-1)
    if (last?.value === value) last.label += `, ${label}`
    else groups.push({ label, value })
  }
  return groups
}

/** Short forms for hirelings, with the numbers that the game prints of anybody. */
export function hirelingSheets({ fields }: Ruleset, pages: number): AidPart {
  const labels = fields.filter(({ show }) => show.monster && show.sheet).map(({ label }) => label)
  return { kind: 'people', title: 'Hirelings', labels: labels.slice(0, 10), pages }
}
