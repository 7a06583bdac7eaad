/** Names of the symbols in Sprite.svelte. */
export type IconName =
  | 'arrow'
  | 'bed'
  | 'book'
  | 'boot'
  | 'bow'
  | 'bread'
  | 'check'
  | 'cloud'
  | 'clue'
  | 'coin'
  | 'copy'
  | 'cross'
  | 'door'
  | 'drop'
  | 'ear'
  | 'eye'
  | 'eyes'
  | 'file'
  | 'filter'
  | 'fist'
  | 'flag'
  | 'flame'
  | 'folder'
  | 'force'
  | 'free'
  | 'grid'
  | 'heart1'
  | 'hour'
  | 'house'
  | 'import'
  | 'lantern'
  | 'lock'
  | 'map'
  | 'minus'
  | 'moon'
  | 'move'
  | 'mule'
  | 'pack'
  | 'person'
  | 'pin'
  | 'place'
  | 'plus'
  | 'print'
  | 'rain'
  | 'redo'
  | 'reroll'
  | 'rest'
  | 'restore'
  | 'roll'
  | 'runner'
  | 'save'
  | 'search'
  | 'shield'
  | 'skull'
  | 'sliders'
  | 'spell'
  | 'star'
  | 'storm'
  | 'sun'
  | 'swap'
  | 'sword'
  | 'talk'
  | 'torch'
  | 'trap'
  | 'undo'
  | 'unlock'
  | 'warn'

/** Drawn as lines rather than as solid shapes. */
export const strokeIcons: ReadonlySet<IconName> = new Set<IconName>([
  'check',
  'cross',
  'ear',
  'free',
  'import',
  'minus',
  'plus',
  'reroll',
  'restore',
  'search',
  'sliders',
  'sun',
])
