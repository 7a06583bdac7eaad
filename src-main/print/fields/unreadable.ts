/** Why a file gives no fields, for the one who chose it. Main knows it without the PDF library. */
export class Unreadable extends Error {
  readonly way: string
  constructor(message: string, way: string) {
    super(message)
    this.name = 'Unreadable'
    this.way = way
  }
}
