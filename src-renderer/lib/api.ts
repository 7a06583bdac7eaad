import { client } from '../../src-main/ipc/client.ts'
import type { Client } from '../../src-main/ipc/client.ts'
import { contract } from '../../src-main/ipc/contract/index.ts'
import type { ScreenContract } from '../../src-main/ipc/contract/index.ts'
import type { PlayEvents } from '../../src-main/ipc/contract/play.ts'
import { pageWire } from '../../src-main/ipc/page-wire.ts'

/** Everything the screen may ask of main. Calls never reject: what goes wrong is a `Failure`. */
export type Api = Client<ScreenContract, PlayEvents & Record<string, unknown>>

/** @throws {Error} outside a Gatefold window. */
export function openApi(): Api {
  return client<ScreenContract, PlayEvents & Record<string, unknown>>(pageWire(), contract)
}
