import { describe, expect, it } from 'vitest'
import { applyPatches } from './patch.ts'

const party = { top: { time: '15:40' }, members: [{ hp: 3 }, { hp: 1 }], old: true }

describe('a view kept current by differences', () => {
  it('sets a value deep inside and leaves the old view as it was', () => {
    const after = applyPatches(party, [{ op: 'set', path: ['members', 1, 'hp'], value: 2 }])
    expect(after).toEqual({ top: { time: '15:40' }, members: [{ hp: 3 }, { hp: 2 }], old: true })
    expect(party.members[1]).toEqual({ hp: 1 })
  })

  it('shares what did not change', () => {
    const after = applyPatches(party, [{ op: 'set', path: ['members', 1, 'hp'], value: 2 }])
    expect(after.top).toBe(party.top)
    expect(after.members[0]).toBe(party.members[0])
  })

  it('replaces a whole view by an empty path', () => {
    expect(applyPatches<unknown>(null, [{ op: 'set', path: [], value: { face: 1 } }])).toEqual({
      face: 1,
    })
  })

  it('removes a key', () => {
    expect(applyPatches<unknown>(party, [{ op: 'remove', path: ['old'] }])).toEqual({
      top: party.top,
      members: party.members,
    })
  })

  it('splices a list in the middle: takes out and puts in', () => {
    const after = applyPatches({ lines: [5, 4, 3] }, [
      { op: 'splice', path: ['lines'], at: 0, remove: 0, add: [7, 6] },
      { op: 'splice', path: ['lines'], at: 4, remove: 1, add: [] },
    ])
    expect(after).toEqual({ lines: [7, 6, 5, 4] })
  })

  it('throws where the path leads nowhere, so that the screen asks for the views again', () => {
    expect(() => applyPatches(party, [{ op: 'set', path: ['foes', 0, 'hp'], value: 2 }])).toThrow(
      'the view has no place foes.0.hp to set',
    )
  })
})
