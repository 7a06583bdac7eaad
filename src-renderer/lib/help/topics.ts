/** A text of the help; `{undo}` in it stands for the key that the action has now. */
export interface HelpTopic {
  id: string
  title: string
  /** Heading of the list under which it stands. */
  group: 'First evening' | 'At the table' | 'Before the evening' | 'The screen'
  /** Further words by which it is found. */
  finds: string
  /** Paragraphs. */
  text: readonly string[]
  /** Actions whose keys are listed below it. */
  keys: readonly string[]
}

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'begin',
    title: 'The first evening',
    group: 'First evening',
    finds: 'start begin new campaign sample tutorial tour party',
    text: [
      'Choose a game on the start page, name the campaign, and roll a party in Town. Explore, Travel and Fight are for play; Prep and Print are for before and after.',
      'The tour plays five steps in a copy of the sample: a turn, an encounter, a blow, undo, and how to find the rest.',
    ],
    keys: ['palette', 'help', 'fold.explore', 'fold.town'],
  },
  {
    id: 'palette',
    title: 'Find or do anything',
    group: 'First evening',
    finds: 'search command palette dice monsters rules',
    text: [
      '{palette} finds actions, people, monsters, tables, rules, notes and help by a word. Enter does what is chosen; its odds and inputs stand on the right.',
      'A sign in front narrows it: > for actions, @ for people, # for rules, = for dice such as =3d6+1, and ? for help.',
    ],
    keys: ['palette', 'rules'],
  },
  {
    id: 'undo',
    title: 'Undo and amend',
    group: 'First evening',
    finds: 'take back mistake redo wrong dice change line chronicle restore',
    text: [
      '{undo} takes back the last press, and again the one before, as far as the session goes back. Nothing is lost: the chronicle keeps the line, struck through.',
      'An older line is amended in the chronicle: type other dice, and the later lines are played again after it. You see what would change before anything does.',
    ],
    keys: ['undo', 'redo', 'chronicle'],
  },
  {
    id: 'hand-dice',
    title: 'Roll your own dice',
    group: 'First evening',
    finds: 'by hand type dice physical enter numbers secret roll',
    text: [
      'Settings, Screen, “We roll by hand”: the screen then asks for every die and you type what fell. For a single roll, hold Ctrl while you press Enter in the palette.',
      'A roll with Shift is secret: it is in your chronicle and never in the players’ window.',
    ],
    keys: ['slot.roll', 'settings'],
  },
  {
    id: 'turn',
    title: 'Dungeon turns and the event die',
    group: 'At the table',
    finds: 'turn time event die wandering monster check torch search listen explore',
    text: [
      'A turn is ten minutes. Choose what the party does and press {slot.turn}: lights burn down, timers run, and the event die falls. Its faces show what each means and how likely it is.',
      'Games without a dungeon turn borrow one under house rules.',
    ],
    keys: ['slot.turn', 'slot.search', 'slot.listen', 'slot.door', 'slot.trap'],
  },
  {
    id: 'dues',
    title: 'What is due',
    group: 'At the table',
    finds: 'red card must hold waiting morale rest dismiss',
    text: [
      'A rule that must be settled next stands on a red card: a rest, a morale check, a death check. What it holds up says so on its button.',
      'Dues that are your choice can be dismissed. The clock lists all of them with the coming days.',
    ],
    keys: ['clock'],
  },
  {
    id: 'encounter',
    title: 'Encounters',
    group: 'At the table',
    finds: 'meet monsters reaction distance surprise evade prepared',
    text: [
      '{slot.encounter} rolls who comes from the table of the place, with number, distance and surprise. {slot.reaction} rolls how they take it, {slot.evade} tries to get away, {slot.attack} begins the fight.',
      'An encounter that you prepared is put on the table with {encounter.prepared}; any monster of the library is met from the palette.',
    ],
    keys: ['slot.encounter', 'slot.reaction', 'slot.evade', 'slot.morale', 'encounter.prepared'],
  },
  {
    id: 'fight',
    title: 'Fights',
    group: 'At the table',
    finds: 'attack damage initiative round phase target weapon hit points armour morale group',
    text: [
      'Choose who strikes and whom; the odds stand in the form before the dice fall. {slot.attack} strikes, {slot.phase} goes to the next phase, {slot.initiative} rolls initiative.',
      'Damage and healing that come from elsewhere are typed in, or taken off with the minus beside a name.',
    ],
    keys: [
      'slot.attack',
      'slot.phase',
      'slot.initiative',
      'slot.damage',
      'slot.heal',
      'slot.morale',
    ],
  },
  {
    id: 'checks',
    title: 'Checks, saves and who acts',
    group: 'At the table',
    finds: 'skill save acting character Alt odds modifier',
    text: [
      'Alt and a number choose who acts; their numbers then stand in every check, save and attack. Odds are shown before the roll.',
      'A ruling of yours is typed as a plus or minus, or you decide the result; both are written in the chronicle.',
    ],
    keys: ['acting.1', 'acting.none', 'slot.skill', 'slot.save', 'slot.spell'],
  },
  {
    id: 'lights',
    title: 'Lights and timers',
    group: 'At the table',
    finds: 'torch lantern burn snuff relight real time spell duration',
    text: [
      '{slot.light} lights something; it burns down with every turn and warns two turns before it goes out. {slot.relight} lights another of the same.',
      'Under house rules lights may burn by the clock on the wall; {lights.hold} then holds them.',
    ],
    keys: ['slot.light', 'slot.relight', 'lights.hold', 'clock'],
  },
  {
    id: 'clock',
    title: 'Clock, calendar and coming days',
    group: 'At the table',
    finds: 'time date month moon holiday festival agenda weather season set back import export',
    text: [
      '{clock} opens the clock: move it on or set it right, see what runs, and what is due in the next fourteen days. Each line there leads to its timer, note or day.',
      'Months, weekdays, moons and names of years are filled in row by row; four invented calendars can be taken whole, and files of Calendarium and Fantasy-Calendar read.',
    ],
    keys: ['clock'],
  },
  {
    id: 'travel',
    title: 'Travel and the wilderness',
    group: 'At the table',
    finds: 'watch hex route road forage camp weather lost supplies map',
    text: [
      'A day has three watches. {slot.watch} spends one: on the way, on food, or at rest. Terrain and weather decide how far you come.',
      'With a region of hexes Travel has a second page, a map on which the party goes from hex to hex.',
    ],
    keys: ['slot.watch', 'fold.travel', 'slot.rest'],
  },
  {
    id: 'party',
    title: 'Party, order and treasure',
    group: 'At the table',
    finds: 'marching order stash coins share hireling split group sheet dead task',
    text: [
      '{company} opens the party: marching order, tasks, groups, stash and shares. A name in the strip at the foot opens the sheet, where every number can be changed.',
      '{groups} splits the party in two and watches the other group; each has a clock of its own until they meet.',
    ],
    keys: ['company', 'groups', 'slot.loot'],
  },
  {
    id: 'town',
    title: 'Town and new characters',
    group: 'At the table',
    finds: 'buy sell shop hire create character roll party heal rest days rumour',
    text: [
      'Town rolls characters step by step or a whole party at once, hires, buys and sells, and lets days pass. Prices and wages are those of the game.',
    ],
    keys: ['fold.town', 'town.rest'],
  },
  {
    id: 'players',
    title: 'The players’ window',
    group: 'At the table',
    finds: 'television projector second screen display show handout picture map black secret',
    text: [
      '{players.window} opens a window for a television or projector. {players.card} chooses what it shows, with a small picture of it.',
      'It is sent only what is open to the players. {show} shows the handout, result, map or portrait at hand; {players.black} makes it black.',
      'Text too long for one screen is laid on pages; {players.page-on} and {players.page-back} turn them in the card of {players.card}.',
    ],
    keys: ['players.window', 'players.card', 'players.black', 'show'],
  },
  {
    id: 'session',
    title: 'Sessions and the chronicle',
    group: 'At the table',
    finds: 'log history summary report begin end restore point markdown',
    text: [
      'Everything that happens is a line of the chronicle, with its dice and its rule. {session} begins and ends a session and shows what it came to.',
      'Every command is on the disk before you see it: a power cut costs nothing.',
    ],
    keys: ['session', 'chronicle', 'find', 'slot.note'],
  },
  {
    id: 'prep',
    title: 'Prepare an evening',
    group: 'Before the evening',
    finds: 'prep notes generators sites dungeon encounters monsters tables wilderness page',
    text: [
      'Prep has a page each for monsters, tables, generators, sites, encounters, notes and the wilderness; {fold.prep} turns it.',
      'What is made there is found in play by the palette, and stands in the place that it belongs to.',
    ],
    keys: ['fold.prep', 'generators.make', 'notes.new', 'sites.new', 'encounters.new'],
  },
  {
    id: 'monsters',
    title: 'Monsters from other books',
    group: 'Before the evening',
    finds: 'convert paste stat block import pdf bestiary ose cairn library',
    text: [
      'Paste stat blocks, or drop a text, PDF or file of another program on Prep. Each number shows where it was read and how sure that is; what is doubtful is asked.',
      'The library converts a monster into every game that Gatefold plays.',
    ],
    keys: ['convert.text', 'convert.hand', 'convert.review'],
  },
  {
    id: 'tables',
    title: 'Random tables',
    group: 'Before the evening',
    finds: 'roll table random import pin weight markdown csv',
    text: [
      'Some hundred tables come with Gatefold; yours are written or pasted beside them. A row may roll dice or on another table.',
      'A pinned table is rolled with Ctrl Alt and its number while you play.',
    ],
    keys: ['tables.roll', 'tables.new', 'tables.edit', 'pinned.1'],
  },
  {
    id: 'print',
    title: 'Print and PDF',
    group: 'Before the evening',
    finds: 'pdf paper sheet booklet card fill form calendar screen save',
    text: [
      'Sheets, cards, logs, maps, calendars and your keys are printed from the Print fold; the page on the screen is what the printer gets.',
      '{print.save} saves a PDF. Character sheets can be filled in and read back.',
    ],
    keys: ['fold.print', 'print.save', 'print.open'],
  },
  {
    id: 'house-rules',
    title: 'House rules',
    group: 'Before the evening',
    finds: 'options settings ruling variant borrow game book silent',
    text: [
      'Where a book is silent or says two things, the reading is your choice: {settings} lists every one with its options. The first is the most literal.',
      'A game without a procedure may borrow one; what is borrowed says from where.',
    ],
    keys: ['settings', 'rules'],
  },
  {
    id: 'keys',
    title: 'Keys of your own',
    group: 'The screen',
    finds: 'shortcut keyboard change remap one-handed numpad print reset',
    text: [
      '{help} lists every key. Press one in the list, then the key that you want; what it meant before is shown first.',
      'There are sets for one hand and for a numpad. They are saved to a file, loaded from one, and printed as a sheet.',
    ],
    keys: ['help', 'region.next'],
  },
  {
    id: 'own-folds',
    title: 'Folds of your own',
    group: 'The screen',
    finds: 'layout arrange panels drag resize tabs pin second window display preset default',
    text: [
      '{own.card} makes, copies and renames folds of your own. {own.arrange} arranges the open one: panels are dragged, sized and laid over one another as tabs, by mouse or by arrows.',
      'What is not saved yet is kept, also through a power cut. {second.window} opens a second window for another display.',
      'Save folds writes them to a file; Load folds takes them in on another computer.',
    ],
    keys: ['own.card', 'own.arrange', 'own.1', 'second.window'],
  },
  {
    id: 'look',
    title: 'Light, size and access',
    group: 'The screen',
    finds: 'theme dark paper candle text large font screen reader contrast keyboard focus hints',
    text: [
      '{theme} changes between candle and paper. Settings, Screen, has text sizes up to 200 %, and hints that can be switched off or shown again.',
      '{region.next} goes from one part of the screen to the next. Every control has a name for screen readers and is reached by Tab.',
    ],
    keys: ['theme', 'region.next', 'settings', 'guide.show', 'guide.away'],
  },
  {
    id: 'backup',
    title: 'Backups and moving to another machine',
    group: 'The screen',
    finds: 'save export import zip copy restore file data folder safe lost',
    text: [
      'A campaign is saved with every press, and a copy is made when you close it. The start page exports one as a file, imports it elsewhere, and restores an earlier point beside it.',
    ],
    keys: [],
  },
]
