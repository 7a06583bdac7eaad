import type { Slot } from '../../src-main/rules/core/phase.ts'
import type { IconName } from '../ui/icons.ts'
import { folds } from './folds.ts'

/** Properties of a keyboard event that decide its meaning. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Focus at the time of a key press. */
export interface Focus {
  /** In a field that takes text. */
  typing: boolean
  /** On something that Space or Enter presses. */
  pressable: boolean
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'])

/** The written form of a key: `R`, `Shift+U`, `Ctrl+K`, `Alt+1`, `Space`, `?`; null for a lone modifier. */
export function writtenKey(press: KeyPress): string | null {
  if (modifiers.has(press.key)) return null
  const name = nameOf(press)
  const held = [
    (press.ctrlKey || press.metaKey) && 'Ctrl',
    press.altKey && 'Alt',
    press.shiftKey && (name.length > 1 || /[A-Z]/.test(name)) && 'Shift',
  ]
  return [...held.filter((word) => word !== false), name].join('+')
}

function nameOf({ key, code, altKey }: KeyPress): string {
  if (key === ' ') return 'Space'
  // Alt composes other letters on some layouts (Alt+1 is ¡ on a Mac): the digit of the key is meant.
  const digit = /^Digit([0-9])$/.exec(code)
  if (altKey && digit?.[1]) return digit[1]
  return key.length === 1 ? key.toUpperCase() : key
}

/** A written key as its cap shows it: `Ctrl+K` is "Ctrl K", and `+` stays itself. */
export function keyCapText(keys: string): string {
  return keys.replace(/(.)\+(?=.)/g, '$1 ')
}

/** Keys of the windows and their regions: they work from a field too. */
const windowKeys: ReadonlySet<string> = new Set(['F6', 'Shift+F6', 'F8', 'Shift+F8'])

/** Keys that mean something by themselves, and so must not fire while the GM types. */
export function isSingleKey(keys: string): boolean {
  return !/^(Ctrl|Alt)\+/.test(keys) && keys !== 'Escape' && !windowKeys.has(keys)
}

const alsoTyping = new Set(['Ctrl+K', 'Ctrl+/', 'Ctrl+S', 'Ctrl+P'])

/** True when this key may reach the screen's map from where the focus is. */
export function reachesKeyMap(keys: string, focus: Focus, singleKeys: boolean): boolean {
  if (keys === 'Escape' || windowKeys.has(keys)) return true
  // In a field Ctrl+Z is the field's own undo; the browser's own Ctrl+S and Ctrl+P nobody wants here.
  if (focus.typing) return alsoTyping.has(keys) || keys.startsWith('Alt+')
  if (!isSingleKey(keys)) return true
  if (focus.pressable && (keys === 'Space' || keys === 'Enter')) return false
  return singleKeys
}

/** The key of an action by its slot; a slot without one is done from a panel or the palette. */
export const keyOfSlot: Readonly<Partial<Record<Slot, string>>> = {
  turn: 'Space',
  reaction: 'R',
  morale: 'M',
  initiative: 'I',
  attack: 'X',
  evade: 'V',
  encounter: 'E',
  damage: 'H',
  heal: 'Shift+H',
  skill: 'K',
  save: 'A',
  light: 'G',
  relight: 'Shift+G',
  rest: 'Z',
  note: 'W',
  roll: 'O',
  listen: 'L',
  search: 'S',
  door: 'D',
  trap: 'T',
  phase: 'N',
  flee: 'F',
  spell: 'Y',
  loot: 'Shift+B',
  watch: 'Q',
}

export const iconOfSlot: Readonly<Record<Slot, IconName>> = {
  turn: 'hour',
  rest: 'rest',
  noise: 'ear',
  event: 'clue',
  watch: 'moon',
  encounter: 'eyes',
  'end encounter': 'check',
  reaction: 'talk',
  evade: 'runner',
  fight: 'sword',
  initiative: 'flag',
  round: 'reroll',
  'end fight': 'flag',
  attack: 'sword',
  damage: 'drop',
  heal: 'heart1',
  down: 'skull',
  morale: 'flag',
  save: 'shield',
  skill: 'person',
  light: 'torch',
  snuff: 'moon',
  relight: 'torch',
  'hand over': 'swap',
  timer: 'hour',
  calendar: 'sun',
  clock: 'hour',
  edit: 'sliders',
  note: 'book',
  roll: 'roll',
  'house rule': 'house',
  keep: 'save',
  item: 'pack',
  join: 'plus',
  place: 'place',
  'place table': 'place',
  settle: 'check',
  spell: 'spell',
  generate: 'person',
  buy: 'coin',
  sell: 'coin',
  hire: 'person',
  coins: 'coin',
  loot: 'pack',
  rumour: 'talk',
  listen: 'ear',
  search: 'search',
  door: 'door',
  trap: 'trap',
  order: 'move',
  task: 'person',
  travel: 'boot',
  forage: 'bread',
  camp: 'bed',
  weather: 'cloud',
  supplies: 'bread',
  number: 'grid',
  foretold: 'clue',
  'other encounter': 'swap',
  prepared: 'save',
  surprise: 'eye',
  distance: 'eyes',
  activity: 'clue',
  wants: 'talk',
  group: 'grid',
  phase: 'reroll',
  declare: 'flag',
  manoeuvre: 'fist',
  withdraw: 'move',
  flee: 'runner',
  wound: 'drop',
  session: 'book',
}

/** One row of the help: keys and what they do. */
interface KeyRow {
  keys: string[]
  does: string
}

/** Keys of the screen itself, as the help shows them. */
export const screenKeys: readonly KeyRow[] = [
  {
    keys: folds.map(({ key }) => key),
    does: `fold: ${folds.map(({ title }) => title).join(', ')}`,
  },
  { keys: ['F6'], does: 'next region; Shift goes back' },
  { keys: ['Ctrl+K'], does: 'find or do anything' },
  { keys: ['/'], does: 'search the chronicle' },
  { keys: ['C'], does: 'fold the chronicle shut, or open it' },
  { keys: ['J'], does: 'the clock: time, timers, calendar, weather' },
  { keys: ['P'], does: 'hold lights that burn in real time, or let them burn' },
  { keys: ['Alt+1', 'Alt+9'], does: 'who acts, first to ninth; again opens the sheet' },
  { keys: ['Alt+0'], does: 'nobody in particular acts' },
  {
    keys: ['Shift+P'],
    does: 'the party: marching order, tasks, groups, bench, stash, coins, the dead',
  },
  { keys: ['Shift+C'], does: 'split the party, or watch its other group' },
  { keys: ['Shift+J'], does: 'the session: begin, end, what it came to' },
  {
    keys: ['Shift+D', 'Shift+T', 'Shift+L', 'Shift+S'],
    does: 'door, trap, listen, search, unseen by the players',
  },
  { keys: ['F8'], does: 'the players’ window: open it, or close it' },
  { keys: ['Shift+F8'], does: 'what the players see, with a key for each part' },
  { keys: ['Alt+B'], does: 'the players’ window black, or as it was' },
  { keys: ['Shift+R'], does: 'show the handout, result, map or portrait to the players' },
  { keys: ['Shift+E'], does: 'make an encounter by hand' },
  { keys: ['Alt+E'], does: 'turn to the other open encounter' },
  { keys: ['Shift+F'], does: 'in Explore and in a fight: a name for each foe' },
  { keys: ['Alt+P'], does: 'start the first prepared encounter' },
  { keys: ['T', 'N', 'Q'], does: 'in Travel: travel, march by night, explore' },
  { keys: ['F', 'Z', 'S'], does: 'in Travel: forage, rest, camp; Space spends the watch' },
  { keys: ['D', 'L'], does: 'in Travel: draw or change the road, odds unladen' },
  { keys: ['.'], does: 'in Explore: who makes a check, and how; Shift with its key rolls unseen' },
  { keys: ['[', ']', 'Enter'], does: 'in a keyed place: the way out before, after; leave by it' },
  {
    keys: ['Alt+S', 'Alt+T', 'Alt+X', 'F2'],
    does: 'in a keyed place: its next state, take the treasure, find the secret way, edit',
  },
  {
    keys: ['Q', 'W', 'E', 'A', 'S', 'D'],
    does: 'on the hex map: the way on, NW to SE; Backspace takes a step back, Space travels',
  },
  {
    keys: ['X', 'H', 'K', 'Home'],
    does: 'on the hex map: explore the hex, put the party here, what players know, back to the party',
  },
  { keys: ['2'], does: 'in Travel: the next page, road or wilderness' },
  { keys: ['ArrowUp', 'ArrowDown'], does: 'in a fight: aim at the one above or below' },
  { keys: ['[', ']', ','], does: 'in a fight: who acts, the one before, the next, this row' },
  { keys: ['Shift+A'], does: 'in a fight: all of the side attack, each as the list says' },
  {
    keys: ['H', 'Shift+H', 'Shift+K'],
    does: 'in a fight: type damage (5, 3d6), healing (+3, h 3) or a kill (k), Enter; begin with +; kill at once',
  },
  { keys: ['+', '-', '.'], does: 'on a row: 1 on, 1 off, has acted' },
  { keys: ['Insert', 'Delete'], does: 'on a row: one more of the same, take away' },
  { keys: ['Shift+P', '*'], does: 'in a fight: tick several, tick the whole band' },
  { keys: ['B', 'Shift+B'], does: 'in a fight: bring somebody in, the fight is over' },
  { keys: ['PageUp', 'PageDown'], does: 'in Print: the page before, the page after' },
  { keys: ['+', '-'], does: 'in Print: larger, smaller' },
  { keys: ['Ctrl+S', 'Ctrl+P'], does: 'in Print: save as PDF, print' },
  { keys: ['A', 'Shift+A'], does: 'in Print: add a monster, add all of this encounter' },
  { keys: ['V', 'Ctrl+V'], does: 'in Prep: to the pasted text, paste' },
  { keys: ['Alt+H', 'B'], does: 'in Prep: type a monster by hand, review a batch' },
  { keys: ['Ctrl+Enter'], does: 'in Prep: the next step; with Shift keep what is in hand now' },
  { keys: ['5'], does: 'in Prep: the next page' },
  { keys: ['Ctrl+Alt+1', 'Ctrl+Alt+9'], does: 'roll on a pinned table, first to ninth' },
  { keys: ['O', 'Shift+O', 'E'], does: 'on the tables desk: roll, roll unseen, edit' },
  { keys: ['M', '[', ']'], does: 'on the generators’ page: make one, the result before, after' },
  {
    keys: ['L', 'X', 'Shift+X'],
    does: 'on the generators’ page: lock the part in focus, roll it again; all that is not locked',
  },
  { keys: ['Alt+N'], does: 'the note of the name in focus or selected; Alt-click on any name' },
  {
    keys: ['E', 'Shift+E', 'F2'],
    does: 'on the notes page: write the note, what the players know, the title',
  },
  { keys: ['X', 'Delete'], does: 'on the notes page: roll a stranger, delete the note' },
  { keys: ['+', '-'], does: 'on a progress clock: one part on, one back' },
  { keys: ['U', 'Ctrl+Z'], does: 'undo' },
  { keys: ['Shift+U', 'Ctrl+Y'], does: 'redo' },
  { keys: ['Ctrl+L'], does: 'candle or paper' },
  { keys: ['Ctrl+/'], does: 'the rules, with search' },
  { keys: ['Ctrl+,'], does: 'settings and house rules' },
  { keys: ['Escape'], does: 'back, drop a question, or leave a field' },
  { keys: ['?'], does: 'this page' },
]

/** Keys of what the open campaign can do: a slot that no game fills has no key to show. */
export function tableKeys(actions: readonly { slot: Slot; title: string }[]): KeyRow[] {
  return Object.entries(keyOfSlot).flatMap(([slot, keys]) => {
    const action = actions.find((one) => one.slot === slot)
    return action ? [{ keys: [keys], does: action.title }] : []
  })
}
