import { resolve } from 'node:path'

/**
 * Absolute paths of the files on our command line; switches are the browser's.
 * @param argv with the program itself first
 * @param namesApp true when the word after the program names the app: in Node, and in Electron before it is
 * packed
 */
export function filesOnCommandLine(
  argv: readonly string[],
  namesApp: boolean,
  folder: string,
): string[] {
  const words = argv.slice(1).filter((word) => word !== '' && !word.startsWith('-'))
  return words.slice(namesApp ? 1 : 0).map((file) => resolve(folder, file))
}
