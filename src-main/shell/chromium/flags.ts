import { offline } from '../offline.ts'

/** Size of a new window in CSS pixels: the smallest laptop the screen is drawn for. */
export const windowSize = { width: 1280, height: 800 }

const quiet = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-breakpad',
  '--disable-domain-reliability',
  '--metrics-recording-only',
  '--no-pings',
  '--noerrdialogs',
  '--disable-search-engine-choice-screen',
  '--hide-crash-restore-bubble',
  '--disable-session-crashed-bubble',
  // Without these the first start asks for the machine's key ring.
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication,' +
    'CertificateTransparencyComponentUpdater,InterestFeedContentSuggestions,GlobalMediaControls,PaintHolding',
]

/** Switches that keep the vault and a covered screen at full speed. */
const awake = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

/** Switch that makes a window dark before its page is drawn. */
const dark = ['--force-dark-mode']

const cutOff = offline.map(([name, value]) => `--${name}=${value}`)

/**
 * Switches for root, as which Chromium refuses to run inside its sandbox; for anyone else the sandbox stays
 * on.
 */
function sandbox(uid: number | undefined): string[] {
  return uid === 0 ? ['--no-sandbox', '--test-type'] : []
}

interface Start {
  profile: string
  headless: boolean
  uid: number | undefined
}

/** Command line of a browser that lives without windows and ends with our pipe. */
export function flags({ profile, headless, uid }: Start): string[] {
  return [
    ...quiet,
    ...awake,
    ...dark,
    ...cutOff,
    ...sandbox(uid),
    `--user-data-dir=${profile}`,
    `--window-size=${windowSize.width},${windowSize.height}`,
    '--class=gatefold',
    '--no-startup-window',
    // Else it ends with its last window, and the vault with it.
    '--keep-alive-for-test',
    '--remote-debugging-pipe',
    ...(headless ? ['--headless=new'] : []),
  ]
}

/** Command line of the short-lived second process that asks the first for a window without tabs. */
export function windowFlags(profile: string, url: string, uid: number | undefined): string[] {
  return [
    // Should the first have ended meanwhile, this is a browser of its own.
    ...cutOff,
    ...sandbox(uid),
    `--user-data-dir=${profile}`,
    `--app=${url}`,
    `--window-size=${windowSize.width},${windowSize.height}`,
  ]
}
