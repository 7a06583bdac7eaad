import { pageWire } from '../../ipc/page-wire.ts'
import { serve } from '../../ipc/serve.ts'
import { vaultContract } from './contract.ts'
import { vaultHandlers } from './handlers.ts'
import { lastingStore } from './lasting-store.ts'
import { openDatabase } from './schema.ts'

const store = lastingStore(() => openDatabase())
serve(pageWire(), vaultContract, vaultHandlers(Promise.resolve(store)))
