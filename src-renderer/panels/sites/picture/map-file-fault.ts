/** A file that can't be a map, with the reason and the way out. */
export interface MapFileFault {
  says: string
  way: string
}
