import { join } from 'node:path'
import { bundled } from '../../src-main/app/bundled.ts'
import { apply, type Context } from '../../src-main/campaign/apply.ts'
import type { Command, Entry, Head } from '../../src-main/campaign/journal.ts'
import { Library } from '../../src-main/campaign/library.ts'
import { firstHead } from '../../src-main/campaign/state.ts'
import { whenOf } from '../../src-main/ipc/handlers/games.ts'
import { actionNamed, consequencesOf, rulesets } from '../../src-main/rules/registry.ts'
import type { CampaignState, Creature } from '../../src-main/rules/situation.ts'
import type { WholeCampaign } from '../../src-main/storage/store.ts'
import { writeCampaignZip } from '../../src-main/storage/zip/campaign-zip.ts'

export const largeName = 'The Long War'
const wanted = { characters: 12, foes: 40, timers: 30, entries: 5_000 }
const at = '2026-03-01T18:00:00.000Z'
const come = bundled(join(import.meta.dirname, '../../resources'))

/** Twelve characters, forty combatants, thirty timers and 5,000 entries, each made by the rules. */
export async function largeCampaignZip(): Promise<Uint8Array> {
  return writeCampaignZip(largeCampaign(), '0.0.0')
}

function largeCampaign(): WholeCampaign {
  const first = firstHead('large', largeState())
  const library = new Library(come.monsters, come.tables, [])
  const context: Context = {
    action: (situation, id) => actionNamed(situation, id),
    consequences: (before, after) => consequencesOf(after)(before, after),
    shelf: library,
    record: () => null,
    at,
  }
  const entries: Entry[] = []
  let head: Head = first
  for (let number = 1; number <= wanted.entries; number += 1) {
    const applied = apply(head, deed(number), context)
    if (applied.end !== 'done') throw new Error(`deed ${number}: ${JSON.stringify(applied)}`)
    head = applied.head
    entries.push(applied.entry)
  }
  const summary = {
    id: 'large',
    name: largeName,
    ruleset: head.state.ruleset,
    made: at,
    opened: at,
    when: whenOf(head),
    version: head.version,
  }
  return { summary, first, head, entries, records: [], restorePoints: [] }
}

function deed(number: number): Command {
  const plain = {
    given: {},
    seed: number.toString(16).padStart(32, '0'),
    adjust: 0,
    secret: false,
    byHand: false,
  }
  const who = `c${(number % wanted.characters) + 1}`
  if (number % 3 === 0)
    return { ...plain, action: 'house.roll', input: { dice: '4d6kh3', label: 'a rumour' } }
  if (number % 3 === 1)
    return { ...plain, action: 'house.edit', input: { who, field: 'coins', to: number } }
  return {
    ...plain,
    action: 'house.note',
    input: { text: `Note ${number}: the bell was heard again.`, who },
  }
}

function largeState(): CampaignState {
  const state = come.sample()
  const heroes = Object.values(state.creatures)
  const party = numbered(wanted.characters, (place): Creature => {
    const hero = heroes[place % heroes.length]
    if (!hero) throw new Error('the sample has no party')
    return {
      ...structuredClone(hero),
      id: `c${place + 1}`,
      name: place < heroes.length ? hero.name : `${hero.name} the Younger ${place}`,
    }
  })
  const foes = numbered(wanted.foes, (place) => foe(place))
  const members = foes.map(({ id }) => id)
  const timers = numbered(wanted.timers, (place) => ({
    id: `t${place + 1}`,
    kind: 'named' as const,
    title: `Bell ${place + 1}`,
    bearer: `c${(place % wanted.characters) + 1}`,
    from: state.clock.seconds,
    next: state.clock.seconds + 86_400 * (place + 30),
    rule: 'GF-TIMER-01' as const,
  }))
  return {
    ...state,
    name: largeName,
    creatures: Object.fromEntries([...party, ...foes].map((one) => [one.id, one])),
    party: party.map(({ id }) => id),
    groups: { g1: { id: 'g1', name: 'The host', members, strength: members.length } },
    encounter: {
      id: 'e1',
      title: 'The host',
      group: 'g1',
      number: members.length,
      from: 'the bench',
      attitude: 'hostile',
      foretold: false,
    },
    timers: Object.fromEntries(timers.map((one) => [one.id, one])),
    nextId: 1000,
  }
}

function foe(place: number): Creature {
  const monster = come.monsters[place % come.monsters.length]
  const kit = rulesets.hearts?.monsters
  if (!kit || !monster) throw new Error('there is no monster to fight')
  const converted = kit.convert(monster, {}, null)
  return {
    ...kit.toCreature(converted, `m${place + 1}`, `${monster.name} ${place + 1}`),
    group: 'g1',
    monster: monster.id,
  }
}

function numbered<T>(count: number, make: (place: number) => T): T[] {
  return Array.from({ length: count }, (_, place) => make(place))
}
