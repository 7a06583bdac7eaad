import { partyOf } from '../../../common/sides.ts'
import { thingsOf } from '../../../common/sheet-places.ts'
import { previewCheck } from '../../../common/check.ts'
import { type Action, defineAction } from '../../../core/action.ts'
import type { Effect } from '../../../core/effects.ts'
import { line } from '../../../core/line.ts'
import { type Step, figuresOf, step } from '../../../core/outcome.ts'
import { isRefusal, plain, refusal } from '../../../core/preview.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import type { Item } from '../../../core/state/creature.ts'
import { cannotAct } from '../character/people.ts'
import { doorFailOpens, lockJams } from '../house-rules/dungeon.ts'
import { saveTrial, rollSave } from '../saves.ts'
import { isKit, isSpikes } from '../supplies.ts'
import { exhaustionReason } from './exhaustion.ts'
import { darkSteps, planTask, previewTask, runTask, taskAsks } from './task.ts'
import { inTheTurn } from './turn.ts'

const takesTurn = (turn: boolean) =>
  ({ kind: 'switch', title: 'It takes the turn', default: turn }) as const

const behind = ['the living', 'the undead', 'nobody'] as const
const heard = 'Hears somebody'
const silent = 'Hears nothing'
const proves: Step = step('Silence', 'proves nothing', 'DLV-DOOR-01')

/** A WIL save to hear who is behind a door; the undead make no sound. Rule DLV-DOOR-01. */
export const listen = defineAction({
  id: 'delve.listen',
  title: 'Listen at a door',
  rule: 'DLV-DOOR-01',
  phase: 'dungeon',
  slot: 'listen',
  needs: ['wil'],
  finds: 'door hear noise ear occupied',
  asks: {
    who: taskAsks.who,
    behind: { kind: 'choice', title: 'Behind it', of: behind, default: 'the living' },
    helped: { kind: 'switch', title: 'All is quiet: advantage', default: false },
    hindered: { kind: 'switch', title: 'Noise about: disadvantage', default: false },
    turn: takesTurn(false),
  },
  plan(situation, { behind: there, turn, ...work }) {
    const task = planTask(situation, work, 'WIL', turn)
    return isRefusal(task) ? task : { task, there }
  },
  preview: ({ task, there }, situation, at) =>
    previewTask(task, situation, at, {
      success: there === 'the living' ? heard : `${silent}: ${there} there`,
      failure: silent,
      why: [proves],
    }),
  run: ({ task, there }, situation, at) =>
    runTask(task, situation, at, 'delve.listen', (result) => {
      const hears = result.success && there === 'the living'
      return {
        rule: 'DLV-DOOR-01',
        what: `${task.creature.name} listens`,
        says: hears ? heard : silent,
        tone: hears ? 'good' : 'plain',
        why: [
          ...result.why,
          ...(there === 'the undead' ? [step('The undead', 'make no sound', 'DLV-DOOR-01')] : []),
          ...(hears ? [] : [proves]),
        ],
      }
    }),
})

const heardHere: Effect = {
  do: 'here',
  id: 'heard',
  to: { title: 'Heard at the door: nobody behind it is surprised', rule: 'DLV-DOOR-02' },
}

const doorsThere = ['stuck', 'held shut', 'spiked shut'] as const
const whyHard: Readonly<Record<(typeof doorsThere)[number], Step>> = {
  stuck: step('Stuck', 'every door is', 'DLV-DOOR-02'),
  'held shut': step('Held', 'burst as usual; who holds it rolls nothing', 'DLV-DOOR-06'),
  'spiked shut': step('Spiked', 'burst as a stuck one', 'DLV-DOOR-05'),
}

function forceFailure(situation: Situation): string {
  return houseRule<boolean>(situation, doorFailOpens)
    ? 'Gives way, loudly: no surprise'
    : 'Holds, and they are heard'
}

