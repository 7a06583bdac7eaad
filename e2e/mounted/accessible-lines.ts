import { getRole } from 'dom-accessibility-api'
import { isHidden, nameOf } from './mounted-screen.ts'

/** Roles that say where a thing is; what they hold is indented. */
const places = new Set(
  'main banner contentinfo complementary navigation region group radiogroup toolbar dialog tabpanel list table article form search log status'.split(
    ' ',
  ),
)
/** Roles that a GM acts on or finds their way by. */
const things = new Set(
  'button link textbox searchbox combobox option checkbox switch radio spinbutton slider tab menuitem heading img progressbar alert'.split(
    ' ',
  ),
)
const states = [
  'disabled',
  'aria-disabled',
  'aria-pressed',
  'aria-selected',
  'aria-expanded',
  'aria-checked',
]

/** Roles, accessible names and states of everything that a screen reader finds in an element, nested as in the page. */
export function accessibleLines(top: Element, depth = 0): string[] {
  return [...top.children].flatMap((element) => {
    if (isHidden(element)) return []
    const role = getRole(element) ?? ''
    const isThing = things.has(role)
    const name = isThing || places.has(role) ? nameOf(element) : ''
    const isShown = isThing || name !== ''
    const state = states
      .filter((each) => element.hasAttribute(each))
      .map((each) => `, ${each.replace('aria-', '')} ${element.getAttribute(each) || 'true'}`)
    const line = isShown ? [`${'  '.repeat(depth)}${role} “${name}”${state.join('')}`] : []
    const isWhole = isThing && role !== 'combobox'
    return isWhole ? line : [...line, ...accessibleLines(element, depth + (isShown ? 1 : 0))]
  })
}
