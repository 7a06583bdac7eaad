/** A place to write in; a form field on a fillable sheet. `SheetData` explains its name. */
export interface SheetField {
  field: string
  /** Text in the field; empty on a blank sheet. */
  value: string
  /** Set small beside it or in its corner: "most", "now". */
  label?: string
}

/** A box to tick. */
export interface Tick {
  field: string
  title: string
  on: boolean
}

/** A row of small boxes, `full` of `most` of them marked; the form calls them `field/0`, `field/1` … */
export interface Squares {
  field: string
  full: number
  most: number
  /** Number of boxes after which there is a gap; absent means none. */
  groups?: number
}

/** Heading of a block. One without a title belongs to the block above and is set close under it. */
export interface BlockHeading {
  title: string
  /** The rule in a few words, at the right of the title. */
  hint?: string
}

/** Number of rows or lines on A4 and on the wider, shorter Letter. */
export interface PaperRoom {
  A4: number
  Letter: number
}

/** Number of rows or lines of a block; one number on paper of half the size. */
export type BlockRoom = PaperRoom | number

export interface SheetBox extends SheetField {
  /** `small`: several side by side; `wide`: boxes share the width of the block. */
  size: 'large' | 'small' | 'wide'
}

/** Numbers in boxes, with hearts, small boxes, ticks or a few words to the right. */
export interface BoxesBlock extends BlockHeading {
  kind: 'boxes'
  boxes: SheetBox[]
  /** Hearts to strike out: `full` of `most` are still there. */
  pips?: { full: number; most: number }
  squares?: Squares[]
  ticks?: Tick[]
  /** Lines of the rule in a few words. */
  says?: string[]
  under?: string
  /** Its box takes the height that is left in its column. */
  grow?: true
}

/** Blocks side by side under one heading; their own headings are set smaller. */
export interface GroupBlock extends BlockHeading {
  kind: 'group'
  columns: SheetColumn[]
  /** From each column to the next. */
  arrows?: true
  under?: string
}

export interface TableColumn {
  title: string
  /** Of the table's width, as parts of the sum. */
  share: number
  /** A tick's cell holds `on` or nothing. */
  as?: 'text' | 'tick'
}

/** Ruled rows under named columns; they take the next rows of their list. Fields: `list/row/column`. */
export interface TableBlock extends BlockHeading {
  kind: 'table'
  list: string
  columns: TableColumn[]
  room: BlockRoom
  /** Rows run on in a second set of columns beside the first; `room` counts both. */
  across?: 2
  under?: string
}

/** Lines that take the next rows of their list, the first cell of each. Fields: `list/row`. */
export interface LinesBlock extends BlockHeading {
  kind: 'lines'
  list: string
  /** All lines, in all columns. */
  room: BlockRoom
  columns?: 1 | 2 | 3
  numbered?: true
  under?: string
  grow?: true
}

/** Numbered inventory slots; they take the next rows of their list, a cell to a line. */
export interface SlotsBlock extends BlockHeading {
  kind: 'slots'
  list: string
  /** Columns side by side; numbers run down each column. */
  across: number
  /** Lines in each slot: one is in a row with its ticks, more go under them. Fields: `list/slot/line`. */
  lines: number
  slots: { number: string; ticks: Tick[] }[]
  under?: string
}

/** The notes, as many lines as there is room for. Fields: `notes`, then `notes/2`, `notes/3` … */
export interface NotesBlock extends BlockHeading {
  kind: 'notes'
  room: BlockRoom
  grow?: true
}

export interface MatrixColumn {
  title: string
  /** A second line of its heading. */
  says?: string
  share: number
  /** Style of its text, or weight of its boxes. */
  as?: 'head' | 'text' | 'note' | 'strong'
}

/** Text, a field to write in, a tick or a row of boxes. */
export type MatrixCell = string | SheetField | Tick | Squares

/** Rows that are always the same: abilities, reactions, what each level brings. */
export interface MatrixBlock extends BlockHeading {
  kind: 'matrix'
  /** `ruled`: places are open cells between lines; `boxed`: each place is a box of its own. */
  look: 'ruled' | 'boxed'
  columns: MatrixColumn[]
  rows: MatrixCell[][]
  under?: string
}

/** Lines with their own labels. */
export interface PlacesBlock extends BlockHeading {
  kind: 'places'
  columns?: 1 | 2 | 3
  places: (SheetField & { label: string })[]
}

/** Scores beside names, in titled columns. */
export interface SkillsBlock extends BlockHeading {
  kind: 'skills'
  columns: { title: string; places: (SheetField & { label: string })[] }[]
}

export interface FactsBlock extends BlockHeading {
  kind: 'facts'
  rows: { when: string; gives: string }[]
}

/** Rows of small boxes, with a title or with a line for their name. */
export interface TracksBlock extends BlockHeading {
  kind: 'tracks'
  columns?: 1 | 2
  tracks: (Squares & { title?: string; name?: SheetField })[]
}

/** Figures to look up. A slanted one is Gatefold's interpretation. */
export interface KeyBlock extends BlockHeading {
  kind: 'key'
  /** `list`: figures run down; `strip`: they run across in a frame. */
  look: 'list' | 'strip'
  rows: (string | { slanted: string })[][]
  under?: string
}

/** A framed strip of figures and what they mean; its title is in the frame. */
export interface StripBlock extends BlockHeading {
  kind: 'strip'
  cells: { head: string; says: string; share?: number }[]
}

/** Tick boxes, each with its meaning. */
export interface ChecksBlock extends BlockHeading {
  kind: 'checks'
  checks: (Tick & { number?: string; says: string })[]
}

/** Small elements in one row: text, ticks, boxes with their label before them, rows of small boxes. */
export interface RowBlock extends BlockHeading {
  kind: 'row'
  bits: (string | Tick | Squares | SheetField)[]
  /** Spread from edge to edge; absent means one after the other. */
  spread?: true
}

/** A rule in one line, on its own. */
export interface TextBlock extends BlockHeading {
  kind: 'text'
  says: string
}

export type SheetBlock =
  | BoxesBlock
  | GroupBlock
  | TableBlock
  | LinesBlock
  | SlotsBlock
  | NotesBlock
  | MatrixBlock
  | PlacesBlock
  | SkillsBlock
  | FactsBlock
  | TracksBlock
  | KeyBlock
  | StripBlock
  | ChecksBlock
  | RowBlock
  | TextBlock

export interface SheetColumn {
  /** Of the width, as parts of the sum. */
  share: number
  blocks: SheetBlock[]
}

/** Columns side by side across the page. One band of each page grows: it takes the height that is left. */
export interface Band {
  columns: SheetColumn[]
  grow?: true
}
