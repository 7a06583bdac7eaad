import { describe, expect, it } from 'vitest'
import { opener } from './reveal.ts'

describe('opening a file in its own program', () => {
  it('is asked of the desktop, the path as one argument', () => {
    expect([opener('linux', '/a b'), opener('darwin', '/a b'), opener('win32', 'C:\\a b')]).toEqual(
      [
        ['xdg-open', '/a b'],
        ['open', '/a b'],
        ['explorer.exe', 'C:\\a b'],
      ],
    )
  })
})
