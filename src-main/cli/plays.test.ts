import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundled } from '../app/bundled.ts'
import { Library } from '../campaign/library.ts'
import { listed } from '../campaign/script/fault.ts'
import { readScripts } from '../campaign/script/form.ts'
import { labelWords } from '../campaign/script/match-name.ts'
import { runScript } from '../campaign/script/run-script.ts'
import { games } from '../rules/registry.ts'
import { inRoot, root } from '../setup/places.mjs'
import unplayedRules from './unplayed-rules.json' with { type: 'json' }

const content = bundled(inRoot('resources'))

/** Scripts of a game's plays: examples of its book, with what must come of them. */
const playsOf = (game: string) => {
  const folder = join(root, 'src-main/rules/rulesets', game, 'testing/plays')
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readScripts(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

function readJson<T>(game: string, file: string): T {
  return JSON.parse(readFileSync(join(root, 'src-main/rules/rulesets', game, file), 'utf8')) as T
}

/** Ids of the game's ledger, by what is done with the rule. */
const readRuleGroups = (game: string): { does: string[] } => readJson(game, 'rule-ids.json')

const readRuleIds = (game: string): Set<string> =>
  new Set(Object.values<string[]>(readRuleGroups(game)).flat())

describe.each(games.map(({ id }) => id))('plays of %s', (game) => {
  test.each(playsOf(game).map((script) => [`${script.id}: ${script.title}`, script] as const))(
    '%s',
    (_name, script) => {
      const { faults, steps } = runScript(script, {
        library: new Library(content.monsters, content.tables, []),
        at: '2026-11-24T20:00:00.000Z',
        seed: '0123456789abcdef0123456789abcdef',
      })
      const wrong = steps.flatMap(({ step, error, unmet = [] }) =>
        [...(error ? [error] : []), ...unmet].map((one) => `${step}: ${one}`),
      )
      expect([...faults, ...wrong]).toEqual([])
      const labels = steps.flatMap(({ dice, asks }) => [
        ...Object.keys(dice),
        ...(asks ? [asks.label] : []),
      ])
      expect(labels).toEqual(labels.map(labelWords))
    },
  )

  test('each rule of a worked check is played by a script, or stands in the list of those that are only checked', () => {
    const played = new Set(playsOf(game).flatMap(({ rule }) => listed(rule).map(String)))
    const { does } = readRuleGroups(game)
    const examples = readJson<{ rule: string }[]>(game, 'examples.json')
    const checked = new Set(examples.flatMap(({ rule }) => rule.split(/[,\s]+/)))
    const unplayed = does.filter((rule) => checked.has(rule) && !played.has(rule))
    expect(unplayed.sort()).toEqual(unplayedRules[game])
  })

  test('each is named once, and plays rules of the book', () => {
    const plays = playsOf(game)
    const ids = readRuleIds(game)
    const unknown = plays.flatMap(({ rule }) =>
      listed(rule).filter((one) => !ids.has(String(one)) && !String(one).startsWith('GF-')),
    )
    expect(unknown).toEqual([])
    expect(plays.filter(({ rule }) => listed(rule).length === 0)).toEqual([])
    expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length)
  })
})