/** A STR save to burst a door; a failed try denies surprise. Rules DLV-DOOR-02, DLV-DOOR-06. */
const forceDoor = defineAction({
  id: 'delve.force',
  title: 'Force a door',
  rule: 'DLV-DOOR-02',
  phase: 'dungeon',
  slot: 'door',
  needs: ['str'],
  finds: 'door burst break open stuck shoulder strength',
  asks: {
    who: taskAsks.who,
    door: { kind: 'choice', title: 'The door is', of: doorsThere, default: 'stuck' },
    helped: taskAsks.helped,
    hindered: taskAsks.hindered,
    turn: takesTurn(true),
  },
  plan(situation, { door, turn, ...work }) {
    const task = planTask(situation, work, 'STR', turn)
    return isRefusal(task) ? task : { task, door }
  },
  preview: ({ task, door }, situation, at) =>
    previewTask(task, situation, at, {
      success: 'Bursts open',
      failure: forceFailure(situation),
      why: [whyHard[door]],
    }),
  run: ({ task, door }, situation, at) =>
    runTask(task, situation, at, 'delve.force', ({ success, why }) => ({
      rule: 'DLV-DOOR-02',
      what: `${task.creature.name}, a door ${door}`,
      says: success ? 'Bursts open' : forceFailure(situation),
      tone: success ? 'good' : 'bad',
      why: [whyHard[door], ...why, ...darkSteps(situation)],
      effects: success ? [] : [heardHere],
    })),
})

function pickFailure(situation: Situation): string {
  return houseRule<boolean>(situation, lockJams) ? 'The lock jams' : 'Stays locked'
}

/** A DEX save to pick a lock. Rules DLV-DOOR-03, DLVX-ANS-17. */
const pickLock = defineAction({
  id: 'delve.pick',
  title: 'Pick a lock',
  rule: 'DLV-DOOR-03',
  phase: 'dungeon',
  slot: 'door',
  needs: ['dex'],
  finds: 'door lock locked unlock thief key open chest',
  asks: { ...taskAsks, turn: takesTurn(true) },
  plan(situation, { turn, ...work }) {
    if (situation.place.here?.['jammed'])
      return refusal('The lock is jammed: force the door, or find another way.')
    return planTask(situation, work, 'DEX', turn)
  },
  preview: (task, situation, at) =>
    previewTask(task, situation, at, {
      success: 'The lock opens',
      failure: pickFailure(situation),
      why: [step('A lock', 'a key, or a DEX save', 'DLV-DOOR-03')],
    }),
  run: (task, situation, at) =>
    runTask(task, situation, at, 'delve.pick', ({ success, why }) => ({
      rule: 'DLV-DOOR-03',
      what: `${task.creature.name}, a lock`,
      says: success ? 'The lock opens' : pickFailure(situation),
      tone: success ? 'good' : 'bad',
      why: [...why, ...darkSteps(situation)],
      effects:
        !success && houseRule<boolean>(situation, lockJams)
          ? [{ do: 'here', id: 'jammed', to: { title: 'The lock is jammed', rule: 'DLVX-ANS-17' } }]
          : [],
    })),
})

/** Spikes of the party, with their bearer; a delve's kit, which never runs out, comes first. */
interface Spikes {
  bearer: ReadonlyCreature
  item: Item
}

function spikesOf(situation: Situation): Spikes | undefined {
  return partyOf(situation)
    .flatMap((bearer) =>
      thingsOf(bearer)
        .filter((item) => isSpikes(item) && item.count > 0)
        .map((item) => ({ bearer, item: item as Item })),
    )
    .sort((a, b) => Number(isKit(b.item)) - Number(isKit(a.item)))[0]
}

function spikesUsed(spikes: Spikes | undefined): Effect[] {
  if (!spikes || isKit(spikes.item)) return []
  const { bearer, item } = spikes
  return item.count > 1
    ? [{ do: 'item', creature: bearer.id, item: { ...item, count: item.count - 1 } }]
    : [{ do: 'drop item', creature: bearer.id, item: item.id }]
}

/** Describes the spikes in use, with their bearer and number. */
function spikesSay(spikes: Spikes | undefined): string {
  if (!spikes) return 'nobody has spikes listed'
  const { bearer, item } = spikes
  if (isKit(item)) return 'a delve’s kit holds them'
  return `one of ${item.count} ${item.name.toLowerCase()}, ${bearer.name}’s`
}

