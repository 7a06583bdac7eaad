import { TableCatalogue } from '../campaign/table-catalogue.ts'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { borrowedOf, rulesetOf } from '../rules/registry.ts'
import { entryOf, monsterInRow } from '../rules/gm/meeting.ts'
import { withCalled } from '../rules/tables/called.ts'
import {
  exportFormats,
  titleOfFile,
  writeTables,
  type ReadTables,
} from '../rules/tables/formats/index.ts'
import type { Table } from '../rules/tables/table.ts'
import type { CampaignSession } from './campaign-session.ts'
import { tablesToTake, type TakenTables } from './free-table-ids.ts'
import type { Services } from './services.ts'
import { simpleCommand } from './simple-command.ts'

/** A text with tables, and the file that it comes from, if it does. */
interface TextOfTables {
  name: string
  text: string
  format?: string | undefined
  /** Ids and titles of tables that come in with it, from other files. */
  beside?: readonly string[] | undefined
}

/** Tables of the open campaign, from wherever they come, and the forms in which they come and go. */
export class CampaignTables {
  private current: { of: object; desk: TableCatalogue } | null = null

  constructor(
    private readonly services: Services,
    private readonly session: CampaignSession,
  ) {}

  /** All tables as they stand; built again when the campaign has changed. */
  get desk(): TableCatalogue {
    const { situation } = this.session.campaign
    if (this.current?.of === situation) return this.current.desk
    const lenders = borrowedOf(situation).map(({ game }) => game)
    const games = [...new Set([...lenders, rulesetOf(situation)])]
    const desk = new TableCatalogue(situation, this.services.bundled.tables.all(), games)
    this.current = { of: situation, desk }
    return desk
  }

  /** Monster that a row's text names, with the number of them; null when it names none. */
  monsterIn(text: string): { id: string; name: string; number: string } | null {
    const plain = text.replace(/^(?:an?|the)\s+/i, '')
    const { monster } = monsterInRow(plain, this.session.campaign.shelf)
    const number = entryOf(plain).dice ?? '1'
    return monster ? { id: monster.id, name: monster.name, number } : null
  }

  /** Reads tables of another program beside main. @throws {Refusal} */
  read(
    { name, text, format, beside = [] }: TextOfTables,
    signal?: AbortSignal,
  ): Promise<ReadTables> {
    const known = [...this.desk.allNames(), ...beside]
    return this.services.tableReader.read(
      { text, name: titleOfFile(name), format: format ?? null, known },
      signal,
    )
  }

  /** Keeps tables that are not there already under free ids, in one step that can be undone. @throws {Refusal} */
  async take(tables: readonly Table[]): Promise<TakenTables> {
    const { taken, known } = tablesToTake(tables, this.desk)
    if (taken.length === 0) return { taken, known }
    const ran = await this.session.run(simpleCommand('house.take-tables', { tables: taken }))
    if (ran.end !== 'done') throw new Refusal('refused', 'Importing tables asks for nothing.')
    return { taken, known }
  }

  /** Tables in another form, with those that they refer to, and what it does not hold. @throws {Refusal} for a form that is not written */
  export(ids: readonly string[], format: string): ReturnType<typeof writeTables> {
    const { desk } = this
    const chosen = ids.flatMap((id) => desk.table(id) ?? [])
    return writeTables(formatNamed(format), withCalled(chosen, desk))
  }

  /** Writes tables into a file of the out folder; returns its path. @throws {Refusal} as `export` does */
  saveExport(ids: readonly string[], format: string, title: string): Promise<string> {
    const bytes = new TextEncoder().encode(this.export(ids, format).text)
    return this.services.save(`${title}.${formatNamed(format).extension}`, bytes)
  }
}

/** @throws {Refusal} `bad-input` */
function formatNamed(id: string): (typeof exportFormats)[number] {
  const found = exportFormats.find((format) => format.id === id)
  if (!found)
    throw new Refusal(
      'bad-input',
      `Unknown format “${id}”.`,
      `Known: ${exportFormats.map((format) => format.id).join(', ')}.`,
    )
  return found
}
