import { rulesetOf } from '../../../rules/registry.ts'
import type { RulesetId, Situation } from '../../../rules/core/situation.ts'
import { TableShelf } from '../../../rules/tables/table-shelf.ts'
import { Library } from '../../library.ts'
import { runStep } from '../../script/run-step.ts'
import { ScriptTable, type Playing } from '../../script/script-table.ts'
import { emptyTable } from '../../script/set-up.ts'

type Step = Parameters<typeof runStep>[1]

const ada = 'Ada Fenwick'
const bo = 'Bo the Tall'
const maud = 'Maud Ostler'

function newcomer(game: RulesetId, name: string, input: Record<string, unknown> = {}): Step {
  return { action: `${game}.new-character`, input: { name, ...input } }
}

const edit = (who: string, field: string, to: number): Step => ({
  action: 'house.edit',
  input: { who, field, to },
})
const give = (who: string, name: string, more: Record<string, unknown> = {}): Step => ({
  action: 'house.give',
  input: { who, name, ...more },
})
const condition = (who: string, name: string): Step => ({
  action: 'house.condition',
  input: { who, name, on: true },
})

/** Steps of each game: people made by its own generator, then hurt, tired, laden and taught. */
const steps: Readonly<Record<string, readonly Step[]>> = {
  hearts: [
    newcomer('hearts', ada),
    newcomer('hearts', bo, { kit: 'Spellbook and Wand; Dagger; Shield; Club' }),
    { action: 'hearts.new-hireling', input: { name: 'Dunstan' } },
    give(ada, 'Rope', { count: 2 }),
    give(bo, 'Spellbook', { text: 'Fly' }),
    condition(ada, 'Soaked'),
    edit(ada, 'hp', 1),
    edit(bo, 'mana', 0),
    edit(ada, 'coins', 17),
  ],
  delve: [
    newcomer('delve', ada, { kit: 'Hand, Shield, Light Armor' }),
    newcomer('delve', bo, { kit: 'Bow, Hand, Light Armor' }),
    { action: 'delve.wound', input: { who: ada } },
    give(ada, 'Ration', { count: 9 }),
    give(bo, 'Spellbook', { text: 'Fireball 3' }),
    give(bo, 'Silver idol'),
    edit(ada, 'fatigue', 2),
    edit(ada, 'str', 5),
    edit(bo, 'coins', 2150),
    condition(bo, 'Soaked'),
  ],
  heartbreaker: [
    newcomer('heartbreaker', ada, { path: 'Swashbuckler', ancestry: 'Dwarf' }),
    newcomer('heartbreaker', bo, { path: 'Seeker', ancestry: 'Elf', level: 4 }),
    newcomer('heartbreaker', maud, { path: 'Champion', ancestry: 'Human', level: 3 }),
    { action: 'heartbreaker.learn', input: { who: bo, name: 'Sleep', level: 1 } },
    give(maud, 'Shield', { ready: true }),
    edit(ada, 'hp', 3),
    edit(bo, 'exp', 4100),
    condition(maud, 'Soaked'),
  ],
  'block-dodge-parry': [
    newcomer('block-dodge-parry', ada),
    newcomer('block-dodge-parry', bo, { careers: 'Magic-User, Scribe', species: 'Arcane' }),
    newcomer('block-dodge-parry', maud, { careers: 'Soldier, Priest, Thief', species: 'Tough' }),
    {
      action: 'block-dodge-parry.wound',
      input: { who: ada, kind: 'Fracture', level: 'light' },
    },
    {
      action: 'block-dodge-parry.injury',
      input: { who: bo, area: 'Left Leg', weapon: 'axe' },
    },
    edit(maud, 'fatigue', 1),
    edit(maud, 'wil', 4),
    { action: 'block-dodge-parry.learn', input: { who: maud, skill: 'Rage' } },
    condition(bo, 'Soaked'),
  ],
  'gods-and-monsters': [
    newcomer('gods-and-monsters', ada, {
      archetype: 'warrior',
      motivation: 'my sister is in there',
    }),
    newcomer('gods-and-monsters', bo, { archetype: 'sorceror', species: 'Elf', level: 5 }),
    newcomer('gods-and-monsters', maud, {
      archetype: 'prophet',
      species: 'Halfling',
      level: 3,
      moralCode: 'Ordered Good',
      specialties: 'Sailor',
    }),
    { action: 'gods-and-monsters.learn-spell', input: { who: bo, name: 'Firewalk', level: 1 } },
    { action: 'gods-and-monsters.damage', input: { target: ada, amount: '2' } },
    edit(ada, 'injuries', 2),
    edit(bo, 'mojo', 41),
    give(maud, 'Rope', { count: 2 }),
    condition(maud, 'Soaked'),
  ],
}

/** A party of the game after some play, as the screen would have it. @throws Error for a step that does nothing */
export function playedParty(game: RulesetId): Situation {
  const fail = (cause: unknown): never => {
    throw new Error(String(cause))
  }
  const start = emptyTable({ game, title: 'The Drowned Belfry', steps: [] }, fail)
  const table = new ScriptTable(
    new Library([], new TableShelf([], () => []), []),
    '2026-11-24T20:00:00.000Z',
    start,
  )
  const playing: Playing = { table, seed: '5eed'.repeat(8), strict: false, lines: new Map() }
  steps[game]?.forEach((step, at) => {
    const { error, refused, asks } = runStep(playing, step, at + 1)
    const fault = error ?? refused ?? asks?.label
    if (fault) fail(`${game}, step ${at + 1}: ${fault}`)
  })
  return table.state
}

/** The game with that id. */
export const gameOf = (id: RulesetId): ReturnType<typeof rulesetOf> => rulesetOf({ ruleset: id })
