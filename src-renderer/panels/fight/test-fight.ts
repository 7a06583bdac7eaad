import type {
  ActionView,
  BandView,
  CreatureView,
  FighterView,
  Views,
} from '../../../src-main/campaign/view/views.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import { testScreen } from '../../lib/test-screen.ts'

/** A creature of the view, a foe unless said otherwise. */
export function one(id: string, some: Partial<CreatureView> = {}): CreatureView {
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

/** A fighter who stands. */
export function fighter(id: string, some: Partial<FighterView> = {}): FighterView {
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
    fits: true,
    unarmed: null,
    uses: [],
    ...some,
  }
}

/** A band with these fighters. */
export function band(id: string, side: BandView['side'], fighters: FighterView[]): BandView {
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
  encounter?: { id: string }
}

/** Lays the views of a fight on the screen. */
export function lay(screen: Screen, laid: Laid, lines: unknown[] = []): void {
  const { party, strangers, bands, encounter, on = true, acting = ['party'], spread = {} } = laid
  const turns = laid.turns ?? party.map(({ id }) => id)
  screen.views.lay({
    party,
    chronicle: { lines, total: lines.length },
    encounter,
    fight: { on, bands, strangers, acting, turns, spread, phases: [], declarations: [] },
    actions,
    timers: [],
    dues: [],
  } as unknown as Views)
}

/** Screen with a fight on it, and the commands that it was given. */
export function table(
  laid: Laid,
  preview: (input: Record<string, unknown>) => unknown = () => null,
): { screen: Screen; runs: unknown[] } {
  const { screen, runs } = testScreen(preview)
  lay(screen, laid)
  return { screen, runs }
}

export const odo = one('odo', { side: 'party', kind: 'character' })
export const maud = one('maud', { side: 'party', kind: 'character' })
export const three = [one('g1'), one('g2'), one('g3')]
/** Two of the party against three goblins. */
export const melee: Laid = {
  party: [odo, maud],
  strangers: three,
  bands: [
    band('party', 'party', [fighter('odo'), fighter('maud')]),
    band('goblins', 'foes', [fighter('g1'), fighter('g2'), fighter('g3')]),
  ],
}
