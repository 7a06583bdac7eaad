import { expect, it, vi } from 'vitest'
import type { ActionView } from '../../../src-main/campaign/view/views.ts'
import { AttackDraft } from './attack-draft.svelte.ts'
import { FightPanel } from './fight.svelte.ts'
import { GroupAttack } from './group-attack.svelte.ts'
import { one, fighter, band, lay, table, maud, odo, three, melee } from './test-fight.ts'

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

it('what is typed for an attack or as damage is there when the GM comes back to the fold', () => {
  const { screen } = table(melee)
  const before = new AttackDraft(new FightPanel(screen))
  before.tell()
  before.attack.tell({ savage: true })
  before.kept.amount = '7'
  const after = new AttackDraft(new FightPanel(screen))
  after.tell()
  expect([after.attack.told['savage'], after.kept.amount]).toEqual([true, '7'])
  lay(screen, { ...melee, encounter: { id: 'another' } })
  after.tell()
  expect(after.attack.told).not.toHaveProperty('savage')
})

it('the face that fell is lit in the odds of that attack alone', async () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  const blow = new AttackDraft(panel)
  await blow.strike(false)
  lay(screen, melee, [{ number: 1, kind: 'act', who: ['odo', 'g1'], total: 5, says: 'hit' }])
  expect([panel.result?.total, panel.rolled]).toEqual([5, 5])
  panel.nameTarget('g2')
  expect([panel.result?.total, panel.rolled]).toEqual([5, null])
  panel.nameTarget('g1')
  panel.actAs('maud')
  expect([panel.result?.total, panel.rolled]).toEqual([5, null])
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
  const over = { ...(line(2, []) as object), rule: 'GF-FIGHT-09' }
  lay(screen, melee, [over, line(1, ['odo', 'g1'])])
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

it('a casting names no caster who has nothing to cast from', () => {
  const { screen } = table(melee)
  const panel = new FightPanel(screen)
  const palettes: Record<string, unknown>[] = []
  screen.openPalette = (_words, _id, input) => palettes.push(input ?? {})
  panel.actAs('maud')
  const asks = {
    caster: { kind: 'creature', role: 'actor', title: 'Who' },
    book: { kind: 'item', title: 'From', of: 'caster', only: 'written', optional: true },
    whom: { kind: 'creatures', role: 'target', title: 'Whom', optional: true },
  }
  panel.doFor({ asks, input: { caster: 'maud' } } as unknown as ActionView)
  expect(palettes.map(({ caster }) => caster)).toEqual([undefined])
})

it('offers a casting that only wants its spell named', () => {
  const panel = new FightPanel(table(melee).screen)
  const asks = { named: { kind: 'text', title: 'One of your own', optional: true } }
  const refused = { asks, slot: 'spell', refuses: 'Nothing is chosen.' }
  const scope = { named: { untold: 'Spell or spirit' } }
  expect(panel.offers({ ...refused, preview: { scope } } as unknown as ActionView)).toBe(true)
  expect(panel.offers({ ...refused, preview: {} } as unknown as ActionView)).toBe(false)
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

it('those whose turn comes after the foes strike in a press of their own', () => {
  const { screen } = table({ ...melee, turns: ['odo', 'g1', 'g2', 'g3', 'maud'] })
  const panel = new FightPanel(screen)
  const volley = new GroupAttack(panel)
  const taking = () => volley.taking.map(({ row }) => row.creature.id)
  expect(taking()).toEqual(['odo'])
  expect(volley.title).toBe('Only odo attacks')
  panel.actAs('maud')
  expect(taking()).toEqual(['maud'])
})

it('who attacks whom stands as it was set when the fold was left', () => {
  const { screen } = table(melee)
  new GroupAttack(new FightPanel(screen)).change('odo', { on: 'g2' })
  const [first] = new GroupAttack(new FightPanel(screen)).attackers
  expect([first?.row.creature.id, first?.on]).toEqual(['odo', 'g2'])
})

it('a beast of burden attacks with all only where the GM says so', () => {
  const mule = one('mule', { side: 'party', kind: 'animal', attacks: [] })
  const { screen } = table({
    ...melee,
    party: [odo, mule],
    bands: [band('party', 'party', [fighter('odo'), fighter('mule')]), ...melee.bands.slice(1)],
    turns: ['odo', 'mule'],
  })
  const volley = new GroupAttack(new FightPanel(screen))
  const taking = () => volley.taking.map(({ row }) => row.creature.id)
  expect(taking()).toEqual(['odo'])
  volley.change('mule', { out: false })
  expect(taking()).toEqual(['odo', 'mule'])
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

it('in a phase for shots archers go first, and the others are left out of an attack by all', async () => {
  const [bow, sword] = [
    { id: 'bow', name: 'Bow', dice: 'd6', untimely: null },
    { id: 'sword', name: 'Sword', dice: 'd8', untimely: 'Blows come in Melee.' },
  ]
  const withBow = fighter('maud', { weapons: [sword, bow] })
  const withSword = fighter('odo', { weapons: [sword], fits: false })
  const inPhase = (fighters: (typeof withBow)[]) => ({
    ...melee,
    bands: [band('party', 'party', fighters), ...melee.bands.slice(1)],
  })
  const { screen, runs } = table(inPhase([withSword, withBow]))
  const panel = new FightPanel(screen)
  expect(panel.actor?.creature.id).toBe('maud')
  await new GroupAttack(panel).strike()
  const blows = [{ by: 'maud', on: 'g1', with: 'bow' }]
  expect(runs).toMatchObject([{ action: 'house.blows', input: { blows } }])
  lay(screen, inPhase([withSword, fighter('maud', { weapons: [sword], fits: false })]))
  expect(new GroupAttack(panel).taking.map(({ row }) => row.creature.id)).toEqual(['odo', 'maud'])
})

it('several who attack together ask for each target’s own reaction, where the game knows any', async () => {
  const { screen, runs } = table({
    ...melee,
    acting: ['foes'],
    turns: ['g1', 'g2', 'g3'],
    spread: { g1: 'odo', g2: 'odo', g3: 'maud' },
  })
  const volley = () => new GroupAttack(new FightPanel(screen))
  expect(volley().answers).toEqual([])
  const reaction = (of: string[]) => ({ kind: 'choice', role: 'reaction', title: 'Reaction', of })
  const attack = screen.views.actions.find(({ id }) => id === 'hearts.attack')
  Object.assign(attack?.asks ?? {}, { reaction: reaction(['defend', 'dodge', 'parry']) })
  const group = volley()
  group.answer('maud', 'parry')
  const shown = volley().answers.map(({ row, reaction }) => [row.creature.id, reaction])
  expect(shown).toEqual([
    ['odo', 'defend'],
    ['maud', 'parry'],
  ])
  await group.strike()
  expect(runs.at(-1)).toMatchObject({
    action: 'house.blows',
    input: {
      blows: [
        { by: 'g1', on: 'odo', reaction: 'defend' },
        { by: 'g2', on: 'odo', reaction: 'defend' },
        { by: 'g3', on: 'maud', reaction: 'parry' },
      ],
    },
  })
  Reflect.deleteProperty(attack?.asks ?? {}, 'reaction')
})
