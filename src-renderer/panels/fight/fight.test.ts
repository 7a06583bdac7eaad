import { expect, it, vi } from 'vitest'
import type {
  ActionView,
  BandView,
  CreatureView,
  FighterView,
  Views,
} from '../../../src-main/campaign/view/views.ts'
import type { Api } from '../../lib/api.ts'
import { Screen } from '../../lib/screen.svelte.ts'
import { AttackDraft } from './attack-draft.svelte.ts'
import { columnsOf, FightPanel } from './fight.svelte.ts'
import { GroupAttack } from './group-attack.svelte.ts'

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
    fights: 'party',
    acted: false,
    declared: null,
    marks: [],
    goes: null,
    is: 'standing',
    lies: null,
    routines: [],
    weapons: [],
    unarmed: null,
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
    fighters: fighters.map((each) => ({ ...each, fights: side === 'foes' ? 'foes' : 'party' })),
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
      target: { kind: 'creature', role: 'target', title: 'Target' },
      attacker: { kind: 'creature', role: 'actor', title: 'Attacker', optional: true },
      weapon: { kind: 'text', role: 'weapon', title: 'Weapon', max: 80, optional: true },
    },
  },
  {
    id: 'hearts.damage',
    slot: 'damage',
    input: { amount: '1', reading: 'hits' },
    preview: null,
    refuses: null,
    asks: {
      target: { kind: 'creature', role: 'target', title: 'Whom' },
      amount: { kind: 'notation', role: 'amount', title: 'How much' },
      reading: { kind: 'choice', role: 'reading', title: 'Read as', of: ['hits', 'hit table'] },
    },
  },
  {
    id: 'house.blows',
    slot: 'attack',
    input: {},
    preview: null,
    refuses: null,
    asks: { blows: { kind: 'record', title: 'Attacks', of: 'blows' } },
  },
  {
    id: 'house.heal',
    slot: 'heal',
    input: {},
    preview: null,
    refuses: null,
    asks: {
      target: { kind: 'creature', role: 'target', title: 'Whom' },
      amount: { kind: 'notation', role: 'amount', title: 'How much' },
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
      by: { kind: 'creature', role: 'actor', title: 'Whose nerve', optional: true },
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
  acting?: string[]
  turns?: string[]
  spread?: Record<string, string>
}

function lay(screen: Screen, laid: Laid, lines: unknown[] = []): void {
  const { party, strangers, bands, on = true, acting = ['party'], spread = {} } = laid
  const turns = laid.turns ?? party.map(({ id }) => id)
  screen.views.lay({
    party,
    chronicle: { lines, total: lines.length },
    fight: { on, bands, strangers, acting, turns, spread, phases: [], declarations: [] },
    actions,
    timers: [],
    dues: [],
  } as unknown as Views)
}

function table(
  laid: Laid,
  preview: (input: Record<string, unknown>) => unknown = () => null,
): { screen: Screen; runs: unknown[] } {
  const runs: unknown[] = []
  const call = (name: string, input: { input: Record<string, unknown> }): Promise<unknown> => {
    if (name === 'play.preview') return Promise.resolve({ ok: true, value: preview(input.input) })
    runs.push(input)
    return Promise.resolve({ ok: true, value: { end: 'done', line: { what: '', says: '' } } })
  }
  const screen = new Screen({ call, on: () => () => undefined } as unknown as Api)
  lay(screen, laid)
  return { screen, runs }
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

it('an attack that is given again is not asked about again', () => {
  const { screen } = table(melee)
  const blow = new AttackDraft(new FightPanel(screen))
  blow.tell()
  const before = blow.attack.input
  blow.tell()
  expect(blow.attack.input).toBe(before)
})

it('what an attacker was told stands when they act again in the round, and is nobody else’s', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  const blow = new AttackDraft(panel)
  blow.tell()
  blow.attack.tell({ savage: true })
  panel.actAs('maud')
  blow.tell()
  expect(blow.attack.told).not.toHaveProperty('savage')
  panel.actAs('odo')
  blow.tell()
  expect(blow.attack.told).toHaveProperty('savage', true)
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

it('the result of an attack stays until the next, whether dice were typed or not', async () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  const blow = new AttackDraft(panel)
  expect(panel.result).toBeNull()
  await blow.strike(false)
  const line = (number: number, who: string[], undone = false): unknown => ({
    number,
    kind: 'do',
    undone,
    who,
    says: `line ${number}`,
  })
  lay(screen, melee, [line(2, ['g1']), line(1, ['odo', 'g1'])])
  expect(panel.result?.says).toBe('line 1')
  lay(screen, melee, [line(2, ['g1']), line(1, ['odo', 'g1'], true)])
  expect(panel.result).toBeNull()
})

it('an action is done by who strikes, to the one aimed at', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  const palettes: unknown[] = []
  screen.openPalette = (_words, id, input) => palettes.push([id, input])
  panel.aim('g2')
  const actionAsking = (asks: object): ActionView =>
    ({ id: 'hearts.attack', input: {}, asks }) as unknown as ActionView
  const actor = { kind: 'creature', role: 'actor', title: 'Who' }
  const target = { kind: 'creature', role: 'target', title: 'Whom' }
  panel.actAs('maud')
  panel.doFor(actionAsking({ who: actor, foe: { ...target, optional: true } }))
  panel.doFor(actionAsking({ target, attacker: { ...actor, optional: true } }))
  expect(palettes).toEqual([
    ['hearts.attack', { who: 'maud', foe: 'g2' }],
    ['hearts.attack', { target: 'g2', attacker: 'maud' }],
  ])
})

it('an action that asks nothing is done at once, by its button as by its key', async () => {
  const { screen, runs } = table(melee)
  const panel = new FightPanel(screen)
  panel.doFor({ id: 'delve.release', asks: {}, refuses: null } as unknown as ActionView)
  await vi.waitFor(() => expect(runs).toMatchObject([{ action: 'delve.release' }]))
})

it('an action begins with no thing of somebody else', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  const palettes: unknown[] = []
  screen.openPalette = (_words, _id, input) => palettes.push(input)
  panel.actAs('maud')
  const asks = {
    caster: { kind: 'creature', role: 'actor', title: 'Who' },
    book: { kind: 'item', title: 'From', of: 'caster' },
  }
  for (const caster of ['odo', 'maud'])
    panel.doFor({ asks, input: { caster, book: 'i1' } } as unknown as ActionView)
  expect(palettes).toEqual([{ caster: 'maud' }, { caster: 'maud', book: 'i1' }])
})

