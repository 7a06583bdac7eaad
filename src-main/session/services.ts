import type { Notice } from '../ipc/contract/app.ts'
import type { Backup, campaigns } from '../ipc/contract/campaigns.ts'
import type { OutputOf, CallWork } from '../ipc/contract/endpoint.ts'
import type { MapCut } from '../campaign/players/map-cut.ts'
import type { PlayersProjection } from '../campaign/players/projection.ts'
import type { DangerQuestion } from '../campaign/danger/danger-question.ts'
import type { DangerEstimate } from '../campaign/danger/estimate-danger.ts'
import type { CampaignState } from '../rules/core/situation.ts'
import type { PieceRead } from '../rules/monsters/batch/piece-read.ts'
import type { Monster } from '../rules/monsters/canonical.ts'
import type { AdventureRead } from '../rules/sites/adventure/adventure.ts'
import type { ReadTables } from '../rules/tables/formats/index.ts'
import type { TableShelf } from '../rules/tables/table-shelf.ts'
import type { PdfPress, ReadField } from '../print/print.ts'
import type { Display, Shell } from '../shell/shell.ts'
import type { Store, WholeCampaign } from '../storage/store.ts'
import type * as v from 'valibot'

/** Services through which handlers reach the outside; the composition root provides them. */
export interface Services {
  version: string
  dataFolder: string
  shell: Pick<Shell, 'name' | 'reveal' | 'outFolder'>
  store: Store
  backups: Backups
  zip: Zip
  pictures: Pictures
  /**
   * Cuts the revealed areas out of a map picture; returns the name of the image's file.
   * @throws {Refusal} when the picture is gone or damaged.
   */
  cutMap(cut: MapCut): Promise<string>
  offered: Offered
  press: PdfPress
  players: PlayersPort
  secondScreen: SecondScreenPort
  /**
   * Reads the fields of a PDF that somebody has filled in.
   * @throws {Refusal} `bad-input` when it is none of ours, damaged or hostile.
   */
  readForm(bytes: Uint8Array): Promise<ReadField[]>
  /** Words of a PDF. @throws {Refusal} `bad-input` when it gives none. */
  readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<string>
  readers: Readers
  tableReader: TableReader
  danger: DangerEstimator
  bundled: Bundled
  /** True where a GM who has just come is shown hints and the tour; `GATEFOLD_HINTS=off` shows none. */
  hints: boolean
  /** 32 hex digits from the machine's own source of chance. */
  seed(): string
  /** Calls back once a real minute until stopped by the returned function. */
  everyMinute(tick: () => void): () => void
  /** ISO 8601. */
  now(): string
  newId(): string
  /** Replaces a small file of the data folder, whole or not at all. @throws {Refusal} `write`. */
  keepFile(name: string, bytes: Uint8Array): Promise<unknown>
  /** Writes a file of that name into the out folder, whole or not at all; returns its path. */
  save(name: string, bytes: Uint8Array): Promise<string>
  /**
   * Writes files into a new folder of that name in the out folder; where there is one, it gets a number.
   * Returns its path. @throws {Refusal} `write`; nothing of it is left then.
   */
  saveFolder(name: string, files: readonly { path: string; bytes: Uint8Array }[]): Promise<string>
  /** Writes files into one zip of that name in the out folder; returns its path. @throws {Refusal} `write` */
  saveZip(name: string, files: readonly { path: string; bytes: Uint8Array }[]): Promise<string>
  /** Current warnings to the GM: storage, plain files, backups. */
  warnings(): { says: string; way: string }[]
  /** Reports failures that are ours, for the log beside the data. */
  report(failure: unknown): void
}

/** The GM's second window. */
export interface SecondScreenPort {
  /** Opens it, or puts the open one on this display; null for the first that is not the primary one. */
  open(display: string | null): Promise<void>
  close(): Promise<void>
  state(): { open: boolean; fills: string | null; problem: string | null }
  displays(): Promise<Display[]>
  /** Sets the listener for what happens to it by itself, in place of any earlier one. */
  onChange(hear: (how: 'closed by hand' | 'otherwise') => void): void
}

/** The players' window. */
export interface PlayersPort extends SecondScreenPort {
  /** Sends it what it shows from now on, open or not. */
  show(projection: PlayersProjection): void
}

/** Backups: the last ten, then one a day for fourteen days. */
export interface Backups {
  list(): Promise<v.InferOutput<typeof Backup>[]>
  /** Writes a backup and reads it back before it counts. @throws {Refusal} when that can't be done. */
  make(whole: WholeCampaign, along?: CallWork): Promise<void>
  /** @throws {Refusal} when the file is damaged or newer than this version. */
  read(file: string, newId: string, along?: CallWork): Promise<WholeCampaign>
}

interface Zip {
  write(whole: WholeCampaign, along?: CallWork): Promise<Uint8Array>
  /**
   * @param thing what the file is called in messages
   * @throws {Refusal} when the file is no campaign, damaged, hostile or newer than this version.
   */
  read(bytes: Uint8Array, newId: string, along?: CallWork, thing?: string): Promise<WholeCampaign>
}

/** Campaign files that the GM opened with Gatefold outside its window. Each waits until the screen imports it. */
export interface Offered {
  list(): string[]
  add(files: readonly string[]): void
  /**
   * Reads one and removes it from the list, whatever the result. @throws {Refusal} when it was not offered or
   * can't be read
   */
  read(file: string): Promise<Uint8Array>
}

/** Reads monsters and keyed areas from untrusted texts, beside main. */
interface Readers {
  /** One piece of a text, as `readPiece` does. @throws {Refusal} for one that is made to be endless. */
  read(text: string, last: boolean, opening: string, signal?: AbortSignal): Promise<PieceRead>
  /** Keyed areas of an adventure. @throws {Refusal} for an empty, binary, too long or endless text, `cancelled` */
  readAdventure(text: string, signal?: AbortSignal): Promise<AdventureRead>
  close(): Promise<void>
}

/** Reads tables of other programs, beside main. */
interface TableReader {
  /** @throws {Refusal} for a text that is made to be endless. */
  read(asked: AskedForTables, signal?: AbortSignal): Promise<ReadTables>
  close(): Promise<void>
}

/** Plays fights beside main. */
interface DangerEstimator {
  /** @param hear hears how many fights are played. @throws {Refusal} `cancelled` */
  estimate(
    question: DangerQuestion,
    signal: AbortSignal,
    hear: (played: number) => void,
  ): Promise<DangerEstimate>
  close(): Promise<void>
}

/** A text with tables of another program, and the names that its rows may refer to. */
export interface AskedForTables {
  text: string
  name: string
  format: string | null
  /** Ids and titles of tables that are there. */
  known: readonly string[]
}

/** Images in files named by their content. */
interface Pictures {
  /**
   * Saves an image; returns the name of its file. @throws {Refusal} when the bytes are no image, or cannot be
   * written.
   */
  keep(bytes: Uint8Array): Promise<string>
  /** Images by the names of their files, as far as these are there. */
  named(names: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
}

/** The games as the start page lists them. */
export type GameCards = OutputOf<typeof campaigns, 'campaigns.list'>['rulesets']

/** Content that ships with the app. */
export interface Bundled {
  games: GameCards
  monsters: readonly Monster[]
  tables: TableShelf
  /** Written by the build. */
  notices: readonly Notice[]
  sample(): CampaignState
}
