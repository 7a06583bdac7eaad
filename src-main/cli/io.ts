/** Streams and files that a command may use, so that tests can supply their own. */
export interface Io {
  readFile(path: string): Promise<Uint8Array>
  writeFile(path: string, text: string): Promise<void>
  stdin(): Promise<Uint8Array>
  /** Writes words, or the bytes of a file, to the standard output. */
  out(text: string | Uint8Array): void
  err(text: string): void
}

/** Exit code of a command: 0 done, 1 it could not be done, 2 it was called wrongly. */
export type ExitCode = 0 | 1 | 2
