import { join } from 'node:path'
import { bundled } from '../../src-main/app/bundled.ts'
import type { Context } from '../../src-main/campaign/apply.ts'
import { Library } from '../../src-main/campaign/library.ts'
import { firstHead } from '../../src-main/campaign/state.ts'
import { gameTimeOf } from '../../src-main/session/games.ts'
import { actionNamed, consequencesOf } from '../../src-main/rules/registry.ts'
import type { CampaignState } from '../../src-main/rules/core/situation.ts'
import type { WholeCampaign } from '../../src-main/storage/store.ts'
import { writeCampaignZip } from '../../src-main/storage/zip/write-zip.ts'
import { ScenePlayer, playLargeScene, sceneCounts, type SceneAct } from './large-scene.ts'

export const largeName = 'The Long War'
/** Journal entries of the large campaign, the scene's own among them. */
const entries = 5_000
const at = '2026-03-01T18:00:00.000Z'
const come = bundled(join(import.meta.dirname, '../../resources'))
const library = new Library(come.monsters, come.tables, [])

/** Context given to the rules when the large campaign is played. */
const largeContext: Context = {
  action: actionNamed,
  consequences: (before, after) => consequencesOf(after)(before, after),
  shelf: library,
  record: () => null,
  at,
}

export async function largeCampaignZip(): Promise<Uint8Array> {
  return writeCampaignZip(largeCampaign(), '0.0.0')
}

/** Twelve characters, forty combatants in a fight, thirty timers and 5,000 entries, each made by the rules. */
function largeCampaign(): WholeCampaign {
  const first = firstHead('large', emptyTable())
  const playing = new ScenePlayer(largeContext, first)
  playLargeScene(playing)
  while (playing.head.version < entries) playing.does(sceneAct(playing.head.version))
  const { head } = playing
  const summary = {
    id: 'large',
    name: largeName,
    ruleset: head.state.ruleset,
    made: at,
    opened: at,
    when: gameTimeOf(head),
    version: head.version,
  }
  return { summary, first, head, entries: playing.entries, records: [], restorePoints: [] }
}

function sceneAct(number: number): SceneAct {
  const who = `c${(number % sceneCounts.characters) + 1}`
  if (number % 3 === 0)
    return { action: 'house.roll', input: { dice: '4d6kh3', label: 'a rumour' } }
  if (number % 3 === 1) return { action: 'house.edit', input: { who, field: 'coins', to: number } }
  return {
    action: 'house.note',
    input: { text: `Note ${number}: the bell was heard again.`, who },
  }
}

/** The sample's place and sky, and nobody there yet. */
function emptyTable(): CampaignState {
  const { encounter: _met, foretold: _clue, event: _rolled, ...state } = come.sample()
  return {
    ...state,
    name: largeName,
    creatures: {},
    party: [],
    groups: {},
    timers: {},
    dues: {},
    stash: {},
    nextId: 1,
  }
}
