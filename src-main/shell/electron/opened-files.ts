import { app } from 'electron'

const waiting: string[] = []
let hear = (file: string): void => void waiting.push(file)

// A Mac names files that the GM opens by events, the first of them before Electron is ready; elsewhere they are on the command line.
app.on('open-file', (event, file) => {
  event.preventDefault()
  hear(file)
})

/**
 * Sets the listener for files that the Mac opens with Gatefold, those before this call included, in place of
 * any earlier one.
 */
export function onOpenFile(listener: (file: string) => void): void {
  hear = listener
  for (const file of waiting.splice(0)) listener(file)
}
