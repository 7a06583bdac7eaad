import * as v from 'valibot'
import { keyActions, keyActionsById, type KeyActionId } from './key-actions.ts'
import { keyPlaces, type KeyAction } from './key-places.ts'

/** Sets of keys to begin with, each the default but for what it names. */
export const keySets = {
  default: { title: 'Default', says: 'letters that recall the action', keys: {} },
  'one-handed': {
    title: 'One-handed',
    says: 'the left hand alone; the other has the mouse',
    keys: {
      'slot.morale': ['B'],
      'slot.initiative': ['Alt+Q'],
      'slot.damage': ['Shift+W'],
      'slot.heal': ['Shift+Z'],
      'slot.skill': ['Alt+A'],
      'slot.roll': ['Alt+R'],
      'slot.listen': ['Alt+W'],
      'slot.listen.secret': ['Alt+Shift+W'],
      'slot.phase': ['Shift+Q'],
      'slot.spell': ['Alt+G'],
      'slot.loot': ['Alt+D'],
      'encounter.morale.secret': ['Shift+B'],
      'fight.morale.secret': ['Shift+B'],
      'fight.initiative.hand': ['Alt+F'],
      'fight.round': ['Shift+E'],
      'fight.kill': ['Alt+X'],
      'fight.bring': ['Q'],
      'fight.before': ['Shift+D'],
      'fight.after': ['Shift+S'],
      'fight.tick': ['Alt+S'],
      'exits.before': ['Alt+C'],
      'exits.after': ['Alt+V'],
      'checks.options': ['Alt+F'],
      'encounter.prepared': ['Shift+A'],
      palette: ['Ctrl+F'],
      undo: ['Alt+Z', 'Ctrl+Z'],
      redo: ['Shift+X', 'Ctrl+Shift+Z'],
      'fight.attack.secret': ['Alt+C'],
      find: ['Ctrl+E'],
      clock: ['Ctrl+B'],
      'lights.hold': ['Ctrl+G'],
      company: ['Ctrl+D'],
      session: ['Ctrl+Alt+S'],
      'note.open': ['Ctrl+Alt+A'],
      'watch.travel.more': ['Shift+T'],
      'road.lost': ['Shift+D'],
      'hexes.back': ['Shift+S', 'Backspace'],
      'hexes.home': ['Shift+A', 'Home'],
      'hexes.put': ['Shift+E'],
      'hexes.known': ['Shift+F'],
      'hexes.new': ['Shift+V', 'Insert'],
      'row.acts': ['Shift+T', ','],
      'row.acted': ['Shift+V', '.'],
      'row.on': ['Alt+E', '+', '='],
      'row.off': ['Alt+V', '-'],
      'row.band': ['Alt+T', '*'],
      'row.more': ['Alt+Shift+F', 'Insert'],
      'row.gone': ['Alt+Shift+X', 'Delete'],
      'row.up': ['Alt+Shift+E', 'Alt+ArrowUp'],
      'row.down': ['Alt+Shift+D', 'Alt+ArrowDown'],
      'people.one': ['Shift+E'],
      'people.party': ['Shift+D'],
      'rumours.hear': ['Shift+S'],
      'acting.7': ['Alt+Shift+Q', 'Alt+7'],
      'acting.8': ['Alt+Shift+A', 'Alt+8'],
      'acting.9': ['Alt+Shift+Z', 'Alt+9'],
      'acting.none': ['Alt+Shift+S', 'Alt+0'],
      'players.window': ['Shift+F2', 'F8'],
      'players.card': ['Shift+F1', 'Shift+F8'],
      'second.window': ['Shift+F4', 'F7'],
      'pinned.7': ['Ctrl+Alt+Q', 'Ctrl+Alt+7'],
      'pinned.8': ['Ctrl+Alt+W', 'Ctrl+Alt+8'],
      'pinned.9': ['Ctrl+Alt+E', 'Ctrl+Alt+9'],
      rules: ['Ctrl+Shift+E', 'Ctrl+/'],
      settings: ['Ctrl+Shift+S', 'Ctrl+,'],
      theme: ['Ctrl+Shift+D', 'Ctrl+L'],
      help: ['Ctrl+Shift+F', '?'],
      'own.1': ['Ctrl+1', '7'],
      'own.2': ['Ctrl+2', '8'],
      'own.3': ['Ctrl+3', '9'],
      'own.4': ['Ctrl+4', '0'],
      'own.5': ['Ctrl+5'],
      'own.6': ['Ctrl+6'],
      'own.7': ['Ctrl+Alt+Z'],
      'own.8': ['Ctrl+Alt+X'],
      'own.9': ['Ctrl+Alt+C'],
      'own.next': ['Alt+Shift+V', 'Alt+PageDown'],
      'own.before': ['Alt+Shift+C', 'Alt+PageUp'],
      'own.card': ['Ctrl+F2', 'Shift+F7'],
      'start.import': ['D'],
      'convert.hand': ['Alt+E'],
      'tables.roll': ['F'],
      'tables.roll.secret': ['Shift+F'],
      'tables.new': ['Alt+E', 'Insert'],
      'tables.parts': ['D'],
      'tables.lock': ['G'],
      'generators.make': ['F'],
      'generators.lock': ['G'],
      'generators.before': ['Alt+C', '['],
      'generators.after': ['Alt+V', ']'],
      'sites.new': ['Alt+E', 'Insert'],
      'sites.picture': ['Alt+X', 'Shift+Insert'],
      'sites.text': ['Alt+S', 'Alt+Insert'],
      'sites.map': ['D'],
      'sites.before': ['Alt+C', '['],
      'sites.after': ['Alt+V', ']'],
      'sites.enter': ['F'],
      'map.pin': ['D'],
      'map.larger': ['E', '+'],
      'map.smaller': ['Q', '-'],
      'map.fit': ['W', '0'],
      'encounters.new': ['Alt+E', 'Insert'],
      'encounters.before': ['Alt+C', '['],
      'encounters.after': ['Alt+V', ']'],
      'encounters.copy': ['Alt+S'],
      'encounters.start': ['F'],
      'notes.new': ['Alt+E', 'Insert'],
      'notes.before': ['Alt+C', '['],
      'notes.after': ['Alt+V', ']'],
      'notes.delete': ['Alt+X', 'Delete'],
      'print.open': ['Alt+S', 'Ctrl+P'],
      'print.after': ['Alt+V', 'PageDown'],
      'print.before': ['Alt+C', 'PageUp'],
      'print.larger': ['Alt+E', '+'],
      'print.smaller': ['Alt+X', '-'],
      'players.part.turns': ['R'],
      'players.part.lights': ['G'],
      'players.part.weather': ['Q'],
      'players.part.order': ['A'],
      'players.part.party': ['S'],
      'players.part.clocks': ['C'],
      'players.page-back': ['Z', 'PageUp'],
      'players.page-on': ['V', 'PageDown'],
    },
  },
  numpad: {
    title: 'Numpad',
    says: 'the numpad for what a turn and a fight want most; letters stay',
    keys: {
      'slot.turn': ['Num0', 'Space'],
      'watch.spend': ['Num0', 'Space'],
      'hexes.travel': ['Num0', 'Space'],
      'town.rest': ['Num0', 'Space'],
      'slot.reaction': ['Num1', 'R'],
      'slot.morale': ['Num2', 'M'],
      'slot.initiative': ['Num3', 'I'],
      'slot.attack': ['Num4', 'X'],
      'slot.damage': ['Num5', 'H'],
      'slot.heal': ['Num6', 'Shift+H'],
      'slot.encounter': ['Num7', 'E'],
      'slot.evade': ['Num8', 'V'],
      'slot.phase': ['Num9', 'N'],
      'slot.save': ['Num*', 'A'],
      'slot.light': ['Num/', 'G'],
      'slot.skill': ['Num.', 'K'],
      undo: ['Num-', 'U', 'Ctrl+Z'],
      palette: ['Num+', 'Ctrl+K'],
      'hexes.NW': ['Num7', 'Q'],
      'hexes.N': ['Num8', 'W'],
      'hexes.NE': ['Num9', 'E'],
      'hexes.SW': ['Num1', 'A'],
      'hexes.S': ['Num2', 'S'],
      'hexes.SE': ['Num3', 'D'],
    },
  },
} as const satisfies Record<
  string,
  { title: string; says: string; keys: Partial<Record<KeyActionId, readonly string[]>> }
