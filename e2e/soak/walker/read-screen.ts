import { leafOverFold } from '../../in-page/covers.ts'
import { collapseSpaces, isShown, rootInUse } from '../../in-page/items.ts'

/** Something that can be pressed, chosen or filled in, as a screen reader would announce it. */
export type Control = ReturnType<typeof readControl>
/** The screen as it stands: what is offered, what it says, where the focus is. */
export type ScreenReading = ReturnType<typeof readScreen>

const one = (selector: string) => document.querySelector(selector)
const wordsOf = (element: Element | null | undefined) => collapseSpaces(element?.textContent ?? '')

const controls = `button, a[href], input, select, textarea, summary,
  [role=button], [role=option], [role=tab], [role=menuitem]`
const regions = `dialog, [data-region], form[aria-label], section[aria-label],
  section[aria-labelledby], article[aria-label]`
const roles: readonly (readonly [selector: string, role: string])[] = [
  ['button, summary', 'button'],
  ['a', 'link'],
  ['select', 'combobox'],
  ['input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea', 'textbox'],
]

const roleOf = (element: Element): string =>
  element.role ??
  roles.find(([selector]) => element.matches(selector))?.[1] ??
  element.getAttribute('type') ??
  'generic'

/** Text of an element without what is hidden from a screen reader, such as the key on a button. */
const spokenIn = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      return node.ariaHidden === 'true' ? '' : spokenIn(node)
    })
    .join('')

function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const isField = element.matches('input, select, textarea')
  return (
    collapseSpaces(element.ariaLabel) ||
    labelledBy.map((id) => wordsOf(document.getElementById(id))).join(' ') ||
    (isField
      ? wordsOf((element as HTMLInputElement).labels?.[0])
      : collapseSpaces(spokenIn(element))) ||
    collapseSpaces(element.getAttribute('placeholder') ?? element.getAttribute('title'))
  )
}

function readControl(element: HTMLElement, at: number) {
  const { type, inputMode, placeholder, value } = element as HTMLInputElement
  const around = element.closest(regions)
  const options = element instanceof HTMLSelectElement ? [...element.options] : []
  return {
    /** Its place in the last reading, for `elementAt`. */
    at,
    role: roleOf(element),
    name: nameOf(element).slice(0, 160),
    /** Keys that do the same. */
    keys: element.ariaKeyShortcuts?.split(' ') ?? [],
    enabled: !element.matches(':disabled, [aria-disabled=true]'),
    /** The screen brings it to the fore: a primary button, one with a key, or one of a card of what is due. */
    fore: element.matches('.prime, main [aria-keyshortcuts], .question .btn, .dues .btn'),
    /** The named dialog, form or region around it. */
    within: around ? nameOf(around).slice(0, 60) : '',
    /** The kind of a field, and its example. */
    asks: [type, inputMode, placeholder].join('\n'),
    value: value ?? '',
    /** Rows of a list, null for those that cannot be chosen now. */
    options: options.map(({ label, selected, disabled }) => (selected || disabled ? null : label)),
  }
}

let found: readonly HTMLElement[] = []

/** Element of a control of the last reading; a radio or tick box is drawn by its label. */
export function elementAt(at: number): HTMLElement | undefined {
  const drawn = found[at]?.matches('[type=radio], [type=checkbox]') && found[at].closest('label')
  return drawn || found[at]
}

function readScreen() {
  const [root, leaf, focus] = [rootInUse(), one(leafOverFold), document.activeElement]
  const dialog = root === document.body ? null : root
  const isCovered = (element: Element) =>
    leaf && !dialog && element.closest('main') && !leaf.contains(element)
  found = [...root.querySelectorAll<HTMLElement>(controls)].filter(
    (it) => isShown(it) && !isCovered(it) && !it.closest('[inert], [aria-hidden=true]'),
  )
  const events = /(\d+)\s+events?/.exec(wordsOf(one('[aria-label=Chronicle] > footer')))
  return {
    /** Empty on the start page. */
    fold: one('nav[aria-label=Folds]') ? (one('main')?.ariaLabel ?? '') : '',
    /** Of the window, and of its letters: "1440×900, 16px". */
    size: `${innerWidth}×${innerHeight}, ${getComputedStyle(document.documentElement).fontSize}`,
    /** The topmost dialog, and a procedure that asks, by their names. */
    dialog: dialog && (nameOf(dialog) || 'dialog'),
    question: one('.question')?.ariaLabel ?? null,
    controls: found.map(readControl),
    /** Null when it is lost; `passedBy` when Space and Enter mean what they mean without it. */
    focus: focus?.isConnected &&
      focus !== document.body && {
        role: roleOf(focus),
        name: nameOf(focus).slice(0, 80),
        passedBy: focus.closest('[data-clicked]') !== null,
      },
    alerts: [...document.querySelectorAll('[role=alert]')].filter(isShown).map(wordsOf),
    /** Everything that can be read, line by line. */
    text: document.body.innerText,
    clock: wordsOf(one('[aria-label=Clock] button')),
    /** Lines of the list of lights: "Torch: 2 turns". */
    lights: [...document.querySelectorAll('[aria-label="Lights and times running"] > li')].map(
      (it) => it.getAttribute('title') ?? '',
    ),
    /** Entries that the chronicle counts, null while it is folded shut or searched; and its newest line. */
    events: events && Number(events[1]),
    newest: wordsOf(one('[role=log] li.new')),
  }
}

let changed = false
new MutationObserver(() => (changed = true)).observe(document, {
  ...{ subtree: true, childList: true, attributes: true, characterData: true },
})

/** Reads when two frames have passed that drew nothing more. Gives JSON, which DevTools passes on quickly. */
export async function readAtRest(): Promise<string> {
  // A fold that is being laid gets one panel a frame; a light that burns in real time never rests.
  const isLaid = () => one('.laying') === null
  for (let frames = 0, still = 0; still < 2 && frames < (isLaid() ? 20 : 600); frames += 1) {
    changed = false
    await new Promise(requestAnimationFrame)
    still = changed || !isLaid() ? 0 : still + 1
  }
  return JSON.stringify(readScreen())
}
