import type { CallInput, OutputOf } from '../ipc/contract/endpoint.ts'
import type { handouts } from '../ipc/contract/handouts.ts'
import type { CampaignSession } from './campaign-session.ts'
import type { Services } from './services.ts'
import { simpleCommand } from './simple-command.ts'

/** Keeps an image for the campaign's handouts. The file comes first, so that what the journal names is there. */
export async function keepPicture(
  { pictures }: Services,
  { campaign }: CampaignSession,
  { base64, name, width, height }: CallInput<typeof handouts, 'pictures.keep'>,
): Promise<OutputOf<typeof handouts, 'pictures.keep'>> {
  const id = await pictures.keep(Buffer.from(base64, 'base64'))
  await campaign.run(simpleCommand('house.keep-picture', { picture: { id, name, width, height } }))
  return { id, name: campaign.situation.pictures?.[id]?.name ?? name }
}