>
export type KeySetId = keyof typeof keySets

const written = v.pipe(v.string(), v.minLength(1), v.maxLength(30))

/** The GM's keys: a set to begin with, and the keys of each action that they changed. */
export const KeyChoice = v.object({
  set: v.picklist(['default', 'one-handed', 'numpad']),
  own: v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.array(written), v.maxLength(6))),
})
export type KeyChoice = v.InferOutput<typeof KeyChoice>

export const defaultKeyChoice: KeyChoice = { set: 'default', own: {} }

/** The keys of an action in a set, before the GM changed any. */
export function keysInSet(set: KeySetId, action: KeyAction): readonly string[] {
  const keys: Readonly<Record<string, readonly string[]>> = keySets[set].keys
  return keys[action.id] ?? action.keys
}

/** The keys of every action, as they are now. */
export function currentKeys(choice: KeyChoice): ReadonlyMap<string, readonly string[]> {
  return new Map(
    keyActions.map((action) => [action.id, choice.own[action.id] ?? keysInSet(choice.set, action)]),
  )
}

/** Actions of each part of the screen with their keys, as a sheet shows them. */
export function keyGroups(
  choice: KeyChoice,
): { title: string; rows: { keys: readonly string[]; does: string }[] }[] {
  const keysOf = currentKeys(choice)
  return Object.entries(keyPlaces).map(([place, title]) => ({
    title,
    rows: keyActions
      .filter((action) => action.place === place)
      .map(({ id, title: does }) => ({ keys: keysOf.get(id) ?? [], does })),
  }))
}

