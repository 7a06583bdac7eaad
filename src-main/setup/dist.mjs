import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { modules, root } from './places.mjs'

/** Packages for this platform in release/. `npm run dist -- --dir` stops at the unpacked app. */
install()
await build()
const ran = spawnSync(
  process.execPath,
  [
    join(modules, 'electron-builder/cli.js'),
    '--config',
    'electron-builder.yml',
    '--publish',
    'never',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
)
if (ran.status !== 0)
  console.error(
    "No package was made; the reason stands above. Packaging needs Electron's program and its " +
      'packaging tools, which are downloaded on first use.',
  )
process.exitCode = ran.status ?? 1
