import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { nowhere, offline } from './offline.ts'

describe('the proxy of our browsers', () => {
  it('is an address that nobody can listen at', async () => {
    const server = createServer().listen(nowhere)
    await expect(once(server, 'listening')).rejects.toThrow(/EINVAL|EADDRNOTAVAIL|EAFNOSUPPORT/)
  })

  it('is an address that nobody can be reached at', async () => {
    const line = connect(nowhere)
    await expect(once(line, 'connect')).rejects.toThrow(/^connect E/)
  })

  it('stands before every address, those of this machine too', () => {
    expect(Object.fromEntries(offline)).toMatchObject({
      'proxy-server': 'http://[ff00::]:9',
      'proxy-bypass-list': '<-loopback>',
    })
  })
})
