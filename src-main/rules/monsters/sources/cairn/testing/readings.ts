import { expect } from 'vitest'
import { readMonsters } from '../../../read.ts'

/** `name|hp armor str dex wil|count attack dice;…`, a dash for what the text leaves out or open. */
export function read(text: string): string[] {
  const { monsters } = readMonsters(text)
  if (monsters.length > 0) expect(monsters.map(({ source }) => source.text).join('')).toBe(text)
  return monsters.map(({ name, figures, attacks }) => {
    if (figures.family !== 'cairn') return `${name} is read as B/X`
    const { hp, armor, str, dex, wil } = figures
    const scores = [hp, armor, str, dex, wil].map((score) => score?.value ?? '-').join(' ')
    return `${name}|${scores}|${attacks.map((each) => `${each.count} ${each.name} ${each.dice}`).join(';')}`
  })
}
