import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../ipc/contract/endpoint.ts'
import { lockFolder, lockPipe } from './lock-folder.ts'
import { takeLock, type Lock } from './lock.ts'

type Owner = Extract<Lock, { owner: true }>
type Other = Extract<Lock, { owner: false }>

let folder: string
const owners: Owner[] = []
const reports: unknown[] = []

async function take(): Promise<Lock> {
  const lock = await takeLock(folder, (error) => reports.push(error))
  if (lock.owner) owners.push(lock)
  return lock
}

async function owner(): Promise<Owner> {
  const lock = await take()
  if (!lock.owner) throw new Error('not the owner')
  return lock
}

async function other(): Promise<Other> {
  const lock = await take()
  if (lock.owner) throw new Error('the owner')
  return lock
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatefold-lock-'))
  reports.length = 0
})
afterEach(async () => {
  await Promise.all(owners.splice(0).map((lock) => lock.release()))
  rmSync(folder, { recursive: true, force: true })
})

describe('the instance lock', () => {
  it("is the first start's, and a socket only its user may touch", async () => {
    await owner()
    expect(statSync(join(folder, 'lock')).mode & 0o777).toBe(0o700)
    expect(statSync(socketPath()).mode & 0o777).toBe(0o600)
  })

  it('lets a second start ask the first', async () => {
    const first = await owner()
    first.onMessage((request) => ({ heard: request }))
    expect(await (await other()).ask({ raise: true })).toEqual({
      ok: true,
      value: { heard: { raise: true } },
    })
  })

  it('keeps a request that comes before the first start listens', async () => {
    const first = await owner()
    const answer = (await other()).ask('early')
    first.onMessage(() => 'heard')
    expect(await answer).toEqual({ ok: true, value: 'heard' })
  })

  it('is answered by whoever was told last: the app behind it may be started again', async () => {
    const first = await owner()
    first.onMessage(() => 'the one before')
    first.onMessage(() => 'the one after')
    expect(await (await other()).ask('who is there')).toEqual({ ok: true, value: 'the one after' })
  })

  it('carries refusals whole, and our own mistakes without their words', async () => {
    const first = await owner()
    first.onMessage((request) => {
      throw request === 'refuse'
        ? new Refusal('not-found', 'There is no such campaign.', 'See the list.')
        : new Error('secret')
    })
    const second = await other()
    expect(await second.ask('refuse')).toEqual({
      ok: false,
      failure: { code: 'not-found', message: 'There is no such campaign.', way: 'See the list.' },
    })
    expect(await second.ask('break')).toEqual({
      ok: false,
      failure: { code: 'failed', message: 'The running Gatefold could not do that.' },
    })
    expect(reports).toEqual([new Error('secret')])
  })

  it('tells the caller how far it is before it answers', async () => {
    const first = await owner()
    first.onMessage((_request, { tell }) => {
      tell(1, 4, 'Laying out the page')
      tell(2, 4, 'Printing\nstill')
      return 'printed'
    })
    const reports: unknown[] = []
    const answer = await (
      await other()
    ).ask('print', undefined, (...progress) => reports.push(progress))
    expect(answer).toEqual({ ok: true, value: 'printed' })
    expect(reports).toEqual([
      [1, 4, 'Laying out the page'],
      [2, 4, 'Printing\nstill'],
    ])
  })

  it('work for a caller that hangs up is called off', async () => {
    const first = await owner()
    const off = new Promise((resolve) => {
      first.onMessage((_request, { signal }) => {
        signal.addEventListener('abort', resolve)
        return new Promise(() => undefined)
      })
    })
    expect(await (await other()).ask('print', 20)).toMatchObject({ failure: { code: 'timeout' } })
    await off
  })

  it('is free again when it is released', async () => {
    await (await owner()).release()
    owners.length = 0
    expect((await take()).owner).toBe(true)
  })

  it('says so when the owner goes or does not answer', async () => {
    const first = await owner()
    const second = await other()
    expect(await second.ask('nobody listens yet', 20)).toMatchObject({
      ok: false,
      failure: { code: 'timeout' },
    })
    first.onMessage(() => null)
    await first.release()
    owners.length = 0
    expect(await second.ask('anyone?')).toMatchObject({ ok: false, failure: { code: 'gone' } })
  })

  it('of a process that was killed is taken over, by exactly one of many', async () => {
    mkdirSync(join(folder, 'lock'))
    await Promise.all(
      ['000000000000', '7f7f7f7f7f7f', 'ffffffffffff'].map((name) =>
        deadSocket(join(folder, 'lock', name)),
      ),
    )
    const locks = await Promise.all(Array.from({ length: 8 }, take))
    expect(locks.filter((lock) => lock.owner)).toHaveLength(1)
    expect(readdirSync(join(folder, 'lock'))).toHaveLength(1)
    owners[0]?.onMessage(() => 'the owner')
    for (const lock of locks)
      if (!lock.owner) expect(await lock.ask('who?')).toEqual({ ok: true, value: 'the owner' })
  })

  it('is taken where something else lies in its place, and leaves that alone', async () => {
    const lies = join(folder, 'lock')
    mkdirSync(join(lies, 'a folder'), { recursive: true })
    writeFileSync(join(lies, 'a folder', 'what'), 'not a socket')
    // A name as sockets have it makes no socket of a folder or a file.
    mkdirSync(join(lies, '000000000000'))
    writeFileSync(join(lies, '111111111111'), 'no socket either')
    await deadSocket(join(lies, 'of-another-program'))
    expect((await take()).owner).toBe(true)
    expect(readdirSync(lies)).toEqual(
      expect.arrayContaining(['000000000000', '111111111111', 'a folder', 'of-another-program']),
    )
  })

  it('is not taken through a link: what it leads to is left alone', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'gatefold-elsewhere-'))
    writeFileSync(join(elsewhere, 'precious'), 'mine')
    symlinkSync(elsewhere, join(folder, 'lock'))
    await expect(take()).rejects.toThrow(`${join(folder, 'lock')}, and that is no folder`)
    expect(readdirSync(elsewhere)).toEqual(['precious'])
    rmSync(elsewhere, { recursive: true })
  })

  it.runIf(process.getuid?.() === 0)("is not taken in another user's folder", async () => {
    mkdirSync(join(folder, 'lock'))
    chownSync(join(folder, 'lock'), 4321, 4321)
    await expect(take()).rejects.toThrow('belongs to another user')
  })

  it('closes a folder of ours that others may read', async () => {
    mkdirSync(join(folder, 'lock'))
    chmodSync(join(folder, 'lock'), 0o755)
    await owner()
    expect(statSync(join(folder, 'lock')).mode & 0o777).toBe(0o700)
  })

  it('believes nobody who does not know the key of the data folder', async () => {
    await (await owner()).release()
    owners.length = 0
    const impostor = createServer((socket) =>
      socket.end(
        `${JSON.stringify({ ok: true, value: { standing: 'owner', proof: 'trust me' } })}\n`,
      ),
    )
    const path = join(folder, 'lock', '000000000000')
    await new Promise<void>((resolve) => impostor.listen(path, resolve))
    await expect(take()).rejects.toThrow(`Another program answers at ${path}`)
    impostor.close()
  })

  it('has a key that only its user may read, the same at each start', async () => {
    await (await owner()).release()
    owners.length = 0
    const key = readFileSync(join(folder, 'lock.key'))
    expect(statSync(join(folder, 'lock.key')).mode & 0o777).toBe(0o600)
    await owner()
    expect(readFileSync(join(folder, 'lock.key'))).toEqual(key)
  })

  it('writes a key again that a start died at', async () => {
    writeFileSync(join(folder, 'lock.key'), '')
    await owner()
    expect(readFileSync(join(folder, 'lock.key'))).toHaveLength(32)
  })

  it('lies in a folder of its user where the path is too long for a socket', async () => {
    const long = join(folder, 'a'.repeat(120))
    mkdirSync(long)
    expect(lockFolder(long, { XDG_RUNTIME_DIR: folder }).startsWith(folder)).toBe(true)
    expect(lockFolder(long, { XDG_RUNTIME_DIR: join(folder, 'gone') })).toContain(tmpdir())
    expect(lockFolder(long, {}).startsWith(tmpdir())).toBe(true)
    folder = long
    await owner()
    expect((await take()).owner).toBe(false)
    rmSync(lockFolder(long), { recursive: true })
  })

  it('says which folder refuses it', async () => {
    folder = join(folder, 'missing')
    await expect(take()).rejects.toThrow(`Gatefold cannot write ${join(folder, 'lock.key')}`)
  })

  it('stands hostile callers: garbage, no end, silence', async () => {
    const first = await owner()
    first.onMessage((request) => request)
    await Promise.all([
      untilHungUp('not json\n'),
      untilHungUp('\n'),
      untilHungUp('x'.repeat(2_000_000)),
      untilHungUp('\u0000\u0000\n{"a":1}\n'),
    ])
    const silent = createConnection(socketPath())
    expect(await (await other()).ask([1])).toEqual({ ok: true, value: [1] })
    silent.destroy()
    expect(reports).toEqual([])
  })

  it('is a named pipe on Windows, one for each folder', () => {
    expect(lockPipe('/one')).toMatch(/^\\\\\.\\pipe\\gatefold-[0-9a-f]{24}$/)
    expect(lockPipe('/one')).not.toBe(lockPipe('/two'))
  })
})

function socketPath(): string {
  const [name] = readdirSync(join(folder, 'lock'))
  return join(folder, 'lock', name ?? 'none')
}

function untilHungUp(text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath(), () => socket.write(text))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.resume()
  })
}

/** A socket whose process was killed without a chance to remove it. */
function deadSocket(path: string): Promise<void> {
  const source = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`
  return new Promise((resolve) =>
    spawn(process.execPath, ['-e', source]).once('exit', () => resolve()),
  )
}
