/**
 * Proxy that cannot exist: a multicast address ("shall never be assigned", RFC 4291), which no program can
 * listen at and no connection can be made to. Not even this machine itself is reached past it.
 */
export const nowhere = { host: 'ff00::', port: 9 }

/** Switches of Chromium by which neither a page nor the browser itself reaches a network. */
export const offline: readonly (readonly [name: string, value: string])[] = [
  ['proxy-server', `http://[${nowhere.host}]:${nowhere.port}`],
  ['proxy-bypass-list', '<-loopback>'],
  ['force-webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
]
