import type { CaughtUp } from '../storage/trail/catch-up.ts'
import type { Healed } from '../storage/trail/heal.ts'

export interface AppWarning {
  says: string
  way: string
}

/** Returns a check that calls `hear` when the warnings differ from those of the last check. */
export function onChange(read: () => readonly AppWarning[], hear: () => void): () => void {
  let before = JSON.stringify(read())
  return () => {
    const now = JSON.stringify(read())
    if (now === before) return
    before = now
    hear()
  }
}

/** Warnings about how vault and plain files were brought together at the start. */
export function catchUpWarnings(found: readonly CaughtUp[], dataFolder: string): AppWarning[] {
  return found.flatMap((one): AppWarning[] => {
    const mishap = one.mishap
      ? [
          {
            says: `In the files of campaign ${one.campaign}: ${one.mishap.says}`,
            way: 'What the vault holds was kept; nothing was lost from it.',
          },
        ]
      : []
    return [...mishap, ...warningOf(one, dataFolder)]
  })
}

/** Warning about damaged plain files that were rewritten. */
export function healedWarnings(healed: readonly Healed[], dataFolder: string): AppWarning[] {
  return healed.map(({ campaign, says }) => ({
    says: `In the files of campaign ${campaign}: ${says}`,
    way: `They were rewritten from the vault; a copy of the damaged ones lies in ${dataFolder}. Look at the disk.`,
  }))
}

function warningOf(one: CaughtUp, dataFolder: string): AppWarning[] {
  switch (one.end) {
    case 'rebuilt':
      return [
        {
          says: 'A campaign was missing from the vault and has been rebuilt from the plain files.',
          way: 'Look through it before you play on; its backups are in the list.',
        },
      ]
    case 'parted':
      return [
        {
          says: 'A campaign was played in two places that did not know of each other.',
          way: 'Both are in the list: keep the one you want and put the other in the trash.',
        },
      ]
    case 'unreadable':
      return [
        {
          says: one.refusal?.message ?? 'The plain files of a campaign could not be read.',
          way: one.refusal?.way ?? `They were left as they are, in ${dataFolder}.`,
        },
      ]
    case 'equal':
    case 'store caught up':
    case 'files caught up':
    case 'erased elsewhere':
      return []
  }
}