it('a strike names who strikes whom; all of a side strike by one command', async () => {
  const { screen, runs } = table(melee)
  const panel = new FightPanel(screen)
  panel.actAs('maud')
  await new AttackDraft(panel).strike(false)
  const volley = new GroupAttack(panel)
  expect(volley.taking.map(({ row, on }) => [row.creature.id, on])).toEqual([
    ['odo', 'g1'],
    ['maud', 'g1'],
  ])
  volley.change('odo', { out: true })
  volley.change('maud', { on: 'g3', choice: 'routine:1' })
  await volley.strike()
  expect(runs).toMatchObject([
    { action: 'hearts.attack', input: { target: 'g1', attacker: 'maud' } },
    { action: 'house.blows', input: { blows: [{ by: 'maud', on: 'g3', routine: 1 }] } },
  ])
})

it('all attack only where one of the attacks can be made, and says why not', async () => {
  const why = 'Odo has no weapon ready: type its dice, such as d6.'
  const { screen } = table(melee, ({ blows }) => (blows ? { refuses: why } : null))
  const volley = new GroupAttack(new FightPanel(screen))
  volley.judge()
  await expect.poll(() => volley.refuses).toBe(why)
})

it('foes are spread as the view says, and a routine is one press', async () => {
  const attacks = [
    { weapon: 'a1', name: 'claw', dice: 'd3', times: 2 },
    { weapon: 'a2', name: 'bite', dice: 'd6', times: 1 },
  ]
  const routines = [{ title: 'claw ×2 and bite', attacks, rolls: 3 }]
  const { screen, runs } = table({
    ...melee,
    acting: ['foes'],
    turns: ['g1', 'g2', 'g3'],
    spread: { g1: 'odo', g2: 'maud', g3: 'odo' },
    bands: [
      band('party', 'party', [fighter('odo'), fighter('maud')]),
      band('goblins', 'foes', [fighter('g1', { routines }), fighter('g2'), fighter('g3')]),
    ],
  })
  const panel = new FightPanel(screen)
  const blow = new AttackDraft(panel)
  expect(blow.choices).toEqual([{ id: 'routine:0', title: 'claw ×2 and bite', note: '3 rolls' }])
  await blow.strike(false)
  await new GroupAttack(panel).strike()
  expect(runs).toMatchObject([
    { action: 'house.blows', input: { blows: [{ by: 'g1', on: 'odo', routine: 0 }] } },
    {
      action: 'house.blows',
      input: {
        blows: [
          { by: 'g1', on: 'odo' },
          { by: 'g2', on: 'maud' },
          { by: 'g3', on: 'odo' },
        ],
      },
    },
  ])
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
  const blow = new AttackDraft(new FightPanel(screen))
  await blow.lookForWeapons(armed)
  expect(blow.weapons).toEqual([
    { id: 'a1', title: 'Fist', note: 'd4' },
    { id: 'i1', title: 'Club', note: '' },
  ])
})

