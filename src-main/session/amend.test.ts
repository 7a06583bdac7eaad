import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { replay } from '../storage/replay.ts'
import { readWhole } from '../storage/campaign-snapshot.ts'
import { OpenCampaign, type AmendRan } from './open-campaign.ts'
import { newState, firstHead } from '../campaign/state.ts'
import type { Given } from '../campaign/journal.ts'
import type { ActionId } from '../rules/core/situation.ts'
import { borrowedFor } from '../rules/registry.ts'
import { testServices } from './test-services.ts'

let services: ReturnType<typeof testServices>
let open: OpenCampaign
beforeEach(async () => {
  await begin()
})

async function begin(): Promise<void> {
  services = testServices()
  const first = firstHead('k', newState('Barrow', 'delve', borrowedFor('delve')))
  const summary = { id: 'k', name: 'Barrow', ruleset: 'delve', made: '', opened: '', when: '' }
  await services.store.add({
    summary: { ...summary, ruleset: 'delve', version: 0 },
    first,
    head: first,
    entries: [],
    records: [],
    restorePoints: [],
  })
  open = await OpenCampaign.open(services, 'k', () => undefined)
}

const run = (action: string, input: Record<string, unknown> = {}, given: Given = {}) =>
  open.run({ action: action as ActionId, input, given, adjust: 0, secret: false, byHand: false })
const amend = (number: number, given: Given, agreed?: number): Promise<AmendRan> =>
  open.amend({ number, given, original: false, ...(agreed === undefined ? {} : { agreed }) })
const turn = (event: number) =>
  run('delve.turn', open.drawn.actions.find(({ id }) => id === 'delve.turn')?.input, {
    event: [event],
  })
/** Expects the stored campaign to equal the open one, and its journal to lead there. */
async function storeHolds(): Promise<void> {
  const whole = await readWhole(services.store, 'k')
  expect(whole.head.state).toEqual(open.situation)
  expect(replay(whole.first, whole.entries)).toEqual(whole.head)
}

test('a turn amended twice moves the clock once, and one undo is before it', async () => {
  const before = open.situation
  await turn(6)
  const { time } = open.drawn.top
  await amend(1, { event: [5] })
  await amend(2, { event: [5] })
  expect(open.drawn.top.time).toBe(time)
  expect(open.drawn.chronicle.lines).toHaveLength(1)
  await open.undo()
  expect(open.situation).toEqual(before)
  await open.redo()
  expect(open.drawn.top.time).toBe(time)
  expect(open.drawn.chronicle.lines[0]?.amends).toHaveLength(1)
  await storeHolds()
})

test('reports changes in later lines first, and applies them all once agreed', async () => {
  await run('house.join', { name: 'Dot', kind: 'character' })
  const target = open.drawn.party[0]?.id ?? ''
  await run('house.edit', { who: target, field: 'str', to: 12 })
  const harm = (damage: number) =>
    run('delve.damage', { target, amount: 'd6', off: 'STR', armour: true }, { damage: [damage] })
  await harm(1)
  await harm(2)
  const { situation, version } = open
  const would = await amend(3, { damage: [3] })
  const change = { number: 4, what: 'Damage to Dot, d6', was: 'STR 11 to 9', now: 'STR 9 to 7' }
  expect(would).toEqual({ end: 'would change', version, changes: [change] })
  expect([open.situation, open.version]).toEqual([situation, version])
  expect((await amend(3, { damage: [3] }, version - 1)).end).toBe('would change')
  expect((await amend(3, { damage: [3] }, version)).end).toBe('done')
  expect(open.drawn.chronicle.lines.map(({ says }) => says)).toEqual([
    'STR 9 to 7',
    'STR 12 to 9',
    ...open.drawn.chronicle.lines.slice(2).map(({ says }) => says),
  ])
  await storeHolds()
  const line = open.drawn.chronicle.lines[1]?.number ?? 0
  await open.amend({ number: line, given: {}, original: true, agreed: open.version })
  expect(open.situation).toEqual(situation)
  await storeHolds()
})

test('a line before the end of a session can no longer be amended', async () => {
  await run('house.session-start', { number: 0 })
  await turn(6)
  await run('house.session-end')
  expect(open.drawn.chronicle.lines.map(({ amends }) => amends.length)).toEqual([0, 0, 0])
  await expect(amend(2, { event: [5] })).rejects.toMatchObject({ code: 'refused' })
})

test('undo and redo with nothing left say so', async () => {
  await expect(open.undo()).rejects.toMatchObject({ message: 'Nothing to undo.' })
  await expect(open.redo()).rejects.toMatchObject({ message: 'Nothing to redo.' })
})

test('whatever is amended, undone and redone, the store follows and opens again as it stands', async () => {
  const step = fc.record({ do: fc.nat(5), back: fc.nat(8), face: fc.integer({ min: 1, max: 6 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await begin()
      for (const { do: what, back, face } of steps) {
        const line = open.drawn.chronicle.lines.filter(({ amends }) => amends.length > 0)[back]
        const question = line?.amends[0]
        if (what === 0) await open.undo().catch(() => undefined)
        else if (what === 1) await open.redo().catch(() => undefined)
        else if (what === 2 && line && question?.ask === 'dice') {
          const faces = Array.from({ length: question.count }, () => Math.min(face, question.sides))
          const ran = await amend(line.number, { [question.label]: faces }, open.version)
          expect(ran.end).not.toBe('would change')
        } else await turn(face).catch(() => undefined)
      }
      await storeHolds()
      const { situation, drawn } = open
      const again = await OpenCampaign.open(services, 'k', () => undefined)
      expect([again.situation, again.drawn.chronicle]).toEqual([situation, drawn.chronicle])
    }),
    { numRuns: 12 },
  )
})
