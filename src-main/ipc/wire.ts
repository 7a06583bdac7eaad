/**
 * A pipe of strings between two sides that do not trust each other: Electron's IPC, or a DevTools
 * binding in the Chromium shell. Order is kept; nothing is lost while it is open.
 */
export interface Wire {
  send(message: string): void
  onMessage(hear: (message: string) => void): void
  onClose(hear: (why: Error) => void): void
}

/** The one global every page gets from its shell. */
export interface PagePort {
  send(message: string): void
  on(hear: (message: string) => void): void
}

/** A message longer than this travels in pieces: one of 20 MB would block everything behind it. */
export const pieceLength = 256 * 1024

/** The longest message, in characters of its JSON; a longer one is refused before it is sent. */
export const messageLimit = 256 * 1024 * 1024