it('what the target forbids is struck out with its reason, and the first of the rest is in hand', async () => {
  const attacks = [
    { id: 'a1', name: 'Bow', dice: 'd6', notes: '' },
    { id: 'a2', name: 'Dagger', dice: 'd4', notes: '' },
  ]
  const armed = one('odo', { side: 'party', attacks })
  const behindWind = 'behind a Wind Barrier, where missiles do no harm'
  const { screen } = table({ ...melee, party: [armed, maud] }, (input) => ({
    refuses: input['weapon'] === 'a2' ? undefined : behindWind,
  }))
  const blow = new AttackDraft(new FightPanel(screen))
  await blow.lookForWeapons(armed)
  expect(blow.weapons).toEqual([
    { id: 'a1', title: 'Bow', note: 'd6', refuses: behindWind },
    { id: 'a2', title: 'Dagger', note: 'd4' },
  ])
  blow.tell()
  expect([blow.choice, blow.attack.input['weapon']]).toEqual(['a2', 'a2'])
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
  expect(columnsOf([rat, mage])).toEqual({ pool: 'hp', numbers: ['st', 'mana'], wide: false })
  expect(columnsOf([rat])).toEqual({ pool: 'hp', numbers: ['st'], wide: false })
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

it('allies are listed among those who attack together', async () => {
  const guard = one('guard', { side: 'others' })
  const { screen, runs } = table({
    ...melee,
    strangers: [...three, guard],
    bands: [...melee.bands, band('guards', 'others', [fighter('guard')])],
    turns: ['odo', 'maud', 'guard'],
  })
  const volley = new GroupAttack(new FightPanel(screen))
  expect(volley.title).toBe('3 of the party and allies attack together')
  await volley.strike()
  const blows = ['odo', 'maud', 'guard'].map((by) => ({ by, on: 'g1' }))
  expect(runs).toMatchObject([{ action: 'house.blows', input: { blows } }])
})

it('all attack with the weapons chosen for them, kept through the fight', async () => {
  const { screen, runs } = table(melee)
  const panel = new FightPanel(screen)
  panel.arm('bow')
  panel.actAs('maud')
  panel.arm('d8')
  await new GroupAttack(new FightPanel(screen)).strike()
  const blows = [
    { by: 'odo', on: 'g1', with: 'bow' },
    { by: 'maud', on: 'g1', with: 'd8' },
  ]
  expect(runs).toMatchObject([{ action: 'house.blows', input: { blows } }])
  screen.campaign = { id: 'k2' } as typeof screen.campaign
  expect(new FightPanel(screen).turn.weapon).toBe('')
})