/** Spikes keep a door shut against monsters, or open for a retreat. Rule DLV-DOOR-05. */
const spikeDoor = defineAction({
  id: 'delve.spike',
  title: 'Spike a door',
  rule: 'DLV-DOOR-05',
  phase: 'dungeon',
  slot: 'door',
  finds: 'door wedge iron spikes shut open retreat',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
    how: { kind: 'choice', title: 'Wedged', of: ['shut', 'open'], default: 'shut' },
    turn: takesTurn(false),
  },
  plan(situation, { who, how, turn }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who wedges the door: nobody is chosen.')
    const hindrance =
      cannotAct(creature, situation) ?? (turn ? exhaustionReason(situation, 'turn') : null)
    return hindrance ? refusal(hindrance) : { creature, how, turn, spikes: spikesOf(situation) }
  },
  preview({ creature, how, spikes }) {
    const from = spikes ? `, with ${spikes.item.name.toLowerCase()}` : ': nobody has spikes listed'
    return plain(
      `${creature.name} wedges a door ${how}${from}`,
      [],
      [step('Spiked', 'monsters must burst it, which may warn you', 'DLV-DOOR-05')],
    )
  },
  run({ creature, how, turn, spikes }, situation, at) {
    const done = line(at, {
      rule: 'DLV-DOOR-05',
      what: `${creature.name}, a door`,
      says: `Wedged ${how}`,
      who: [creature.id],
      why: [step('Spikes', spikesSay(spikes), 'DLV-DOOR-05')],
      effects: [
        ...spikesUsed(spikes),
        {
          do: 'here',
          id: 'spiked',
          to: { title: `A door is wedged ${how}`, rule: 'DLV-DOOR-05' },
        },
      ],
    })
    return turn ? inTheTurn(situation, at, 'delve.spike', done) : done
  },
})

const ends = { success: 'They are through', failure: 'The door holds' }
const heldWhy: Step[] = [
  step('Held or spiked', 'whoever pushes saves by STR', 'DLV-DOOR-06'),
  step('The noise', 'may warn the party', 'DLV-DOOR-05'),
]

/** Monsters pass doors freely unless they are spiked or held. Rules DLV-DOOR-05, DLV-DOOR-06. */
const burstDoor = defineAction({
  id: 'delve.burst',
  title: 'Foes burst a door',
  rule: 'DLV-DOOR-06',
  phase: 'dungeon',
  slot: 'door',
  needs: ['str'],
  finds: 'door monsters spiked held hold shut push',
  asks: { who: { kind: 'creature', role: 'actor', title: 'Who pushes', side: 'foes' } },
  plan(situation, { who }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who pushes: no foe is chosen.')
    if (creature.values.str === undefined)
      return refusal(`${creature.name} has no STR: choose another, or set it by an edit.`)
    const hindrance = cannotAct(creature, situation)
    return hindrance ? refusal(hindrance) : { creature }
  },
  preview({ creature }, situation, at) {
    const shown = previewCheck(saveTrial(situation, creature, 'STR', ends), at.ruling)
    return { ...shown, why: [...shown.why, ...heldWhy] }
  },
  *run({ creature }, situation, at) {
    const result = yield* rollSave(situation, creature, 'STR', at.ruling)
    return line(at, {
      rule: 'DLV-DOOR-06',
      what: `${creature.name}, a spiked or held door`,
      says: result.success ? ends.success : ends.failure,
      tone: result.success ? 'bad' : 'good',
      who: [creature.id],
      ...figuresOf(result),
      why: [...result.why, ...heldWhy],
      effects: result.success ? [{ do: 'here', id: 'spiked', to: null }] : [],
    })
  },
})

/** Doors: forced, picked, wedged, and held against others. Rules DLV-DOOR-02 to DLV-DOOR-06. */
export const doors: readonly Action[] = [forceDoor, pickLock, spikeDoor, burstDoor]
