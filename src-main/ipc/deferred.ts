/** A promise with its own `resolve` and `reject` (`Promise.withResolvers` came after Node 20). */
interface Deferred<T> {
  promise: Promise<T>
  resolve(value: T): void
  reject(why: Error): void
}

export function deferred<T>(): Deferred<T> {
  let resolve!: (value: T) => void
  let reject!: (why: Error) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
