/** A value and how far into its clause it reaches; clauses are clean text in plain signs. */
export interface Found<T> {
  value: T
  to: number
}
