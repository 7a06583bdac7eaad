import { deskKeys } from './desk-keys.ts'
import type { KeyAction } from './key-places.ts'
import { playKeys } from './play-keys.ts'
import { screenKeys } from './screen-keys.ts'

const all = [...screenKeys, ...playKeys, ...deskKeys] as const
export type KeyActionId = (typeof all)[number]['id']

/** Every action of the screen that has a key the GM may change. */
export const keyActions: readonly (KeyAction & { id: KeyActionId })[] = all

/** Actions by id. */
export const keyActionsById: ReadonlyMap<string, KeyAction & { id: KeyActionId }> = new Map(
  keyActions.map((action) => [action.id, action]),
)
