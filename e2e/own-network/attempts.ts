/** Runs in the page: every way that a script has to send something away. What came of each, for whoever reads along. */
export async function tryAllSends(): Promise<Record<string, string>> {
  const there = 'https://there.example/'
  const came: Record<string, string> = {}
  const attempt = async (what: string, send: () => unknown): Promise<void> => {
    try {
      came[what] = String(await send())
    } catch (error) {
      came[what] = String(error)
    }
  }
  const put = (name: string, attributes: Record<string, string>): void => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    document.head.append(element)
  }
  await attempt('window.open', () => window.open(there))
  await attempt('window.open, no opener', () => window.open(there, '_blank', 'noopener'))
  await attempt('a link to a new window', () => {
    const link = Object.assign(document.createElement('a'), {
      href: there,
      target: '_blank',
      ping: there,
    })
    document.body.append(link)
    link.click()
  })
  await attempt('fetch', () => fetch(there, { mode: 'no-cors' }))
  await attempt('beacon', () => navigator.sendBeacon(there, 'words'))
  await attempt('socket', () => new WebSocket('wss://there.example/'))
  await attempt('events', () => new EventSource(there))
  await attempt('image', () => void (new Image().src = there))
  await attempt('frame', () => put('iframe', { src: there }))
  for (const rel of [
    'dns-prefetch',
    'preconnect',
    'prefetch',
    'preload',
    'prerender',
    'stylesheet',
    'manifest',
    'icon',
  ])
    await attempt(rel, () => put('link', { rel, href: there, as: 'script' }))
  await attempt('script', () => put('script', { src: there }))
  await attempt('form', () => {
    const form = Object.assign(document.createElement('form'), {
      action: there,
      method: 'post',
      target: '_blank',
    })
    document.body.append(form)
    form.submit()
  })
  await attempt('transport', () => new WebTransport(there).ready)
  await attempt('peer', async () => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:203.0.113.5:3478' }] })
    peer.createDataChannel('words')
    await peer.setLocalDescription(await peer.createOffer())
    return peer.iceGatheringState
  })
  await attempt('leaving', () => location.assign(there))
  return came
}
