import type { Span } from '../../../canonical.ts'
import type { LabelledFigure } from '../labels/words.ts'

/** A label as it stands in the clean text: `from` its first sign, `to` where its value begins. */
export interface Hit extends Span {
  figure: LabelledFigure
  /** In small letters without accents. */
  word: string
  /** A colon, a cell's edge or a line's end sets the value apart. */
  set: boolean
  /** Stands alone as a label; the others count only beside such. */
  strong: boolean
  /** First on its line. */
  opens: boolean
  /** `2 HD`: the value stands before the label, `from` is where it begins and `to` where the label ends. */
  turned: boolean
  /** The figure that a label stands for whose value tells none: `Armor Class: see below`. */
  figureWithoutValue?: LabelledFigure | undefined
}
