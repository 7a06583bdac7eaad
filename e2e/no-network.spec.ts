import { shell } from './app.ts'
import type { SeenPackets } from './own-network/evening.ts'
import { inOwnNetwork, ownNetworkRefused } from './own-network/namespace.ts'
import { expect, test } from './test.ts'

test.skip(shell !== 'chromium', "Electron's own debugger, by which it is driven, talks over ports")

test('nothing is sent from start to end, whatever a script tries, and nobody is waited for', async () => {
  const refused = ownNetworkRefused()
  test.skip(refused !== null, refused ?? '')
  const { code, out, err } = await inOwnNetwork('e2e/own-network/evening.ts')
  expect(code, err).toBe(0)
  const { heard, came, ...seen } = JSON.parse(out) as SeenPackets
  // The reader hears what is said, and every address of the world is there to be spoken to.
  expect(heard).toEqual(
    expect.arrayContaining(['UDP to 203.0.113.7:53', 'TCP to 198.51.100.7:443']),
  )
  expect(seen).toEqual({
    start: [],
    play: [],
    attempts: [],
    print: [],
    shut: [],
    sockets: [],
    'a start as a GM starts': [],
  })
  expect(came).toMatchObject({ 'window.open': 'null', fetch: 'TypeError: Failed to fetch' })
})
