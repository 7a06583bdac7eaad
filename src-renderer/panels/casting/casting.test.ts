import { expect, it } from 'vitest'
import type { Views } from '../../../src-main/campaign/view/views.ts'
import { hearts } from '../../../src-main/rules/rulesets/hearts/index.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { targetBands, castersOf, castingAsks, CastingState, spellsOf } from './casting.svelte.ts'

const book = (id: string, text: string) => ({ id, name: 'Spellbook', count: 1, ready: false, text })
const someone = (id: string, items: object[], more: object = {}) => ({
  id,
  name: id,
  side: 'party',
  kind: 'character',
  group: null,
  down: false,
  items,
  attacks: [],
  ...more,
})

const pell = someone('Pell', [book('i1', 'Fireball'), book('i2', 'Fly')])
const maud = someone('Maud', [{ ...book('i3', ''), text: null }])

/** Pell has Fireball and Fly, Maud a sword, and a shaman and a goblin stand against them. */
function table(party = [pell, maud], caster = 'Pell', more: object = {}) {
  const runs: unknown[] = []
  const call = (name: string, input: unknown): Promise<unknown> => {
    if (name === 'play.run') runs.push(input)
    const value =
      name === 'play.preview' ? { why: [] } : { end: 'done', line: { what: '', says: '' } }
    return Promise.resolve({ ok: true, value })
  }
  const cast = hearts.actions.find(({ id }) => id === 'hearts.cast')
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  const foe = { side: 'foes', kind: 'monster', group: 'g1' }
  screen.views.lay({
    actions: [{ ...cast, input: { caster, spell: 'i1' }, preview: null, refuses: null, ...more }],
    party,
    fight: {
      on: true,
      bands: [{ title: 'Goblins', side: 'foes', group: 'g1' }],
      strangers: [someone('shaman', [], foe), someone('goblin', [], { ...foe, down: true })],
    },
    timers: [],
    dues: [],
    company: { kit: { spells: hearts.spells }, fallen: [] },
  } as unknown as Views)
  screen.openPalette('', 'hearts.cast')
  return { screen, casting: new CastingState(screen, 'hearts.cast', {}), runs }
}

it('no dice are asked for where what is cast needs none', () => {
  const { casting } = table()
  const preview = { why: [], scope: { mana: { idle: true } } }
  Object.defineProperty(casting.form, 'preview', { value: preview })
  expect([casting.pool, table().casting.pool]).toEqual([null, 'mana'])
})

it('a casting has its own sheet, wherever it is asked for', () => {
  expect(table().screen.overlay).toEqual({ what: 'casting', action: 'hearts.cast', input: {} })
})

it('whoever is named for it casts from nobody else’s book', () => {
  const { screen } = table()
  const { form } = new CastingState(screen, 'hearts.cast', { caster: 'Maud' })
  expect(form.input).not.toHaveProperty('spell')
  expect(new CastingState(screen, 'hearts.cast', { caster: 'Pell' }).form.input).toMatchObject({
    spell: 'i1',
  })
})

it('begins with one of ours who can cast, never with a foe', () => {
  const { screen } = table([maud, pell], 'shaman')
  screen.acting.choose('Maud')
  const { form } = new CastingState(screen, 'hearts.cast', {})
  expect([form.input['caster'], form.input['spell']]).toEqual(['Pell', 'i1'])
  const other = new CastingState(screen, 'hearts.cast', { caster: 'Maud' })
  expect(other.form.input['caster']).toBe('Pell')
  const { casting } = table([maud], 'shaman')
  expect([casting.caster?.id, casting.spells]).toEqual(['Maud', []])
})

it('those with a book and monsters who stand may cast', () => {
  const { screen, casting } = table()
  const names = casting.names
  expect(names && castersOf(screen.views, names).map(({ id }) => id)).toEqual(['Pell', 'shaman'])
})

it('the spells of a caster stand with what they do, and the first is chosen', () => {
  const { casting } = table()
  expect(casting.spells.map(({ title, says }) => [title, says.slice(0, 17)])).toEqual([
    ['Fireball', 'A point of damage'],
    ['Fly', 'A creature and te'],
  ])
  expect(casting.chosen?.title).toBe('Fireball')
  casting.choose(casting.spells[1]!)
  expect([casting.chosen?.title, casting.form.input['spell']]).toEqual(['Fly', 'i2'])
})

it('its button says what is cast, or what else the spell is spent on', () => {
  const ward = { title: 'Discharge a spell to ward' }
  expect(table().casting.does).toBe('Cast Fireball')
  expect(table([pell, maud], 'Pell', ward).casting.does).toBe(ward.title)
})

it('where the game has no list of its own a spell goes by its name, its level under it', () => {
  const { casting } = table()
  const caster = someone('Ilse', [{ ...book('i1', 'level 1, holy'), name: 'Bless' }]) as never
  const { action } = casting.form
  if (!action || !casting.names) throw new Error('nothing is cast')
  const [spell] = spellsOf(caster, action, casting.names, { spells: [] })
  expect([spell?.title, spell?.says]).toEqual(['Bless', 'level 1, holy'])
})

it('a monster chooses among all powers, and the book is forgotten', () => {
  const { casting } = table()
  casting.castBy('shaman')
  expect([casting.spells.length, casting.chosen?.title]).toEqual([20, 'Animate Dead'])
  expect(casting.form.input['spell']).toBe(undefined)
  casting.castBy('Pell')
  expect([casting.chosen?.title, casting.form.input['power']]).toEqual([
    'Fireball',
    'As in the book',
  ])
})

it('whoever casts without a book chooses among powers of their own', () => {
  const orla = someone('Orla', [], { powers: ['Fireball', 'Fly'] })
  const { casting } = table([orla, maud], 'Orla')
  casting.castBy('Orla')
  expect(casting.spells.map(({ title }) => title)).toEqual(['Fireball', 'Fly'])
  expect(casting.form.input).toMatchObject({ power: 'Fireball' })
})

it('a band is taken whole or one by one', () => {
  const { screen, casting } = table()
  expect(targetBands(screen.views).map(({ title }) => title)).toEqual(['Goblins', 'The party'])
  casting.toggle(['shaman', 'goblin'])
  expect(casting.targets).toEqual(['shaman', 'goblin'])
  casting.toggle(['goblin'])
  expect(casting.targets).toEqual(['shaman'])
})

it('once cast, the sheet shuts', async () => {
  const { screen, casting, runs } = table()
  casting.toggle(['goblin'])
  await casting.cast({ secret: true })
  expect(runs).toMatchObject([
    { action: 'hearts.cast', input: { caster: 'Pell', spell: 'i1', targets: ['goblin'] } },
  ])
  expect(screen.overlay).toBe(null)
})

it('what has no book to read from is no casting', () => {
  expect(castingAsks({ asks: { who: { kind: 'creature', title: 'Who' } } })).toBe(null)
})
