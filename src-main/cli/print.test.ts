import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flagsOf, WrongFlags } from './print-flags.ts'
import { requestOf } from './print.ts'

const files: Record<string, string> = { 'letters/Maud.md': '# Dear Maud\n\nThe bell is ours.' }
const io = { readFile: async (path: string) => new TextEncoder().encode(files[path] ?? '') }
const always = ['--campaign', 'The Drowned Belfry', '--out', 'a.pdf']
const sheet = ['--template', 'character-sheet', ...always]
const asked = (argv: string[]) => requestOf(flagsOf(argv), io)

describe('what is asked of the app', () => {
  it('names the template, the campaign and a whole path; what was not said stands at its usual', async () => {
    expect(await asked(sheet)).toEqual({
      do: 'print',
      template: 'character-sheet',
      campaign: 'The Drowned Belfry',
      words: {},
      options: {},
      out: resolve('a.pdf'),
    })
  })

  it('creatures and monsters by name, as many as are named, cards with how many are on each and how many there are', async () => {
    const { words } = await asked([
      ...['--template', 'monster-cards', ...always],
      ...['--creature', 'Maud Tallow', '--creature', 'Odo: the Wet'],
      ...['--monster', 'Goblin:4', '--monster', 'Ogre:2x3', '--monster', 'Owl bear'],
    ])
    expect(words).toEqual({
      creatures: ['Maud Tallow', 'Odo: the Wet'],
      monsters: [
        { name: 'Goblin', count: 1, individuals: 4 },
        { name: 'Ogre', count: 3, individuals: 2 },
        { name: 'Owl bear', count: 1 },
      ],
    })
  })

  it('how it is laid out', async () => {
    const { options } = await asked([
      ...sheet,
      ...['--paper', 'A5', '--ink', 'black', '--folding', 'booklet', '--copies', '3'],
    ])
    expect(options).toEqual({ paper: 'A5', ink: 'black', folding: 'booklet', copies: 3 })
    expect((await asked([...sheet, '--fillable'])).options).toEqual({ fillable: true })
    expect((await asked([...sheet, '--no-fillable'])).options).toEqual({ fillable: false })
  })

  it('a file of Markdown as a handout: titled as it is named, unless another title is given', async () => {
    const letter = [
      '--template',
      'handout',
      ...always,
      '--file',
      'letters/Maud.md',
      '--style',
      'letter',
    ]
    expect((await asked(letter)).words.draft).toEqual({
      title: 'Maud',
      style: 'letter',
      text: files['letters/Maud.md'],
    })
    expect((await asked([...letter, '--title', 'Found'])).words.draft?.title).toBe('Found')
  })
})

describe('what can’t be asked says why', () => {
  it.each([
    [
      ['--template', 'scroll', ...always],
      'There is no template “scroll”; there are character-sheet',
    ],
    [['--template', 'character-sheet', '--out', 'a.pdf'], 'Name the campaign and the file.'],
    [[...sheet, '--paper', 'A3'], '“A3” is no --paper; there are A4, Letter, A5, half-Letter.'],
    [[...sheet, '--copies', '0'], '“0” is no --copies; there are whole numbers from 1 to 20.'],
    [[...sheet, '--copies', 'many'], '--copies takes a whole number; “many” is none.'],
    [
      [...sheet, '--folding', 'trifold'],
      'Character sheet: not as trifold; there are flat, booklet.',
    ],
    [[...sheet, '--cut-marks'], 'Character sheet: --cut-marks means nothing to it.'],
    [[...sheet, '--monster', 'Goblin'], 'Character sheet: --monster means nothing to it.'],
    [[...sheet, '--file', 'a.md'], 'Character sheet: --file means nothing to it.'],
    [[...sheet, '--size', 'tarot'], '“tarot” is no --size; there are poker, index.'],
    [[...sheet, '--session', '0'], '--session takes a whole number from 1 to 100000; “0” is none.'],
    [[...sheet, '--monster', 'Goblin:900'], '--monster takes a whole number from 0 to 100; “900”'],
    [[...sheet, '--monster', 'Goblin:4x0'], '--monster takes a whole number from 1 to 500; “0”'],
  ])('%j', (argv, says) => {
    expect(() => flagsOf(argv)).toThrow(WrongFlags)
    expect(() => flagsOf(argv)).toThrow(says)
  })

  it('a handout that is too long', async () => {
    files['long.md'] = 'x'.repeat(400_001)
    await expect(asked(['--template', 'handout', ...always, '--file', 'long.md'])).rejects.toThrow(
      'long.md: A handout has at most',
    )
  })
})
