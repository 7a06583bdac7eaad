import { describe, expect, it } from 'vitest'
import { runOpener, opener } from './reveal.ts'

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

  it('fails where nothing opens such a file, or nothing opens files at all', async () => {
    const node = (code: number): [string, ...string[]] => [
      process.execPath,
      '-e',
      `process.exit(${code})`,
    ]
    await expect(runOpener(node(0), true)).resolves.toBeUndefined()
    await expect(runOpener(node(3), true)).rejects.toThrow('ended with 3')
    await expect(runOpener(node(1), false)).resolves.toBeUndefined()
    await expect(runOpener(['no-such-opener-here'], true)).rejects.toThrow()
  })
})
