import type { TableFormat } from '../../rules/tables/formats/format.ts'
import { exportFormats, tableFormats } from '../../rules/tables/formats/index.ts'
import type { Table } from '../../rules/tables/table.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import { CampaignTables } from '../../session/campaign-tables.ts'
import type { Services } from '../../session/services.ts'
import { DraftStore } from '../../session/draft-store.ts'
import type { Handlers } from '../contract/endpoint.ts'
import { tables } from '../contract/tables.ts'

export function tableHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof tables> {
  const all = new CampaignTables(services, session)
  const drafts = new DraftStore(services.store, 'table drafts', tables['tables.drafts'].output)
  return {
    'tables.list': () => all.desk.lines(),
    'tables.page': ({ id }) => all.desk.page(id),
    'tables.markdown': ({ ids }) => all.desk.markdown(ids),
    'tables.check': (edited) => all.desk.check(edited),
    'tables.chances': (of) => all.desk.chances(of),
    'tables.draw': ({ of, seed, rerolled }) => all.desk.draw(of, seed, rerolled),
    'tables.monster': ({ text }) => all.monsterIn(text),
    'tables.drafts': () => drafts.read(session.campaign.id),
    'tables.saveDraft': ({ table, draft }) =>
      drafts.save(session.campaign.id, table, draft).then(() => null),
    'tables.formats': () => ({
      read: tableFormats.map(formatLine),
      written: exportFormats.map(formatLine),
    }),
    'tables.read': (text, { signal }) => all.read(text, signal),
    'tables.take': async ({ tables }) => {
      const { taken, known } = await all.take(tables as Table[])
      return { taken: taken.map(idOf), known: known.map(idOf) }
    },
    'tables.export': ({ ids, format }) => all.export(ids, format),
    'tables.saveExport': async ({ ids, format, title }) => ({
      path: await all.saveExport(ids, format, title),
    }),
  }
}

const idOf = ({ id }: Table): string => id

const formatLine = ({ id, title, extension }: TableFormat) => ({ id, title, extension })
