import type { BxFigures, CairnFigures } from './canonical.ts'

/** Every figure of the B/X family, by its key. */
export const bxKeys = [
  'hd',
  'ac',
  'saves',
  'saveAs',
  'save',
  'thac0',
  'morale',
  'alignment',
  'xp',
  'movement',
  'numberAppearing',
  'treasure',
] as const satisfies readonly (keyof BxFigures)[]

/** Every figure of the Cairn family, by its key. */
export const cairnKeys = [
  'hp',
  'armor',
  'str',
  'dex',
  'wil',
] as const satisfies readonly (keyof CairnFigures)[]
