import type { handouts } from '../contract/handouts.ts'
import type { Handlers } from '../contract/endpoint.ts'
import { keepPicture } from '../../session/keep-picture.ts'
import type { CampaignSession } from '../../session/campaign-session.ts'
import type { Services } from '../../session/services.ts'

export function handoutHandlers(
  services: Services,
  session: CampaignSession,
): Handlers<typeof handouts> {
  return {
    'handouts.read': ({ id }) => {
      const handout = session.campaign.situation.handouts?.[id]
      return handout ? { title: handout.title, style: handout.style, text: handout.text } : null
    },
    'pictures.keep': (picture) => keepPicture(services, session, picture),
  }
}
