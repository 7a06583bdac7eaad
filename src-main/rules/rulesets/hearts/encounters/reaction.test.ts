import { describe, expect, test } from 'vitest'
import type { CampaignState } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'
import { languageOf } from './languages.ts'
import { reactionOf } from './reaction-dice.ts'
import { fighter, goblin, played, shown, table } from '../testing/table.ts'

const stateWithEncounter = (foe: Creature, houseRules = {}): CampaignState => ({
  ...table([{ ...fighter('c1', 'Odo'), skills: { Pirate: 9 } }, foe], houseRules),
  encounter: {
    id: 'e8',
    title: foe.name,
    group: 'g9',
    number: 1,
    from: 'here',
    attitude: 'unknown',
    foretold: false,
  },
})
const called = (name: string, tags: Creature['tags'] = {}): Creature => ({
  ...goblin('c5'),
  name,
  tags,
})

describe('who speaks what', () => {
  test.each([
    ['Gnome', {}, 'Gnomish'],
    ['Cat', {}, 'Gnomish'],
    ['Ghoul', {}, 'Liturgical'],
    ['Thing', { undead: true }, 'Liturgical'],
    ['Sailor', {}, 'Pirate'],
    ['Orc', { 'black-speech': true }, 'Black Speech'],
    ['Ooze', {}, null],
  ] as const)('%s %j: %s', (name, tags, language) => {
    expect(languageOf(stateWithEncounter(called(name, { ...tags })))).toBe(language)
  })

  test.each([
    ['Gnomish', 'HRT-LANG-02'],
    ['Black Speech', 'HRT-LANG-03'],
    ['Pirate', 'HRT-LANG-04'],
    ['Liturgical', 'HRT-LANG-05'],
    ['Ogham', 'HRT-LANG-06'],
  ])('%s is reported by %s', (language, rule) => {
    const state = stateWithEncounter(called('Ooze'))
    const why = shown({ ...state, houseRules: { untrained: 'scoreZero' } }, 'hearts.reaction', {
      language,
    }).why
    expect(why.map((step) => step.rule)).toContain(rule)
  })
})

describe('a reaction of what has no language', () => {
  test.each([
    [2, 'Hostile'],
    [3, 'Negative'],
    [5, 'Negative'],
    [6, 'Uncertain'],
    [8, 'Uncertain'],
    [9, 'Positive'],
    [11, 'Positive'],
    [12, 'Enthusiastic'],
  ])('%i: %s', (total, word) => {
    expect(reactionOf(total)).toBe(word)
  })

  test('is a language test all the same; a slime that does not attack is wary, and does not talk', () => {
    const state = stateWithEncounter(called('Green slime'))
    const reaction = played(state, 'hearts.reaction', {}, { d20: 8 })
    expect([reaction.outcome.says, reaction.state.encounter?.attitude]).toEqual([
      'Wary, no attack',
      'wary',
    ])
    expect(shown(state, 'hearts.reaction', {}).chances.map(({ says }) => says)[0]).toBe(
      'Wary, no attack',
    )
    expect(played(state, 'hearts.reaction', {}, { d20: 20 }).outcome.says).toBe('They attack')
  })

  test('is no talk at all by house rule: nobody chooses a speaker, and it attacks', () => {
    const state = stateWithEncounter(called('Green slime'), { reaction: 'attack' })
    expect(shown(state, 'hearts.reaction', {})).toMatchObject({
      verdict: 'They have no language: they attack',
      scope: { speaker: { idle: true }, language: { idle: true } },
    })
    expect(played(state, 'hearts.reaction', {}, {}).outcome.says).toBe('They attack')
  })

  test('is 2d6 by house rule, and a hostile one begins a fight', () => {
    const state = stateWithEncounter(called('Ooze'), { reaction: '2d6' })
    const good = played(state, 'hearts.reaction', {}, { '2d6': [5, 5] })
    expect([good.outcome.says, good.state.encounter?.attitude]).toEqual(['Positive', 'wary'])
    const bad = played(state, 'hearts.reaction', {}, { '2d6': [1, 1] })
    expect([bad.state.encounter?.attitude, Object.keys(bad.state.dues)]).toEqual([
      'hostile',
      ['initiative'],
    ])
    expect(shown(state, 'hearts.reaction', {}).chances.map(({ says }) => says)).toEqual([
      'Hostile',
      'Negative',
      'Uncertain',
      'Positive',
      'Enthusiastic',
    ])
  })

  test('what speaks is spoken to, also under that house rule', () => {
    expect(
      played(
        stateWithEncounter(called('Sailor'), { reaction: '2d6' }),
        'hearts.reaction',
        {},
        { d20: 9 },
      ).outcome.says,
    ).toBe('They attack')
  })
})
