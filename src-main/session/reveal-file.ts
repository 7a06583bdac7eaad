import { Refusal } from '../ipc/contract/endpoint.ts'
import type { Services } from './services.ts'

/** Opens a file or folder of Gatefold's own in another program. @throws {Refusal} */
export async function revealFile(services: Services, path: string): Promise<void> {
  const { shell, dataFolder } = services
  if (![dataFolder, shell.outFolder].some((folder) => isWithin(path, folder)))
    throw new Refusal('refused', `${path} is not one of Gatefold's own files.`)
  await shell.reveal(path).catch((error: unknown) => {
    services.report(error)
    throw new Refusal(
      'refused',
      `No program of this machine opened ${path}.`,
      'It is there all the same: open it in a program of your own, or set one for such files.',
    )
  })
}

/** True when a path is a folder or lies in it; `..` is refused, whatever the machine's separator. */
function isWithin(path: string, folder: string): boolean {
  const beyond = path.slice(folder.length)
  const goesOn = beyond === '' || /^[\\/]/.test(beyond) || /[\\/]$/.test(folder)
  return path.startsWith(folder) && goesOn && !/(^|[\\/])\.\.([\\/]|$)/.test(beyond)
}
