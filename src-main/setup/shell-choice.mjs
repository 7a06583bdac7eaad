const shells = /** @type {const} */ (['electron', 'chromium'])

/** @typedef {typeof shells[number]} ShellName */

/**
 * Takes `--shell=NAME` or `--shell NAME` out of a command line.
 * @param {string[]} args
 * @returns {{ shell: ShellName | null, rest: string[] }}
 * @throws {RangeError} in words, when there is no such shell
 */
export function shellChoice(args) {
  const at = args.findIndex((arg) => arg === '--shell' || arg.startsWith('--shell='))
  const said = args[at]
  if (said === undefined) return { shell: null, rest: args }
  const isOneWord = said.includes('=')
  const name = isOneWord ? said.slice('--shell='.length) : (args[at + 1] ?? '')
  const shell = shells.find((one) => one === name)
  if (!shell)
    throw new RangeError(`There is no shell "${name}": --shell takes ${shells.join(' or ')}.`)
  return { shell, rest: args.filter((_, place) => place !== at && (isOneWord || place !== at + 1)) }
}

/**
 * Shell choice for a command that is just starting: a wrong name ends it with exit code 2.
 * @param {string[]} args
 */
export function shellChoiceOrEnd(args) {
  try {
    return shellChoice(args)
  } catch (error) {
    console.error(error instanceof RangeError ? error.message : error)
    process.exit(2)
  }
}
