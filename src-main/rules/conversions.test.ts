import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledMonsters, type BestiarySet } from './monsters/bundled.ts'
import type { Converted, Judgement, Monster } from './monsters/canonical.ts'
import { readMonsters } from './monsters/read.ts'
import { conversions, ruleText } from './registry.ts'

const folder = resolve(import.meta.dirname, 'monsters/conversion')
const fixtures = readdirSync(resolve(folder, 'fixtures')).filter((name) => name !== 'README.md')
const found = fixtures.flatMap(
  (name) => readMonsters(readFileSync(resolve(folder, 'fixtures', name), 'utf8')).monsters,
)
const resources = resolve(import.meta.dirname, '../../resources/bestiary')
const bestiary = ['bx', 'cairn'].flatMap((name) =>
  bundledMonsters(
    JSON.parse(readFileSync(resolve(resources, `${name}.json`), 'utf8')) as BestiarySet,
  ),
)

function judgementText({ id, asks, evidence, options, default: first, rule }: Judgement): string {
  const each = options.map((option) => {
    const odds = (option.odds ?? []).map(
      ({ title, chance }) => `${title} ${Math.round(chance * 100)}%`,
    )
    const optionText = [`${option.gives.title} ${option.gives.value}`, ...odds].join(', ')
    return `      ${option.id === first ? '*' : ' '} ${option.title} (${option.id}): ${optionText}\n`
  })
  return `    ? ${id}: ${asks} ${evidence ? `[${evidence}] ` : ''}(${rule})\n${each.join('')}`
}

function conversionText(title: string, text: string, { derived, judgements }: Converted): string {
  const figures = derived.map(
    ({ title: name, value, how, rule, judgement }) =>
      `    ${name} ${value}: ${how} (${rule})${judgement ? `, by “${judgement}”` : ''}\n`,
  )
  return `  ${title}\n  ${text}\n${figures.join('')}${judgements.map(judgementText).join('')}\n`
}

test.each(conversions)('every fixture as it stands in $title', async ({ id, title, monsters }) => {
  const page = found.map((monster) => {
    const converted = monsters.convert(monster, {}, null)
    return `${monster.name}\n${conversionText(title, monsters.toText(converted), converted)}`
  })
  await expect(page.join('\n')).toMatchFileSnapshot(resolve(folder, 'golden', `${id}.txt`))
})

describe.each(conversions)('$title', ({ id, monsters }) => {
  test('every figure of every monster has its derivation and a rule with a text', () => {
    for (const monster of [...found, ...bestiary])
      for (const { title, how, rule, value } of monsters.convert(monster, {}, null).derived) {
        expect([monster.name, title, how, value].filter((words) => words === '')).toEqual([])
        expect(ruleText(rule), `${monster.name}, ${title} by ${rule}`).not.toBeNull()
      }
  })

  test('every judgement has a default among its options, a rule, and figures that name it', () => {
    for (const monster of [...found, ...bestiary]) {
      const { derived, judgements, answers } = monsters.convert(monster, {}, null)
      for (const judgement of judgements) {
        expect(judgement.options.map((option) => option.id)).toContain(judgement.default)
        expect(answers[judgement.id]).toBe(judgement.default)
        expect(ruleText(judgement.rule), `${judgement.id} by ${judgement.rule}`).not.toBeNull()
      }
      const asks = new Set(judgements.map((judgement) => judgement.id))
      expect(
        derived.flatMap(({ judgement }) => judgement ?? []).filter((by) => !asks.has(by)),
      ).toEqual([])
    }
  })

  test('odds are chances, and no option of one question lacks what another shows', () => {
    for (const monster of found)
      for (const { options } of monsters.judgements(monster)) {
        const odds = options.map(({ odds: each }) => each ?? [])
        for (const { chance } of odds.flat()) expect(chance >= 0 && chance <= 1).toBe(true)
        expect(new Set(odds.map((each) => each.length)).size).toBe(1)
      }
  })

  test('any answer is taken, one that is none is not, and what is kept with the monster counts', () => {
    const index = fc.nat({ max: 5 })
    fc.assert(
      fc.property(fc.constantFrom(...found, ...bestiary), fc.array(index), (monster, picks) => {
        const judgements = monsters.judgements(monster)
        const given = Object.fromEntries(
          judgements.map(({ id: question, options }, at) => [
            question,
            options[(picks[at] ?? 0) % options.length]?.id ?? '',
          ]),
        )
        const converted = monsters.convert(monster, given, null)
        expect(converted.answers).toEqual(given)
        const kept = { ...monster, judged: { [id]: given } }
        expect(monsters.convert(kept, {}, null)).toEqual(converted)
        expect(monsters.convert(monster, { hide: 'mithril', armour: 'mithril' }, null)).toEqual(
          monsters.convert(monster, {}, null),
        )
        for (const value of Object.values(converted.values))
          expect(Number.isFinite(value)).toBe(true)
      }),
      { seed: 7, numRuns: 200 },
    )
  })

  test('what an option says it gives is what choosing it gives', () => {
    for (const monster of found)
      for (const { id: question, options } of monsters.judgements(monster))
        for (const option of options) {
          if (typeof option.gives.value !== 'number') continue
          const { derived } = monsters.convert(monster, { [question]: option.id }, null)
          const figure = derived.find(({ title }) => title === option.gives.title)
          expect([question, option.id, figure?.value]).toEqual([
            question,
            option.id,
            option.gives.value,
          ])
        }
  })

  test('is made from the original alone: what it was in another game changes nothing', () => {
    for (const monster of found) {
      const others = Object.fromEntries(
        conversions
          .filter((other) => other.id !== id)
          .map((other) => [other.id, other.monsters.convert(monster, {}, null).answers]),
      )
      const straight = monsters.convert(monster, {}, null)
      expect(monsters.convert({ ...monster, judged: others }, {}, null)).toEqual(straight)
    }
  })

  test('the choice between attacks stays a choice', () => {
    for (const monster of found.filter(({ attacks }) =>
      attacks.some(({ joins }) => joins === 'or'),
    ))
      expect(choices(monsters.convert(monster, {}, null).attacks)).toBe(choices(monster.attacks))
  })

  test('no figures at all still make something to stand on the table', () => {
    for (const family of ['bx', 'cairn'] as const) {
      const bare: Monster = { ...nothing, figures: noFigures[family] }
      const { values } = monsters.convert(bare, {}, null)
      expect(values['hp']).toBeGreaterThan(0)
    }
  })
})

function choices(attacks: Monster['attacks']): number {
  return attacks.filter(({ joins }) => joins === 'or').length
}

const nothing: Omit<Monster, 'figures'> = {
  id: 'm1',
  name: 'Nobody',
  layout: 'by-hand',
  sureness: 1,
  source: { text: '', system: '', licence: '', credit: '' },
  attacks: [],
  attackSpans: [],
  details: [],
  tags: [],
  unread: [],
  foreign: {},
  judged: {},
}
const noFigures: Readonly<Record<'bx' | 'cairn', Monster['figures']>> = {
  bx: {
    family: 'bx',
    hd: null,
    ac: null,
    saves: null,
    saveAs: null,
    save: null,
    thac0: null,
    morale: null,
    alignment: null,
    xp: null,
    movement: null,
    numberAppearing: null,
    treasure: null,
  },
  cairn: { family: 'cairn', hp: null, armor: null, str: null, dex: null, wil: null },
}
