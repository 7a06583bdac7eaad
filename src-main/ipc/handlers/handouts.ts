import type { handouts } from '../contract/handouts.ts'
import type { Handlers } from '../contract/endpoint.ts'
import type { CampaignInPlay } from './campaign-in-play.ts'
import type { World } from './world.ts'

export function handoutHandlers(world: World, table: CampaignInPlay): Handlers<typeof handouts> {
  return {
    'handouts.read': ({ id }) => {
      const handout = table.campaign.situation.handouts?.[id]
      return handout ? { title: handout.title, style: handout.style, text: handout.text } : null
    },
    // The file first: what the journal names is there.
    'pictures.keep': async ({ base64, name, width, height }) => {
      const { campaign } = table
      const id = await world.pictures.keep(Uint8Array.from(Buffer.from(base64, 'base64')))
      await campaign.run({
        action: 'house.keep-picture',
        input: { picture: { id, name, width, height } },
        given: {},
        adjust: 0,
        secret: false,
        byHand: false,
      })
      return { id, name: campaign.situation.pictures?.[id]?.name ?? name }
    },
  }
}
