import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flagsOf, WrongFlags } from './print-flags.ts'
import { requestOf } from './print.ts'

const files: Record<string, string> = {
  'letters/Maud.md': '# Dear Maud\n\nThe bell is ours.',
  'seal.bin': 'GIF89a\0',
}
const io = {
  readFile: async (path: string) => {
    if (path === 'gone.md') throw new Error('There is no such file.')
    return new TextEncoder().encode(files[path] ?? '')
  },
  stdin: async () => new TextEncoder().encode('Come at once.'),
}
const always = ['--campaign', 'The Drowned Belfry', '--out', 'a.pdf']
const sheet = ['--template', 'character-sheet', ...always]
const requestFrom = (argv: string[]) => requestOf(flagsOf(argv), io)

describe('a handout from a file', () => {
  const handout = ['--template', 'handout', ...always, '--file']
  const titled = async (argv: string[]) => (await requestFrom(argv)).words.draft

  it('has the heading that begins it as its title, and not twice', async () => {
    expect(await titled([...handout, 'letters/Maud.md'])).toEqual({
      title: 'Dear Maud',
      style: 'plain',
      text: '\nThe bell is ours.',
    })
    expect(await titled([...handout, 'letters/Maud.md', '--title', 'Found'])).toMatchObject({
      title: 'Found',
      text: '# Dear Maud\n\nThe bell is ours.',
    })
  })

  it('names the file that it cannot read', async () => {
    await expect(titled([...handout, 'gone.md'])).rejects.toThrow('gone.md: There is no such file.')
  })

  it('keeps its heading in a letter, which has no title above it', async () => {
    expect(await titled([...handout, 'letters/Maud.md', '--style', 'letter'])).toMatchObject({
      text: '# Dear Maud\n\nThe bell is ours.',
    })
  })

  it('brings the pictures that it shows from files beside it', async () => {
    files['letters/Bell.md'] =
      'Come.\n\n![The bell](img/Old%20Bell.png "40%") ![The same](img/Old%20Bell.png)\n' +
      '![Another](<old bell.jpg>) ![Kept](image:mill) ![Far](https://x.example/y.png)'
    const { words, pictures } = await requestFrom([...handout, 'letters/Bell.md'])
    expect(words.draft?.text).toBe(
      'Come.\n\n![The bell](image:old-bell "40%") ![The same](image:old-bell)\n' +
        '![Another](image:old-bell-2) ![Kept](image:mill) ![Far](https://x.example/y.png)',
    )
    expect(pictures).toEqual([
      { name: 'old-bell', file: resolve('letters/img/Old Bell.png') },
      { name: 'old-bell-2', file: resolve('letters/old bell.jpg') },
    ])
  })

  it('comes from the standard input too', async () => {
    expect(await titled([...handout, '-'])).toMatchObject({ title: '', text: 'Come at once.' })
  })

  it('is refused where it is no text', async () => {
    await expect(titled([...handout, 'seal.bin'])).rejects.toThrow(
      'This looks like a picture or a program, not text',
    )
  })
})

it('a form to be filled in is not folded', () => {
  expect(() => flagsOf([...sheet, '--fillable', '--folding', 'booklet'])).toThrow(
    'A form to be filled in is not folded',
  )
})

describe('what is asked of the app', () => {
  it('names the template, the campaign and a whole path; what was not said stands at its usual', async () => {
    expect(await requestFrom(sheet)).toEqual({
      do: 'print',
      template: 'character-sheet',
      campaign: 'The Drowned Belfry',
      words: {},
      options: {},
      out: resolve('a.pdf'),
    })
  })

  it('creatures and monsters by name, as many as are named, cards with how many are on each and how many there are', async () => {
    const { words } = await requestFrom([
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
    const { options } = await requestFrom([
      ...sheet,
      ...['--paper', 'A5', '--ink', 'black', '--folding', 'booklet', '--copies', '3'],
    ])
    expect(options).toEqual({ paper: 'A5', ink: 'black', folding: 'booklet', copies: 3 })
    expect((await requestFrom([...sheet, '--fillable'])).options).toEqual({ fillable: true })
    expect((await requestFrom([...sheet, '--no-fillable'])).options).toEqual({ fillable: false })
  })
})

describe('what can’t be asked says why', () => {
  it.each([
    [
      ['--template', 'scroll', ...always],
      'There is no template “scroll”; there are character-sheet',
    ],
    [['--template', 'character-sheet', '--out', 'a.pdf'], '--campaign is missing'],
    [['--template', 'character-sheet', '--campaign', 'C'], '--out is missing'],
    [always, '--template is missing; there are character-sheet, party-sheet'],
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
    await expect(
      requestFrom(['--template', 'handout', ...always, '--file', 'long.md']),
    ).rejects.toThrow('long.md: A handout has at most')
  })
})
