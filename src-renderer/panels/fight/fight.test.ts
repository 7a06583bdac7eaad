import { expect, it } from 'vitest'
import type {
  ActionView,
  BandView,
  CreatureView,
  FighterView,
  Views,
} from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { Blow } from './blow.svelte.ts'
import { columnsOf, FightPanel } from './fight.svelte.ts'

function one(id: string, some: Partial<CreatureView> = {}): CreatureView {
  return {
    id,
    name: id,
    side: 'foes',
    kind: 'monster',
    fields: [],
    attacks: [],
    items: [],
    conditions: [],
    ...some,
  } as unknown as CreatureView
}

function fighter(id: string, some: Partial<FighterView> = {}): FighterView {
  return {
    id,
    acted: false,
    declared: null,
    marks: [],
    goes: null,
    is: 'standing',
    uses: [],
    ...some,
  }
}

function band(id: string, side: BandView['side'], fighters: FighterView[]): BandView {
  return {
    id,
    title: id,
    side,
    group: side === 'party' ? null : id,
    acts: null,
    standing: fighters.length,
    strength: fighters.length,
    fighters,
  }
}

const actions = [
  {
    id: 'hearts.attack',
    slot: 'attack',
    input: {},
    preview: null,
    refuses: null,
    asks: {
      target: { kind: 'creature', title: 'Target' },
      attacker: { kind: 'creature', title: 'Attacker', optional: true },
      weapon: { kind: 'text', title: 'Weapon', max: 80, optional: true },
    },
  },
  {
    id: 'hearts.damage',
    slot: 'damage',
    input: { amount: '1', reading: 'hits' },
    preview: null,
    refuses: null,
    asks: {
      target: { kind: 'creature', title: 'Whom' },
      amount: { kind: 'notation', title: 'How much' },
      reading: { kind: 'choice', title: 'Read as', of: ['hits', 'hit table'] },
    },
  },
  {
    id: 'house.fight',
    slot: 'fight',
    input: {},
    asks: {},
    preview: null,
    refuses: null,
  },
  {
    id: 'house.next-phase',
    slot: 'phase',
    input: {},
    asks: {},
    preview: null,
    refuses: null,
  },
  {
    id: 'hearts.morale',
    slot: 'morale',
    input: {},
    asks: {
      group: { kind: 'group', title: 'Who' },
      by: { kind: 'creature', title: 'Whose nerve', optional: true },
    },
    preview: null,
    refuses: null,
  },
] as unknown as ActionView[]

interface Laid {
  party: CreatureView[]
  strangers: CreatureView[]
  bands: BandView[]
  on?: boolean
}

function lay(screen: Screen, { party, strangers, bands, on = true }: Laid): void {
  screen.board.lay({
    party,
    fight: { on, bands, strangers, phases: [], declarations: [] },
    actions,
    timers: [],
    dues: [],
  } as unknown as Views)
}

function table(
  laid: Laid,
  preview: (input: Record<string, unknown>) => unknown = () => null,
): { screen: Screen; asked: unknown[] } {
  const asked: unknown[] = []
  const call = (name: string, input: { input: Record<string, unknown> }): Promise<unknown> => {
    if (name === 'play.preview') return Promise.resolve({ ok: true, value: preview(input.input) })
    asked.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  lay(screen, laid)
  return { screen, asked }
}

const odo = one('odo', { side: 'party', kind: 'character' })
const maud = one('maud', { side: 'party', kind: 'character' })
const three = [one('g1'), one('g2'), one('g3')]
const melee: Laid = {
  party: [odo, maud],
  strangers: three,
  bands: [
    band('party', 'party', [fighter('odo'), fighter('maud')]),
    band('goblins', 'foes', [fighter('g1'), fighter('g2'), fighter('g3')]),
  ],
}

it('aims at the first foe, then at whom the GM chose, and at the next who stands once that one is down', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  expect(panel.target?.creature.id).toBe('g1')
  panel.aim('g2')
  expect(panel.target?.creature.id).toBe('g2')
  const [ours] = melee.bands
  lay(screen, {
    ...melee,
    bands: [
      ...(ours ? [ours] : []),
      band('goblins', 'foes', [
        fighter('g1', { is: 'down' }),
        fighter('g2', { is: 'fled' }),
        fighter('g3'),
      ]),
    ],
  })
  expect(panel.target?.creature.id).toBe('g3')
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
  const { screen, asked } = table({ ...melee, on: false })
  const panel = new FightPanel(screen)
  await panel.onward()
  lay(screen, melee)
  await panel.onward()
  expect(asked).toMatchObject([{ action: 'house.fight' }, { action: 'house.next-phase' }])
})

