/**
 * URL of a thread's program: beside main's, and in Electron's package beside the archive, from which Node
 * starts no thread.
 * @param name `zip` for `zip.worker.mjs`; @param main URL of main's own program
 */
export function workerProgram(name: string, main: string = import.meta.url): URL {
  const outside = main.replace(/[/]app[.]asar[/]/, '/app.asar.unpacked/')
  return new URL(`./${name}.worker.mjs`, outside)
}
