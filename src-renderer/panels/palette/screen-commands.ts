import type { IconName } from '../../ui/icons.ts'

/** Commands of the screen itself. */
export type ScreenCommand =
  | 'undo'
  | 'redo'
  | 'theme'
  | 'settings'
  | 'house rules'
  | 'rules'
  | 'keys'
  | 'help'
  | 'tour'
  | 'about'
  | 'chronicle'
  | 'filled sheet'
  | 'players window'
  | 'players see'
  | 'own folds'
  | 'second window'
  | 'arrange'
  | 'players black'
  | 'campaigns'
  | 'new note'

/** Commands of the palette besides the game's actions; `finds`: further words by which it is found, other names first. */
export const screenCommands: readonly {
  command: ScreenCommand
  title: string
  icon: IconName
  keys?: string
  finds: string
}[] = [
  { command: 'undo', title: 'Undo', icon: 'undo', keys: 'undo', finds: 'take back' },
  { command: 'redo', title: 'Redo', icon: 'redo', keys: 'redo', finds: 'again' },
  {
    command: 'theme',
    title: 'Candle or paper',
    icon: 'moon',
    keys: 'theme',
    finds: 'theme dark light',
  },
  {
    command: 'house rules',
    title: 'House rules',
    icon: 'house',
    keys: 'settings',
    finds: 'settings options',
  },
  {
    command: 'rules',
    title: 'The rules',
    icon: 'book',
    keys: 'rules',
    finds: 'book reference search',
  },
  { command: 'settings', title: 'Settings', icon: 'sliders', finds: 'text size paper keys hand' },
  {
    command: 'about',
    title: 'About Gatefold',
    icon: 'book',
    finds: 'version licence credits notices',
  },
  { command: 'keys', title: 'Keys', icon: 'swap', keys: 'help', finds: 'help shortcuts' },
  {
    command: 'help',
    title: 'Help',
    icon: 'book',
    keys: 'help.topics',
    finds: 'manual topics how hints',
  },
  {
    command: 'tour',
    title: 'Take the tour',
    icon: 'flag',
    finds: 'help guide begin sample tutorial first steps',
  },
  {
    command: 'filled sheet',
    title: 'Read a filled sheet …',
    icon: 'import',
    finds: 'pdf form fields character player import',
  },
  {
    command: 'players window',
    title: 'Players’ window, open or close',
    icon: 'eye',
    keys: 'players.window',
    finds: 'second display television projector screen',
  },
  {
    command: 'players see',
    title: 'What the players see',
    icon: 'eyes',
    keys: 'players.card',
    finds: 'window show switches second display message',
  },
  {
    command: 'own folds',
    title: 'Folds of your own',
    icon: 'grid',
    keys: 'own.card',
    finds: 'layout panels new copy second window display default',
  },
  {
    command: 'second window',
    title: 'Second window, open or close',
    icon: 'copy',
    keys: 'second.window',
    finds: 'display monitor screen another fold',
  },
  {
    command: 'arrange',
    title: 'Arrange the fold',
    icon: 'grid',
    keys: 'own.arrange',
    finds: 'layout panels move size',
  },
  {
    command: 'players black',
    title: 'Players’ window black',
    icon: 'moon',
    keys: 'players.black',
    finds: 'hide blank dark',
  },
  {
    command: 'chronicle',
    title: 'Fold the chronicle',
    icon: 'book',
    keys: 'chronicle',
    finds: 'log history',
  },
  {
    command: 'new note',
    title: 'New note',
    icon: 'plus',
    finds: 'person place faction thing page write',
  },
  {
    command: 'campaigns',
    title: 'All campaigns: export, import, copies',
    icon: 'folder',
    finds: 'export; import; close leave start list backup zip restore file',
  },
]
