/** A layout of panels for a phase of play. */
interface Fold {
  id: StandardFoldId
  title: string
  /** Chronicle and party step back: the leaves take the room. */
  wide: boolean
}
export type StandardFoldId = 'explore' | 'travel' | 'fight' | 'town' | 'prep' | 'print'
/** Fold of the GM's own, by its id. */
type OwnFoldId = `own-${string}`
export type FoldId = StandardFoldId | OwnFoldId

export const isOwnFold = (fold: string): fold is OwnFoldId => fold.startsWith('own-')

export const folds: readonly Fold[] = [
  { id: 'explore', title: 'Explore', wide: false },
  { id: 'travel', title: 'Travel', wide: false },
  { id: 'fight', title: 'Fight', wide: false },
  { id: 'town', title: 'Town', wide: true },
  { id: 'prep', title: 'Prep', wide: true },
  { id: 'print', title: 'Print', wide: true },
]

/** Pages of the Prep fold, in the order in which its own key turns them. */
export const prepPages = [
  { id: 'monsters', title: 'Monsters' },
  { id: 'tables', title: 'Tables' },
  { id: 'generators', title: 'Generators' },
  { id: 'sites', title: 'Sites' },
  { id: 'encounters', title: 'Encounters' },
  { id: 'notes', title: 'Notes' },
  { id: 'wilderness', title: 'Wilderness' },
] as const
export type PrepPage = (typeof prepPages)[number]['id']

/** Pages of the Travel fold. */
export const travelPages = [
  { id: 'road', title: 'Road' },
  { id: 'wilderness', title: 'Wilderness' },
] as const
export type TravelPage = (typeof travelPages)[number]['id']
