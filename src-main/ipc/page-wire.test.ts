import { afterEach, describe, expect, it } from 'vitest'
import { pageWire } from './page-wire.ts'

afterEach(() => {
  globalThis.gatefoldPort = undefined
})

describe('the wire of a page', () => {
  it('is the port its shell gave it', () => {
    const sent: string[] = []
    const hearers: ((message: string) => void)[] = []
    globalThis.gatefoldPort = {
      send: (message) => void sent.push(message),
      on: (hear) => void hearers.push(hear),
    }
    const wire = pageWire()
    const heard: string[] = []
    wire.onMessage((message) => heard.push(message))
    wire.send('out')
    hearers[0]?.('in')
    expect({ sent, heard }).toEqual({ sent: ['out'], heard: ['in'] })
  })

  it('is missing outside a shell, and says so', () => {
    expect(pageWire).toThrow('This page works only inside Gatefold.')
  })
})
