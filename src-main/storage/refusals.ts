import { Refusal } from '../ipc/contract/endpoint.ts'

/** No campaign of this id is kept here. */
export function notFound(campaign: string): Refusal {
  return new Refusal(
    'not-found',
    `There is no campaign ${campaign} in the store.`,
    'Go back to the campaign list and open it from there.',
  )
}

/** A campaign of this id is kept already. */
export function alreadyKept(campaign: string): Refusal {
  return new Refusal(
    'exists',
    `A campaign ${campaign} is kept already.`,
    'Import it as a copy beside the one you have.',
  )
}

/** The disk, or what the browser grants us of it, is full. */
export function diskFull(): Refusal {
  return new Refusal(
    'disk-full',
    'The disk is full: this change was not kept.',
    'Make some room and do it again.',
  )
}

/** The disk did not take a change: full, gone or broken; the browser does not say which. */
export function notWritten(): Refusal {
  return new Refusal(
    'disk-full',
    'The disk is full or cannot be written: this change was not kept.',
    'Make some room and do it again.',
  )
}

/** The disk fails even when something is to be read: opening the vault takes a little room. */
export function notOpened(): Refusal {
  return new Refusal(
    'disk-full',
    'The disk is full or cannot be written: the campaign store could not be opened.',
    'Make some room and try again.',
  )
}

/** The hidden page that keeps campaigns is closed or its database cannot be used. */
export function vaultGone(cause: string): Refusal {
  return new Refusal(
    'vault-gone',
    `The campaign store is not open (${cause}): this change was not kept.`,
    'Wait a moment and do it again; if it stays so, restart Gatefold.',
  )
}

/** Data written by a Gatefold that is newer than this one. */
export function tooNew(thing: string, found: number, known: number): Refusal {
  return new Refusal(
    'newer',
    `${thing} was written by a newer Gatefold (format ${found}; this one knows ${known}). Nothing was changed.`,
    'Update Gatefold, then open it again.',
  )
}

/** Data that is damaged or not in the form it should have. */
export function damaged(thing: string, cause: string, way?: string): Refusal {
  return new Refusal(
    'damaged',
    `${thing} cannot be read: ${cause}. Nothing was changed.`,
    way ?? 'Use another copy: an older export, or one of the backups in the campaign list.',
  )
}
