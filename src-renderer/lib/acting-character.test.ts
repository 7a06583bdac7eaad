import { expect, it } from 'vitest'
import type { ActionView, Views } from '../../src-main/campaign/view/views.ts'
import { ActingCharacter } from './acting-character.svelte.ts'
import { picksFor } from './action-input.ts'
import { CampaignViews } from './campaign-views.svelte.ts'

const maud = { id: 'c1', name: 'Maud', side: 'party', kind: 'character', down: false, skills: [] }
const pell = {
  ...maud,
  id: 'c2',
  name: 'Pell',
  skills: [{ name: 'Pirate', score: 9 }],
}
const asks: ActionView['asks'] = {
  who: { kind: 'creature', role: 'actor', title: 'Who', side: 'party' },
  skill: { kind: 'choice', title: 'Skill', of: ['Dance', 'Ogham', 'Pirate'] },
  with: { kind: 'item', title: 'With', of: 'who' },
}
const input = { who: 'c1', skill: 'Dance', with: 'rope' }

function table(party: object[] = [maud, pell]) {
  const views = new CampaignViews()
  const lay = (now: object[]): void => views.lay({ party: now } as unknown as Views)
  lay(party)
  return { acting: new ActingCharacter(views), views, lay }
}

it('leaves an action as it begins while nobody is chosen', () => {
  expect(table().acting.inputFor({ asks, input })).toEqual(input)
})

it('puts the character into the form, with their own skill, and nothing of another’s', () => {
  const { acting } = table()
  acting.choose('c2')
  expect(acting.inputFor({ asks, input })).toEqual({
    who: 'c2',
    skill: 'Pirate',
    with: undefined,
  })
})

it('never puts the character where foes are meant', () => {
  const { acting } = table()
  acting.choose('c2')
  const target: ActionView['asks'] = {
    target: { kind: 'creature', role: 'target', title: 'Whom', side: 'foes' },
    attacker: { kind: 'creature', role: 'actor', title: 'Who strikes' },
  }
  expect(acting.inputFor({ asks: target, input: { target: 'g1', attacker: 'c1' } })).toEqual({
    target: 'g1',
    attacker: 'c2',
  })
})

it('never puts the character where only hirelings are meant', () => {
  const { acting } = table()
  acting.choose('c2')
  const hireling: ActionView['asks'] = {
    who: {
      kind: 'creature',
      role: 'actor',
      title: 'Which hireling',
      side: 'party',
      only: ['hireling'],
    },
  }
  expect(acting.inputFor({ asks: hireling, input: { who: 'c1' } })).toEqual({ who: 'c1' })
})

it('puts the character only where they are in the condition, or have the levels, that is meant', () => {
  const asksWith = (ask: object): ActionView['asks'] => ({
    who: { kind: 'creature', role: 'actor', title: 'Who', ...ask },
  })
  const of = (one: object) => ({ fields: [], conditions: [], ...one })
  const { acting, lay } = table([of(maud), of(pell)])
  acting.choose('c2')
  const dying = { asks: asksWith({ begins: ['dying'] }), input: { who: 'c1' } }
  const sorceror = { asks: asksWith({ having: 'sorceror' }), input: { who: 'c1' } }
  expect([acting.inputFor(dying), acting.inputFor(sorceror)]).toEqual([
    { who: 'c1' },
    { who: 'c1' },
  ])
  const fields = [{ id: 'sorceror', value: 2 }]
  lay([of(maud), of({ ...pell, fields, conditions: [{ name: 'dying' }] })])
  expect([acting.inputFor(dying), acting.inputFor(sorceror)]).toEqual([
    { who: 'c2' },
    { who: 'c2' },
  ])
})

it('is nobody while the chosen one is down, and again when they stand', () => {
  const { acting, lay } = table()
  acting.choose('c2')
  lay([maud, { ...pell, down: true }])
  expect(acting.id).toBeNull()
  lay([maud, pell])
  expect(acting.id).toBe('c2')
})

it('lists the skills of whoever is named first, with scores', () => {
  const { views } = table()
  const around = { party: views.party, fight: null, timers: [], dues: [] }
  const skill = asks['skill']!
  expect(picksFor(skill, around, { who: 'c2' }).map(({ title }) => title)).toEqual([
    'Pirate 9',
    'Dance',
    'Ogham',
  ])
  expect(picksFor(skill, around, { who: 'c1' })[0]?.title).toBe('Dance')
})

it('leaves whom care is for to whoever needs it', () => {
  const { acting } = table()
  acting.choose('c2')
  const care: ActionView['asks'] = {
    target: { kind: 'creature', role: 'target', title: 'Whom', begins: 'hurt' },
  }
  expect(acting.inputFor({ asks: care, input: { target: 'c1' } })).toEqual({ target: 'c1' })
})
