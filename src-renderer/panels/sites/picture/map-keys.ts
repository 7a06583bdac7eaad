import type { KeyMap } from '../../../lib/key-map.svelte.ts'
import type { MapTool, MapToolName } from './map-tool.svelte.ts'
import type { MapView } from './map-view.svelte.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const tools: readonly MapToolName[] = ['look', 'pin', 'rectangle', 'area', 'cover']

/** Screen pixels of one press of an arrow; Shift goes finer with a tool and farther without. */
const panStep = 80
const cursorStep = 16

/** Does what a key means on the map; false for one that means nothing there. */
export function handlesKey(
  event: KeyboardEvent,
  view: MapView,
  tool: MapTool,
  keys: Pick<KeyMap, 'means'>,
): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey) return false
  // Keys on a pin are the pin's own, but for those that move the map.
  const isOnPin = event.target !== event.currentTarget
  const arrow = arrows[key]
  if (arrow && tool.name === 'look') {
    const step = panStep * (shiftKey ? 4 : 1)
    view.panBy(arrow[0] * step, arrow[1] * step)
    return true
  }
  if (arrow) {
    const step = (shiftKey ? 1 : cursorStep) / view.zoom
    const [x, y] = cursorOf(view, tool)
    tool.cursor = [
      Math.min(view.pictureWidth, Math.max(0, x + arrow[0] * step)),
      Math.min(view.pictureHeight, Math.max(0, y + arrow[1] * step)),
    ]
    view.follow(tool.cursor)
    return true
  }
  if (keys.means('map.larger', event) || key === '=') view.zoomBy(1.25)
  else if (keys.means('map.smaller', event)) view.zoomBy(1 / 1.25)
  else if (keys.means('map.fit', event)) view.fit()
  else if (key === 'Escape') return tool.leave()
  else if (key === 'Backspace') return tool.back()
  else if (key === 'Enter' && shiftKey) tool.close()
  else if ((key === 'Enter' || key === ' ') && tool.name !== 'look' && !isOnPin)
    tool.press(cursorOf(view, tool), cursorStep / view.zoom)
  else {
    const wanted = tools.find((name) => keys.means(`map.${name}`, event))
    if (!wanted) return false
    tool.take(wanted)
    tool.cursor = view.pointAt(view.width / 2, view.height / 2)
  }
  return true
}

function cursorOf(view: MapView, tool: MapTool): readonly [number, number] {
  return tool.cursor ?? view.pointAt(view.width / 2, view.height / 2)
}