/** Two actions of one part of the screen that have the same key. */
interface KeyConflict {
  keys: string
  actions: readonly [KeyAction, KeyAction]
}

/** Every key that means two things in one part of the screen. */
export function keyConflicts(choice: KeyChoice): KeyConflict[] {
  const keysOf = currentKeys(choice)
  const seen = new Map<string, KeyAction>()
  return keyActions.flatMap((action) =>
    (keysOf.get(action.id) ?? []).flatMap((keys): KeyConflict[] => {
      const spot = `${action.place} ${keys}`
      const first = seen.get(spot)
      if (!first) seen.set(spot, action)
      return first ? [{ keys, actions: [first, action] }] : []
    }),
  )
}

/** Actions that have this key besides the one that wants it: of its own part, and everywhere else. */
export function keyHolders(
  choice: KeyChoice,
  wanted: string,
  action: KeyAction,
): { here: KeyAction | null; elsewhere: readonly KeyAction[] } {
  const keysOf = currentKeys(choice)
  const others = keyActions.filter(
    (one) => one.id !== action.id && (keysOf.get(one.id) ?? []).includes(wanted),
  )
  const isHere = (one: KeyAction): boolean => one.place === action.place
  const overlaps = (one: KeyAction): boolean =>
    one.place === 'everywhere' || action.place === 'everywhere'
  return {
    here: others.find(isHere) ?? null,
    elsewhere: others.filter((one) => !isHere(one) && overlaps(one)),
  }
}

/** The choice with these keys for an action; keys that are those of the set are no change. */
export function withKeys(choice: KeyChoice, id: string, keys: readonly string[]): KeyChoice {
  const { [id]: _, ...own } = choice.own
  const action = keyActionsById.get(id)
  if (!action) return choice
  const plain = keysInSet(choice.set, action)
  const same = plain.length === keys.length && plain.every((one, at) => one === keys[at])
  return same ? { ...choice, own } : { ...choice, own: { ...own, [id]: [...new Set(keys)] } }
}

const kept = [
  /^(Escape|Enter|Tab)$/,
  /^(Ctrl\+|Shift\+)*(Enter|Tab)$/,
  /^(Shift\+)?Arrow/,
  /^Ctrl\+(Shift\+)?[CVXNTWQR]$/,
  /^Ctrl\+A$/,
  /^(F5|F11|F12|Alt\+F4|Ctrl\+F4|ContextMenu)$/,
]

/** Why nobody can have this key: it is the screen's own, the system's or the window's; null where they can. */
export function keyRefusal(keys: string): string | null {
  if (!kept.some((one) => one.test(keys))) return null
  return /Escape|Enter|Tab|Arrow/.test(keys)
    ? 'Escape, Enter, Tab and the arrows stay as they are in every form and list.'
    : 'The window or the system keeps this key. Choose another.'
}
