import type { Slot } from '../../src-main/rules/core/phase.ts'
import { keyActions, keyActionsById } from '../../src-main/ipc/contract/keys/key-actions.ts'
import type { IconName } from '../ui/icons.ts'

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

/** The name of a key of the numpad, whatever the num lock makes of it: `Num1`, `Num+`; null for any other. */
export function numpadKey({ code, ctrlKey, metaKey, altKey }: KeyPress): string | null {
  const name = /^Numpad(.+)$/.exec(code)?.[1]
  const sign =
    name === undefined
      ? undefined
      : (numpadSigns[name] ?? (/^[0-9]$/.test(name) ? name : undefined))
  if (sign === undefined) return null
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt'].filter((word) => word !== false)
  return [...held, `Num${sign}`].join('+')
}

const numpadSigns: Readonly<Record<string, string>> = {
  Add: '+',
  Subtract: '-',
  Multiply: '*',
  Divide: '/',
  Decimal: '.',
}

/** A written key as its cap shows it: `Ctrl+K` is "Ctrl K", and `+` stays itself. */
export function keyCapText(keys: string): string {
  return keys
    .replace(/^Num\+?(.)$/, (all, sign: string) => (all === 'Num+' ? 'Num +' : `Num ${sign}`))
    .replace(/(.)\+(?=.)/g, '$1 ')
    .replace(/[A-Z][a-z]+[A-Z][a-z]+$/, (name) => capNames[name] ?? name)
}

const capNames: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
}

/** Function keys write nothing, and so work from a field too. */
const isFunctionKey = (keys: string): boolean => /^(Shift\+)?F[0-9]+$/.test(keys)

/** Keys that mean something by themselves, and so must not fire while the GM types. */
export function isSingleKey(keys: string): boolean {
  return !/^(Ctrl|Alt)\+/.test(keys) && keys !== 'Escape' && !isFunctionKey(keys)
}

/**
 * True when this key may reach the screen's map from where the focus is.
 * @param alsoTyping keys with Ctrl that work in a field: the palette's, saving, printing
 */
export function reachesKeyMap(
  keys: string,
  focus: Focus,
  singleKeys: boolean,
  alsoTyping: ReadonlySet<string>,
): boolean {
  if (keys === 'Escape' || isFunctionKey(keys)) return true
  // In a field Ctrl+Z is the field's own undo; the browser's own Ctrl+S and Ctrl+P nobody wants here.
  if (focus.typing) return alsoTyping.has(keys) || keys.startsWith('Alt+')
  if (!isSingleKey(keys)) return true
  if (focus.pressable && (keys === 'Space' || keys === 'Enter')) return false
  return singleKeys
}

/** The action of the keys that runs a slot's first action; none where a slot is done from a panel or the palette. */
export function slotKey(slot: Slot): string | undefined {
  const id = `slot.${slot}`
  return keyActionsById.has(id) ? id : undefined
}

/** Actions of the keys that run the first action of a slot, in any fold. */
export const slotKeys: readonly { id: string; slot: string }[] = keyActions.flatMap(({ id }) => {
  const slot = /^slot\.([a-z ]+)$/.exec(id)?.[1]
  return slot === undefined ? [] : [{ id, slot }]
})

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
