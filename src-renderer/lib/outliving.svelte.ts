/**
 * Makes a thing that outlives the component that first asks for it. Without a root of its own, what it
 * derives would stand still once that component is gone: when the GM comes back to the fold.
 */
export function outliving<T>(make: () => T): T {
  let thing: T | undefined
  $effect.root(() => {
    thing = make()
  })
  return thing as T
}
