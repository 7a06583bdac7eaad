/**
 * Each of Playwright's workers opens its windows on a screen of its own, so that none takes the
 * focus from another's. GATEFOLD_DISPLAYS lists them; without it all share DISPLAY.
 */
export function ownDisplay(env: NodeJS.ProcessEnv): Record<string, string> {
  const displays = env['GATEFOLD_DISPLAYS']?.split(',') ?? []
  const own = displays[Number(env['TEST_PARALLEL_INDEX'] ?? 0) % displays.length]
  return own ? { DISPLAY: own } : {}
}
