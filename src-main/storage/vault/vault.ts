import { pageWire } from '../../ipc/page-wire.ts'
import { serve } from '../../ipc/serve.ts'
import { vaultContract } from './contract.ts'
import { dexieStore } from './dexie-store.ts'
import { vaultHandlers } from './handlers.ts'
import { openDatabase } from './schema.ts'

const opening = openDatabase().then(dexieStore)
// Whoever calls is told why it could not open; the page itself has nobody to tell.
opening.catch(() => undefined)
serve(pageWire(), vaultContract, vaultHandlers(opening))
