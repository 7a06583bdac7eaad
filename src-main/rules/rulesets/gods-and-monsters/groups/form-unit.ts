import { defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { kindName } from '../../../gm/fight/names.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { counted, plural } from '../../../core/words.ts'
import { line } from '../../../core/line.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { isDown } from '../../../common/incapacitated.ts'
import { condition } from '../harm/states.ts'
import type { NoFigure } from '../reckoning.ts'
import { gathered, numbersTerm, type Gathered } from './gathered.ts'
import { inUnit, unitDue, unitOf, unitValues } from './units.ts'

function formedOf(
  situation: Situation,
  { members, others }: { members: readonly string[] | undefined; others: number },
): (Gathered & { first: ReadonlyCreature }) | NoFigure {
  const named = members?.length ? members : foesOf(situation)
  const group = gathered(situation, named, others)
  if ('refuses' in group) return group
  const [first] = group.members
  if (!first || group.count < 2) return { refuses: 'One alone is no unit: choose more.' }
  const stray = group.members.find(({ side }) => side !== first.side)
  if (stray)
    return { refuses: `${stray.name} is of another side than ${first.name}: leave them out.` }
  const busy = group.members.find(({ conditions, tags }) => inUnit in conditions || tags.unit)
  if (busy) return { refuses: `${busy.name} fights in a unit already: break it up first.` }
  return { ...group, first }
}

/** Foes who stand and are in no unit. */
function foesOf(situation: Situation): string[] {
  return Object.values(situation.creatures)
    .filter((one) => one.side === 'foes' && !one.tags.unit && !isDown(one))
    .filter(({ conditions }) => !(inUnit in conditions) && !('fled' in conditions))
    .map(({ id }) => id)
}

/** “Goblins, 16”. */
function nameOf({ first, members, count }: Gathered & { first: ReadonlyCreature }): string {
  const kind = kindName(first.name)
  const alike = members.every(({ name }) => kindName(name) === kind)
  return `${alike ? plural(kind) : 'Unit'}, ${count}`
}

/**
 * Forms a unit: creatures that fight as one combatant, armed as the first of them, with figures for their
 * number.
 * Rules GAM-MAS-01 to GAM-MAS-05.
 */
export const formUnit = defineAction({
  id: 'gods-and-monsters.form-unit',
  title: 'Fight as a unit',
  rule: 'GAM-MAS-01',
  phase: 'fight',
  slot: 'group',
  needs: ['hp'],
  finds: 'mass conflict army battle soldiers goblins horde group one combatant unit form',
  asks: {
    members: {
      kind: 'creatures',
      title: 'Who fight as one; else all foes who stand',
      optional: true,
    },
    others: { kind: 'number', title: 'More of their like', min: 0, max: 1_000_000, default: 0 },
    verve: { kind: 'number', title: 'Verve that players lend it', min: 0, max: 9999, default: 0 },
    led: { kind: 'switch', title: 'Somebody leads it', default: false },
    name: { kind: 'text', title: 'Its name', max: 40, optional: true },
  },
  preview(situation, asked) {
    const group = formedOf(situation, asked)
    if ('refuses' in group) return refusal(group.refuses)
    const {
      hp = 0,
      movement = 0,
      defense = 0,
      attackBonus = 0,
    } = unitValues(situation, group, asked.verve)
    return plain(
      `${counted(group.count, 'member')} as one: survival ${hp}, ${counted(1 + group.bonus, 'attack')} a round`,
      [numbersTerm(group)],
      [
        { name: 'Survival', value: hp, rule: 'GAM-MAS-03' },
        { name: 'Combat movement', value: `${movement} feet`, rule: 'GAM-MAS-02' },
        { name: 'Attack', value: attackBonus, rule: 'GAM-GRP-02' },
        { name: 'Defense', value: defense, rule: 'GAM-GRP-02' },
        { name: 'Actions a round', value: 1 + group.bonus, rule: 'GAM-GRP-03' },
        {
          name: 'Maneuvers',
          value: asked.led ? 'as its leader says' : 'none without a leader',
          rule: 'GAM-MAS-05',
        },
      ],
    )
  },
  *run(situation, asked, at) {
    yield* []
    const group = formedOf(situation, asked)
    if ('refuses' in group)
      return line(at, { rule: 'GAM-MAS-01', what: 'A unit', says: group.refuses })
    const unit = unitOf(situation, group, {
      id: `c${situation.nextId}`,
      name: asked.name?.trim() ? asked.name.trim() : nameOf(group),
      verve: asked.verve,
      led: asked.led,
    })
    const ids = group.members.map(({ id }) => id)
    return line(at, {
      rule: 'GAM-MAS-01',
      what: `${unit.name} fight as one`,
      says: `Survival ${unit.values.hp ?? 0}, ${counted(1 + group.bonus, 'attack')} a round`,
      who: ids,
      why: [{ name: 'For numbers', value: group.bonus, rule: 'GAM-GRP-02' }],
      effects: [
        { do: 'join', creature: unit },
        ...ids.map((id): Effect => condition(id, inUnit, { fight: true, rule: 'GAM-MAS-01' })),
        unitDue(unit, ids, asked.others, false),
      ],
    })
  },
})
