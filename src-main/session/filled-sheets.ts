import { formsOf } from '../campaign/print/filled-forms.ts'
import { Refusal, type OutputOf } from '../ipc/contract/endpoint.ts'
import type { print } from '../ipc/contract/print.ts'
import { changes } from '../rules/gm/filled-sheet/changes.ts'
import { rulesetOf } from '../rules/registry.ts'
import type { CampaignSession } from './campaign-session.ts'
import type { Services } from './services.ts'

type FilledField = Parameters<typeof changes>[2][number]

/** Reads the sheets in a PDF that somebody has filled in. @throws {Refusal} when it is none of ours. */
export async function readFilledSheets(
  services: Services,
  { campaign }: CampaignSession,
  pdf: Uint8Array,
): Promise<OutputOf<typeof print, 'print.read'>> {
  return formsOf(await services.readForm(pdf), campaign.situation)
}

/** Lines of a filled sheet that differ from the character as it stands. @throws {Refusal} when it is gone. */
export function sheetDifferences(
  { campaign: { situation } }: CampaignSession,
  creature: string,
  fields: readonly FilledField[],
): OutputOf<typeof print, 'print.differences'> {
  const character = situation.creatures[creature]
  if (!character) throw new Refusal('not-found', 'That character is not here any more.')
  return changes(character, rulesetOf(situation), fields, situation.nextId).map(
    ({ difference }) => difference,
  )
}
