import { describe, expect, it } from 'vitest'
import { Outbox } from './outbox.ts'

function outbox(): { sent: string[]; box: Outbox } {
  const sent: string[] = []
  return { sent, box: new Outbox((text) => sent.push(text), 2, 40) }
}

describe('the outbox', () => {
  it('sends a short message at once', () => {
    const { sent, box } = outbox()
    expect(box.send('ab', false)).toBe(true)
    expect(sent).toEqual(['ab'])
  })

  it('keeps four pieces under way and lets a short message pass', () => {
    const { sent, box } = outbox()
    box.send('0123456789ab', false)
    box.send('!', false)
    expect(sent).toEqual(['~1.0.6:01', '~1.1.6:23', '~1.2.6:45', '~1.3.6:67', '!'])
    box.arrived()
    box.arrived()
    expect(sent.slice(5)).toEqual(['~1.4.6:89', '~1.5.6:ab'])
  })

  it('keeps messages in order behind one another', () => {
    const { sent, box } = outbox()
    box.send('0123456789', true)
    box.send('!', true)
    expect(sent).toHaveLength(4)
    for (let piece = 0; piece < 6; piece++) box.arrived()
    expect(sent.slice(4)).toEqual(['~1.4.5:89', '~2.0.1:!'])
  })

  it('refuses what is more than its limit, and takes it when there is room again', () => {
    const { box } = outbox()
    expect(box.send('x'.repeat(41), false)).toBe(false)
    expect(box.send('x'.repeat(40), false)).toBe(true)
    expect(box.send('x'.repeat(40), false)).toBe(false)
    for (let piece = 0; piece < 20; piece++) box.arrived()
    expect(box.send('x'.repeat(40), false)).toBe(true)
  })

  it('is not hurried by word of pieces it never sent', () => {
    const { sent, box } = outbox()
    for (let piece = 0; piece < 20; piece++) box.arrived()
    box.send('0123456789ab', false)
    expect(sent).toHaveLength(4)
  })
})
