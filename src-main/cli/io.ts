/** What a command may touch: its streams and files, so that tests can look over its shoulder. */
export interface Io {
  readFile(path: string): Promise<Uint8Array>
  writeFile(path: string, text: string): Promise<void>
  stdin(): Promise<Uint8Array>
  out(text: string): void
  err(text: string): void
}

/** How a command ends: 0 well, 1 it could not be done, 2 it was called wrongly. */
export type ExitCode = 0 | 1 | 2
