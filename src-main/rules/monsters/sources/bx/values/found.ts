/** A value and how far into its clause it reaches; clauses are clean text in plain signs. */
export interface ClauseValue<T> {
  value: T
  to: number
}
