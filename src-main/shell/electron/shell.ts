import type { Shell, ShellOptions } from '../shell.ts'
export async function electronShell(_options: ShellOptions): Promise<Shell> { throw new Error('bootstrap') }
