import { firstHead, newState } from '../../campaign/state.ts'
import type { LibraryRecord } from '../../campaign/journal.ts'
import { rulesets } from '../../rules/registry.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import type { CampaignSummary } from '../../storage/records.ts'
import type { WholeCampaign } from '../../storage/store.ts'
import type { campaigns } from '../contract/campaigns.ts'
import { wholeAt } from '../../storage/restore.ts'
import { readWhole } from '../../storage/campaign-snapshot.ts'
import { Refusal, type Handlers, type CallWork } from '../contract/endpoint.ts'
import { OpenCampaign } from './open-campaign.ts'
import type { CampaignInPlay } from './campaign-in-play.ts'
import type { ListHandlers } from './campaign-list.ts'
import { borrowedFor, whenOf } from './games.ts'
import { copied, summaryOf, withoutTrash } from './whole.ts'
import type { World } from './world.ts'

type CampaignHandlers = Omit<Handlers<typeof campaigns>, keyof ListHandlers>

export function campaignHandlers(world: World, table: CampaignInPlay): CampaignHandlers {
  const { store } = world
  return {
    'campaigns.make': ({ name, ruleset }) => {
      if (!rulesets[ruleset])
        throw new Refusal(
          'refused',
          'This version has no rules for that game.',
          'Choose another game.',
        )
      return begin(world, newState(name, ruleset, borrowedFor(ruleset)))
    },
    'campaigns.sample': () => begin(world, world.bundled.sample()),
    'campaigns.open': async ({ campaign }) => {
      const summary = await summaryOf(store, campaign)
      if (summary.trashed)
        throw new Refusal('refused', `“${summary.name}” is in the trash.`, 'Take it out first.')
      const open = await table.put(campaign)
      const opened = { ...summary, opened: world.now() }
      await store.describe(opened)
      return { summary: opened, views: open.drawn }
    },
    'campaigns.close': async () => {
      await table.clear()
      return null
    },
    ...describing(world, table),
    ...carrying(world),
  }
}

/** Handlers that change data about a campaign: name, trash, removal. */
function describing(
  world: World,
  table: CampaignInPlay,
): Pick<
  CampaignHandlers,
  'campaigns.rename' | 'campaigns.trash' | 'campaigns.untrash' | 'campaigns.erase'
> {
  const { store } = world
  return {
    'campaigns.rename': async ({ campaign, name }) => {
      const open =
        table.id === campaign
          ? table.campaign
          : await OpenCampaign.open(world, campaign, () => undefined)
      await open.run({
        action: 'house.title',
        input: { name },
        given: {},
        adjust: 0,
        secret: false,
        byHand: false,
      })
      return described(world, { ...(await summaryOf(store, campaign)), name })
    },
    'campaigns.trash': async ({ campaign }) => {
      if (table.id === campaign) await table.clear()
      return described(world, { ...(await summaryOf(store, campaign)), trashed: world.now() })
    },
    'campaigns.untrash': async ({ campaign }) =>
      described(world, withoutTrash(await summaryOf(store, campaign))),
    'campaigns.erase': async ({ campaign }, along) => {
      const summary = await summaryOf(store, campaign)
      if (!summary.trashed)
        throw new Refusal(
          'refused',
          `“${summary.name}” is not in the trash.`,
          'Put it there first.',
        )
      await world.backups.make(await readWhole(store, campaign, along), along)
      await store.remove(campaign)
      return null
    },
  }
}

/** Handlers that carry a whole campaign: copy, file, restore point, backup. */
function carrying(
  world: World,
): Pick<
  CampaignHandlers,
  | 'campaigns.duplicate'
  | 'campaigns.export'
  | 'campaigns.import'
  | 'campaigns.importOffered'
  | 'campaigns.restore'
  | 'campaigns.restoreBackup'
> {
  const { store } = world
  return {
    'campaigns.duplicate': async ({ campaign }, along) => {
      const whole = await readWhole(store, campaign, along)
      const copy = copied(whole, world.newId(), `${whole.summary.name}, copy`, world.now())
      return added(world, copy, along)
    },
    'campaigns.export': async ({ campaign }, along) => {
      const whole = await readWhole(store, campaign, along)
      const bytes = await world.zip.write(whole, along)
      return { path: await world.save(`${whole.summary.name}.zip`, bytes), bytes: bytes.length }
    },
    'campaigns.import': async ({ base64 }, along) => {
      const bytes = Uint8Array.from(Buffer.from(base64, 'base64'))
      return added(world, await world.zip.read(bytes, world.newId(), along), along)
    },
    'campaigns.importOffered': async ({ file }, along) => {
      const bytes = await world.offered.read(file)
      return added(world, await world.zip.read(bytes, world.newId(), along, file), along)
    },
    'campaigns.restore': async ({ campaign, version }, along) => {
      const whole = wholeAt(await readWhole(store, campaign, along), version)
      const copy = copied(whole, world.newId(), `${whole.summary.name}, restored`, world.now())
      return added(world, copy, along)
    },
    'campaigns.restoreBackup': async ({ file }, along) =>
      added(world, await world.backups.read(file, world.newId(), along), along),
  }
}

/** Adds a campaign without journal entries. */
export async function begin(
  world: World,
  state: CampaignState,
  records: LibraryRecord[] = [],
): Promise<CampaignSummary> {
  const id = world.newId()
  const head = firstHead(id, state)
  const summary: CampaignSummary = {
    id,
    name: state.name,
    ruleset: state.ruleset,
    made: world.now(),
    opened: world.now(),
    when: whenOf(head),
    version: 0,
  }
  return added(world, { summary, first: head, head, entries: [], records, restorePoints: [] })
}

async function added(
  world: World,
  whole: WholeCampaign,
  along?: CallWork,
): Promise<CampaignSummary> {
  await world.store.add(whole, along?.progress)
  return whole.summary
}

async function described(world: World, summary: CampaignSummary): Promise<CampaignSummary> {
  await world.store.describe(summary)
  return summary
}
