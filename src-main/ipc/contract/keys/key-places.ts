/** Parts of the screen that have keys of their own. A part's own key goes before the same key everywhere. */
export const keyPlaces = {
  everywhere: 'Everywhere',
  start: 'Start',
  explore: 'Explore',
  travel: 'Travel',
  hexes: 'Hex map',
  fight: 'Fight',
  town: 'Town',
  monsters: 'Prep: monsters',
  tables: 'Prep: tables',
  generators: 'Prep: generators',
  sites: 'Prep: sites',
  map: 'Map picture',
  encounters: 'Prep: encounters',
  notes: 'Prep: notes',
  print: 'Print',
  players: 'Card of the players’ window',
} as const
export type KeyPlace = keyof typeof keyPlaces

/** Something that a key does. Its id is kept in the GM's key sets, so it stays as it is. */
export interface KeyAction {
  id: string
  place: KeyPlace
  title: string
  /** The default keys; the first is the one that buttons show. */
  keys: readonly string[]
}