it('morale is checked by the band aimed at', async () => {
  const { screen, asked } = table(melee)
  await new FightPanel(screen).do('morale')
  expect(asked).toMatchObject([{ action: 'hearts.morale', input: { group: 'goblins' } }])
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

it('one after another strikes by the same key: who has acted comes last', () => {
  const { screen } = table({
    ...melee,
    bands: [
      band('party', 'party', [fighter('odo', { acted: true }), fighter('maud')]),
      band('goblins', 'foes', [fighter('g1'), fighter('g2'), fighter('g3')]),
    ],
  })
  const blow = new Blow(screen)
  const [g1 = odo] = three
  expect(blow.attackers(g1).map(({ id }) => id)).toEqual(['maud', 'odo'])
  expect(blow.striker(g1)?.id).toBe('maud')
  blow.turnTo(g1, 1)
  expect(blow.striker(g1)?.id).toBe('odo')
  expect(blow.attackers(odo).map(({ id }) => id)).toEqual(['g1', 'g2', 'g3'])
})

it('who goes before the foes strikes before who goes after them', () => {
  const [g1 = odo] = three
  const { screen } = table({
    ...melee,
    bands: [
      band('before', 'party', [fighter('maud')]),
      band('goblins', 'foes', [fighter('g1'), fighter('g2'), fighter('g3')]),
      band('after', 'party', [fighter('odo')]),
    ],
  })
  expect(new Blow(screen).attackers(g1).map(({ id }) => id)).toEqual(['maud', 'odo'])
})

it('once the one chosen has struck with dice told by hand, the next stands ready', async () => {
  const [g1 = odo] = three
  const { screen } = table(melee)
  const blow = new Blow(screen)
  blow.strikeFrom('maud')
  screen.run = () => Promise.resolve(null)
  await blow.strike(g1, false)
  expect(blow.striker(g1)?.id).toBe('maud')
  const struck = [fighter('odo'), fighter('maud', { acted: true })]
  const [, goblins] = melee.bands
  lay(screen, { ...melee, bands: [band('party', 'party', struck), ...(goblins ? [goblins] : [])] })
  expect(blow.striker(g1)?.id).toBe('odo')
  blow.strikeFrom('maud')
  expect(blow.striker(g1)?.id).toBe('maud')
})

it('a deed is done by who strikes, to the one aimed at', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  const opened: unknown[] = []
  screen.openPalette = (_words, id, input) => opened.push([id, input])
  panel.aim('g2')
  const asked = (asks: object): ActionView =>
    ({ id: 'hearts.attack', input: {}, asks }) as unknown as ActionView
  const somebody = { kind: 'creature', title: 'Who' }
  const maybe = { ...somebody, optional: true }
  panel.openFor(asked({ who: somebody, foe: maybe }), 'maud')
  panel.openFor(asked({ target: somebody, attacker: maybe }), 'maud')
  expect(opened).toEqual([
    ['hearts.attack', { who: 'maud', foe: 'g2' }],
    ['hearts.attack', { target: 'g2', attacker: 'maud' }],
  ])
})

it('a strike names who strikes whom, and the next stands ready after it', async () => {
  const { screen, asked } = table(melee)
  const blow = new Blow(screen)
  blow.aim('g1')
  blow.strikeFrom('maud')
  await blow.strike(three[0] ?? null, false)
  expect(asked).toMatchObject([
    { action: 'hearts.attack', input: { target: 'g1', attacker: 'maud' } },
  ])
  expect(blow.chosen).toBeNull()
})

it('offers only what the rules take as a weapon', async () => {
  const items = [
    { id: 'i1', name: 'Club', count: 1, ready: true, text: null },
    { id: 'i2', name: 'Shield', count: 1, ready: true, text: null },
    { id: 'i3', name: 'Bow', count: 1, ready: false, text: null },
  ]
  const armed = one('odo', {
    side: 'party',
    items,
    attacks: [{ id: 'a1', name: 'Fist', dice: 'd4', notes: '' }],
  })
  const { screen } = table({ ...melee, party: [armed, maud] }, (input) => ({
    refuses: input['weapon'] === 'i2' ? 'a shield is no weapon' : undefined,
  }))
  const blow = new Blow(screen)
  await blow.lookForWeapons(armed)
  expect(blow.weapons).toEqual([
    { id: 'a1', title: 'Fist', note: 'd4' },
    { id: 'i1', title: 'Club', note: '' },
  ])
})

it('the stepper takes one hit, whatever way typed damage is read; several get it in one deed', async () => {
  const { screen, asked } = table(melee)
  const blow = new Blow(screen)
  blow.damage.tell({ reading: 'hit table' })
  await blow.takeOne('g1')
  await blow.harm(['g1'], '3d6', false)
  await blow.harm(['g1', 'g3'], '3d6', true)
  expect(asked).toMatchObject([
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
  expect(columnsOf([rat, mage])).toEqual({ pool: 'hp', numbers: ['st', 'mana'] })
  expect(columnsOf([rat])).toEqual({ pool: 'hp', numbers: ['st'] })
})
