import { bundled } from '../app/bundled.ts'
import { offeredFiles } from '../app/offered-files.ts'
import type { ReadField } from '../print/print.ts'
import { memoryStore } from '../storage/memory-store.ts'
import { sharedLibraryId } from '../storage/records.ts'
import type { WholeCampaign } from '../storage/store.ts'
import { readTables, tableFormats } from '../rules/tables/formats/index.ts'
import { answerDanger } from '../campaign/danger/danger-question.ts'
import { readAdventure } from '../rules/sites/adventure/read-adventure.ts'
import { readPiece } from '../rules/monsters/batch/piece.ts'
import { underId } from '../storage/campaign-snapshot.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Backups, Services } from './services.ts'

/** A window beside the GM's own that never opens. */
const shutWindow = {
  open: async () => undefined,
  close: async () => undefined,
  state: () => ({ open: false, fills: null, problem: null }),
  displays: async () => [],
  onChange: () => undefined,
}

/** A services without files, browser or chance: seeds and ids are counted, time stands still. */
export function testServices(resources = 'resources'): Services & {
  reported: unknown[]
  /** Lets a real minute pass. */
  minute(): void
} {
  const ticks = new Set<() => void>()
  let counted = 0
  const reported: unknown[] = []
  return {
    version: '0.0.0',
    dataFolder: '/data',
    shell: {
      name: 'chromium',
      outFolder: '/out',
      reveal: async () => undefined,
    },
    store: memoryStore(),
    backups: keptInMemory(),
    zip: {
      write: async (whole) => new TextEncoder().encode(JSON.stringify(whole)),
      read: async (bytes, id) =>
        asRead(JSON.parse(new TextDecoder().decode(bytes)) as WholeCampaign, id),
    },
    pictures: {
      keep: async (bytes) => `${'0'.repeat(63)}${bytes.length % 10}.png`,
      named: async (names) => new Map(names.map((name) => [name, new Uint8Array([37])])),
    },
    cutMap: async ({ areas }) => `${String(areas.length).padStart(64, '0')}.webp`,
    offered: offeredFiles(),
    press: {
      cut: async () => new Uint8Array([37]),
      print: async () => ({ bytes: new Uint8Array([37]), pages: 1 }),
      close: async () => undefined,
    },
    players: { ...shutWindow, show: () => undefined },
    secondScreen: shutWindow,
    readForm: async (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as ReadField[],
    readPdf: async (bytes) => new TextDecoder().decode(bytes).slice('%PDF'.length),
    readers: {
      read: async (text, last, opening) => readPiece(text, last, opening),
      readAdventure: async (text) => readAdventure(text),
      close: async () => undefined,
    },
    tableReader: {
      read: async ({ text, name, format, known }) => {
        const table = (id: string) =>
          known.includes(id) ? { id, title: id, dice: '1d1', source: '', rows: [] } : undefined
        const wanted = tableFormats.find((each) => each.id === format)
        return readTables(text, name, { table, names: () => known }, wanted)
      },
      close: async () => undefined,
    },
    danger: {
      estimate: async (question, _signal, hear) => answerDanger({ ...question, runs: 20 }, hear),
      close: async () => undefined,
    },
    bundled: bundled(resources),
    hints: false,
    seed: () => (++counted).toString(16).padStart(32, '0'),
    everyMinute: (tick) => {
      ticks.add(tick)
      return () => void ticks.delete(tick)
    },
    minute: () => ticks.forEach((tick) => tick()),
    newId: () => `campaign-${++counted}`,
    now: () => '2026-11-21T20:00:00.000Z',
    keepFile: async (name) => `/data/${name}`,
    save: async (name) => `/out/${name}`,
    saveFolder: async (name) => `/out/${name}`,
    saveZip: async (name) => `/out/${name}`,
    warnings: () => [],
    report: (failure) => void reported.push(failure),
    reported,
  }
}

/** A whole campaign as the reader of zips gives it: under the new id, unless it is the shared library. */
function asRead(whole: WholeCampaign, id: string): WholeCampaign {
  return whole.summary.id === sharedLibraryId ? whole : underId(whole, id)
}

function keptInMemory(): Backups {
  const kept = new Map<string, WholeCampaign>()
  return {
    list: async () =>
      [...kept].map(([file, { summary, head }]) => ({
        file,
        campaign: summary.id,
        name: summary.name,
        at: '2026-11-21T20:00:00.000Z',
        version: head.version,
        bytes: 1,
      })),
    make: async (whole) => void kept.set(`${whole.summary.id}-${whole.head.version}.zip`, whole),
    read: async (file, id) => {
      const whole = kept.get(file)
      if (!whole) throw new Refusal('not-found', 'no such backup')
      return asRead(whole, id)
    },
  }
}
