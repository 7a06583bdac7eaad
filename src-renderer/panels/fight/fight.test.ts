import { expect, it } from 'vitest'
import type { CreatureView } from '../../../src-main/campaign/view/views.ts'
import { AttackDraft } from './attack-draft.svelte.ts'
import { columnsOf, FightPanel, newcomersOf } from './fight.svelte.ts'
import { one, fighter, band, lay, table, melee } from './test-fight.ts'

it('shows the turn of the view, and the same after the fold was left', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  expect([panel.actor, panel.target, panel.aimed].map((row) => row?.creature.id)).toEqual([
    'odo',
    'g1',
    'g1',
  ])
  panel.aim('g2')
  panel.actAs('maud')
  const back = new FightPanel(screen)
  expect([back.actor, back.target].map((row) => row?.creature.id)).toEqual(['maud', 'g2'])
})

it('somebody half brought in stands as typed when the fold was left', () => {
  const { screen } = table(melee)
  const { form } = newcomersOf(screen)
  newcomersOf(screen).way = 'house.foe'
  expect(newcomersOf(screen)).toMatchObject({ way: 'house.foe', form })
})

it('the pointer goes through both sides and over those who are out', () => {
  const { screen } = table({
    ...melee,
    bands: [
      band('party', 'party', [fighter('odo'), fighter('maud', { is: 'down' })]),
      band('goblins', 'foes', [fighter('g1'), fighter('g2', { is: 'fled' }), fighter('g3')]),
    ],
  })
  const panel = new FightPanel(screen)
  expect(panel.beside('odo', 1)?.creature.id).toBe('g1')
  expect(panel.beside('g1', 1)?.creature.id).toBe('g3')
  expect(panel.beside('g3', 1)).toBeNull()
})

it('N begins the fight, and goes on to the next phase once it is on', async () => {
  const { screen, runs } = table({ ...melee, on: false })
  const panel = new FightPanel(screen)
  await panel.onward()
  lay(screen, melee)
  await panel.onward()
  expect(runs).toMatchObject([{ action: 'house.fight' }, { action: 'house.next-phase' }])
})

it('morale is checked by the band aimed at', async () => {
  const { screen, runs } = table(melee)
  await new FightPanel(screen).do('morale')
  expect(runs).toMatchObject([{ action: 'hearts.morale', input: { group: 'goblins' } }])
})

it('a band is ticked whole, and unticked when it was', () => {
  const panel = new FightPanel(table(melee).screen)
  panel.turnPicking()
  const [, goblins] = melee.bands
  if (!goblins) throw new Error('no goblins')
  panel.pickBand(goblins)
  expect(panel.picked.map(({ creature }) => creature.id)).toEqual(['g1', 'g2', 'g3'])
  panel.pickBand(goblins)
  expect(panel.picked).toEqual([])
})

it('[ and ] go through those whose phase it is', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  panel.turnTo(1)
  expect(panel.actor?.creature.id).toBe('maud')
  panel.turnTo(1)
  expect(panel.actor?.creature.id).toBe('odo')
  panel.turnTo(-1)
  expect(panel.actor?.creature.id).toBe('maud')
})

it('what is typed is judged as it would be done, for one and for several', async () => {
  const judged: unknown[] = []
  const { screen } = table(melee, (input) => {
    judged.push(input)
    return { refuses: 'It can’t be read.' }
  })
  const blow = new AttackDraft(new FightPanel(screen))
  blow.judge(['g1', 'g3'], '1u', false)
  await expect.poll(() => blow.refuses).toBe('It can’t be read.')
  expect(judged).toMatchObject([{ targets: ['g1', 'g3'], amount: '1u', each: false }])
  blow.judge(['g1', 'g3'], '1', false)
  expect(blow.refuses, 'until the answer comes').toBeNull()
})

