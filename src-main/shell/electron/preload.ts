import { contextBridge, ipcRenderer } from 'electron'
import type { PagePort } from '../../ipc/wire.ts'
import { channel, listens } from './channel.ts'

const hearers: ((message: string) => void)[] = []

ipcRenderer.on(channel, (_event, message: unknown) => {
  if (typeof message === 'string') for (const hear of hearers) hear(message)
})

const port: PagePort = {
  send: (message) => ipcRenderer.send(channel, String(message)),
  on: (hear) => {
    if (hearers.push(hear) === 1) ipcRenderer.send(channel, listens)
  },
}

contextBridge.exposeInMainWorld('gatefoldPort', port)
