import { memoryStore } from './memory-store.ts'
import { storeSuite } from './store.suite.ts'

storeSuite('memory', async () => memoryStore())
