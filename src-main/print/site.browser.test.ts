import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundled } from '../app/bundled.ts'
import { makeContent } from '../campaign/print/index.ts'
import { seedOf, TestDesk } from '../rules/generators/testing/desk.ts'
import { rulesetOf } from '../rules/registry.ts'
import { makeSite } from '../rules/sites/make-site.ts'
import { dungeonRecipe } from '../rules/sites/recipe.ts'
import { isProgram } from '../shell/chromium/browser.ts'
import { pressForTests, type TestPress } from './testing/press.ts'

let press: TestPress
beforeAll(async () => {
  press = await pressForTests()
})
afterAll(() => press.close())

const canRead = (process.env['PATH'] ?? '')
  .split(':')
  .some((place) => isProgram(join(place, 'pdftotext')))

const desk = new TestDesk(bundled(resolve(import.meta.dirname, '../../resources')))
const { situation: bare, at } = desk.context('hearts')
const largest = {
  purpose: 'temple',
  size: 40,
  level: 4,
  factions: 3,
  contents: 'crowded',
  loops: 'some',
  secrets: 3,
}
const temple = makeSite(dungeonRecipe(largest, seedOf(12)), 'site-1', { situation: bare, at })
const situation = { ...bare, sites: { 'site-1': temple } }

async function printed(players: boolean): Promise<{ pages: number; text: string }> {
  const sources = { situation, ruleset: rulesetOf(situation), shelf: at.shelf, entries: [] }
  const content = makeContent({ template: 'site', site: null, players }, sources)
  if (content.end !== 'made') throw new Error('it was refused')
  const { bytes, pages } = await press.print('site', content.data, { title: content.title })
  const path = join(press.folder, `site-${players ? 'players' : 'gm'}.pdf`)
  writeFileSync(path, bytes)
  const text = canRead
    ? execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    : ''
  return { pages, text }
}

it('prints the map and the key of the largest site, every place of it', async () => {
  const { pages, text } = await printed(false)
  expect(pages).toBeGreaterThan(3)
  if (!canRead) return
  const bare = text.replace(/\s+/g, ' ')
  for (const { title } of temple.places) expect(bare).toContain(title.split(' ')[0])
  expect(text).toContain('Wanderers, d6')
})

it('prints the map alone for the players', async () => {
  const { pages, text } = await printed(true)
  expect(pages).toBe(1)
  if (canRead) expect(text).not.toContain('secret')
})
