import type { MonsterRow } from '../../../src-main/ipc/contract/library.ts'

/** Library of a monster, in a word for lists. */
export const homeWords: Readonly<Record<MonsterRow['home'], string>> = {
  campaign: 'kept',
  shared: 'shared',
  bundled: 'bundled',
}
