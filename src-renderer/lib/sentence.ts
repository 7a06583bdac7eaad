/** Adds the full stop that a sentence lacks; one that ends in a mark of its own stands as it is. */
export function sentence(words: string): string {
  return words === '' || /[.!?…]$/.test(words) ? words : `${words}.`
}
