import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from './browser.mjs'
import { buildIfChanged } from './build.mjs'
import { install } from './install.mjs'
import { dist } from './places.mjs'
import { standWhereCalled } from './run.mjs'

/** `npm run -s gatefold -- COMMAND`: only the command speaks on standard output. */
await install()
await buildIfChanged({ quiet: true })
process.env.GATEFOLD_BROWSER ??= findBrowser() ?? ''
standWhereCalled()
const program = join(dist, 'main/cli.mjs')
process.argv = [process.execPath, program, ...process.argv.slice(2)]
await import(pathToFileURL(program).href)
