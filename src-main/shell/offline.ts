/**
 * A proxy where nobody can be: an address of many ("shall never be assigned", RFC 4291), which no program can listen
 * at and no connection can be made to. Not even this machine itself is asked past it.
 */
export const nowhere = { host: 'ff00::', port: 9 }

/** Switches of Chromium, with which nothing reaches a network, whatever a page or the browser itself tries. */
export const offline: readonly (readonly [name: string, value: string])[] = [
  ['proxy-server', `http://[${nowhere.host}]:${nowhere.port}`],
  ['proxy-bypass-list', '<-loopback>'],
  ['force-webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
]