it('a number is damage, a plus healing, k a kill, for one and for several', async () => {
  const { screen, runs } = table(melee)
  const blow = new AttackDraft(new FightPanel(screen))
  await blow.apply(['g1'], '5', false)
  await blow.apply(['odo'], '+3', false)
  await blow.apply(['g1', 'g2'], 'k', false)
  expect(await blow.apply(['g1'], ' ', false)).toBe(false)
  expect(runs).toMatchObject([
    { action: 'hearts.damage', input: { target: 'g1', amount: '5' } },
    { action: 'house.heal', input: { target: 'odo', amount: '3' } },
    { action: 'house.kill', input: { who: ['g1', 'g2'] } },
  ])
})

it('the stepper takes one hit, whatever way typed damage is read; several get it in one action', async () => {
  const { screen, runs } = table(melee)
  const blow = new AttackDraft(new FightPanel(screen))
  blow.damage.tell({ reading: 'hit table' })
  await blow.takeOne('g1')
  await blow.apply(['g1'], '3d6', false)
  await blow.apply(['g1', 'g3'], '3d6', true)
  expect(runs).toMatchObject([
    { action: 'hearts.damage', input: { target: 'g1', amount: '1', reading: 'hits' } },
    { action: 'hearts.damage', input: { target: 'g1', amount: '3d6', reading: 'hit table' } },
    {
      action: 'house.harm-several',
      input: { targets: ['g1', 'g3'], amount: '3d6', each: true, reading: 'hit table' },
    },
  ])
})

it('a band shows the pool drawn as shapes and up to three numbers that somebody of it has', () => {
  const field = (id: string, value = 1, pips = false) => ({
    id,
    label: id,
    title: id,
    value,
    most: value === 0 ? 0 : 3,
    pips,
    strip: true,
  })
  const mage = one('x', {
    fields: [field('st'), field('hp', 1, true), field('mana'), field('wil', 0)],
  })
  const rat = one('y', {
    fields: [field('st'), field('hp', 1, true), field('mana', 0), field('wil', 0)],
  })
  expect(columnsOf([rat, mage])).toEqual({
    pool: 'hp',
    shapes: true,
    numbers: ['st', 'mana'],
    wide: false,
  })
  expect(columnsOf([rat])).toMatchObject({ numbers: ['st'] })
  const ogre = one('z', { fields: [field('st'), { ...field('hp', 4, true), most: 4 }] })
  expect(columnsOf([rat, ogre]), 'all of a band alike').toMatchObject({ shapes: false })
})

it('Defense stays in its row when somebody is injured, and so does Armor beside three abilities', () => {
  const field = (id: string, some = {}) => ({
    id,
    value: 4,
    most: null,
    pips: false,
    strip: true,
    ...some,
  })
  const hurt = one('x', {
    fields: [
      field('hp', { pips: true }),
      ...['verve', 'injuries', 'mojo'].map((id) => field(id)),
      field('defense', { guard: true }),
    ] as unknown as CreatureView['fields'],
  })
  expect(columnsOf([hurt]).numbers).toEqual(['verve', 'injuries', 'defense'])
})

it('who is picked in the fight acts on the whole screen, and gives way to another chosen there', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  panel.actAs('maud')
  expect(screen.acting.id).toBe('maud')
  panel.actAs('g1')
  expect([screen.acting.id, panel.actor?.creature.id]).toEqual(['maud', 'g1'])
  screen.acting.choose('odo')
  expect(panel.actor?.creature.id).toBe('odo')
})

it('a special option begins with who acts, the weapon in hand and the target', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  panel.actAs('maud')
  panel.aim('g2')
  const [first] = screen.views.actions
  if (!first) throw new Error('no action')
  const aim: typeof first = {
    ...first,
    asks: {
      who: { kind: 'creature', role: 'actor', title: 'Who aims' },
      targets: { kind: 'creatures', role: 'target', title: 'At whom' },
      on: { kind: 'creatures', role: 'target', title: 'Beside', optional: true },
    },
    input: { who: 'odo', targets: ['g1', 'g2', 'g3'], on: [] },
  }
  expect(panel.inputForActor(aim)).toEqual({ who: 'maud', targets: ['g2'], on: [] })
  const friends = {
    ...aim,
    asks: { whom: { kind: 'creatures', role: 'target', title: 'Whom', side: 'party' } },
    input: { whom: ['odo', 'maud'] },
  } as const
  expect(panel.inputForActor(friends)).toEqual(friends.input)
})
