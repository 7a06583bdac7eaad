import { spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** One packet that left a program in this network, whoever it was for. */
export interface Packet {
  carries: string
  from: string
  to: string
}

export interface PacketReader {
  /** All that were sent since it was asked last. */
  sent(): Promise<Packet[]>
  stop(): void
}

/** Perl is on every Debian and reaches what Node does not: each packet of the machine (AF_PACKET) that goes out. */
const script = `
  socket(my $all, 17, 2, 0x0300) or die "no packets can be read: $!";
  $| = 1; print "reads\\n";
  while (defined(my $from = recv($all, my $packet, 65535, 0))) {
    print unpack('H*', substr($packet, 0, 64)), "\\n" if ord(substr($from, 10, 1)) == 4;
  }`

/** Reads every packet of this network. @throws when it may not */
export async function readPackets(): Promise<PacketReader> {
  const child = spawn('perl', ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const ended = once(child, 'close').then(() => Promise.reject(new Error('The reader has ended.')))
  ended.catch(() => undefined)
  await Promise.race([once(lines, 'line'), ended])
  let read: Packet[] = []
  let marks = 0
  const marked = new Map<string, () => void>()
  lines.on('line', (line) => {
    const packet = parsePacket(Buffer.from(line, 'hex'))
    const mark = marked.get(packet.to)
    if (mark) mark()
    else read.push(packet)
  })
  return {
    async sent() {
      // What was sent before a packet of our own is read before it.
      const to = `192.0.2.1:${(marks += 1)}`
      const seen = new Promise<void>((resolve) => marked.set(to, resolve))
      const socket = createSocket('udp4')
      socket.send('', marks, '192.0.2.1')
      await Promise.race([seen, ended])
      socket.close()
      const all = read
      read = []
      return all.filter(({ from, carries }) => !(carries === 'ICMP' && from === '192.0.2.1'))
    },
    stop: () => void child.kill(),
  }
}

const names: Record<number, string> = { 1: 'ICMP', 2: 'IGMP', 6: 'TCP', 17: 'UDP', 58: 'ICMPv6' }

function parsePacket(packet: Buffer): Packet {
  const six = (packet[0] ?? 0) >> 4 === 6
  const protocol = packet[six ? 6 : 9] ?? 0
  const after = six ? 40 : ((packet[0] ?? 0) & 15) * 4
  const hasPorts = (protocol === 6 || protocol === 17) && packet.length >= after + 4
  const [from, to] = six
    ? [packet.subarray(8, 24), packet.subarray(24, 40)]
    : [packet.subarray(12, 16), packet.subarray(16, 20)]
  const at = (address: Buffer, port: number) =>
    (six ? `[${address.toString('hex')}]` : address.join('.')) +
    (hasPorts ? `:${packet.readUInt16BE(port)}` : '')
  return {
    carries: names[protocol] ?? String(protocol),
    from: at(from, after),
    to: at(to, after + 2),
  }
}
