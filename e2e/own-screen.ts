/** Of the screens that were started, the one of this worker: all that it opens stands there. */
const screens = (process.env['GATEFOLD_DISPLAYS'] ?? '').split(',').filter(Boolean)
const own = screens[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % Math.max(1, screens.length)]
if (own) process.env['DISPLAY'] = own
