import { tick } from 'svelte'
import type { Focus } from './keys.ts'

/**
 * The rule of the focus: keys belong to the game, wherever the mouse was.
 *
 * 1. Space and Enter press a control only when the keyboard went to it. A button that was clicked keeps
 *    the focus, so that Tab goes on from there, but keys pass it by. A choice that was clicked (a radio, a
 *    tick, a row of an open list) hands the focus to what stands around it, because arrows would change it.
 * 2. A field takes typing only when the GM went to it or opened the form that it begins. A fold that is
 *    entered focuses no field; Escape leaves one, and so does the Enter that takes its form away.
 * 3. Focus is never lost: when the control that has it goes away or can't be pressed any more, the nearest
 *    thing around it that is left has it. What lay over the folds gives it back to where it was.
 *    Past the last stop Tab goes on at the first, and Shift+Tab at the last.
 *
 * No panel has to do anything for it; a panel that opens a form focuses the form's first field.
 */

/** Marks a control that was clicked, for as long as it has the focus. */
const clicked = 'data-clicked'
const pressables = 'button, a[href], summary, [role="button"]'
const stops = ':is(button, input, select, textarea):not(:disabled), a[href], summary, [tabindex]'
const fields = 'input, select, textarea'
const choices = 'input[type="radio"], input[type="checkbox"]'
/** Types of inputs in which nothing is typed. */
const textless = new Set([
  'button',
  'checkbox',
  'radio',
  'range',
  'file',
  'submit',
  'reset',
  'color',
])
/** Elements that may take the focus when a control inside them is gone. */
const around = 'section, form, dialog, [data-region]'

/** Elements around what had the focus last, from the inside. */
let trail: readonly Element[] = []
/** The control under the mouse button, until a key is pressed. */
let pressed: Element | null = null
/** Which way Tab was pressed, until anything else is. */
let tabbed: 'on' | 'back' | null = null
let leaving = false
/** Times that a field was let go for what its Enter does. */
let releases = 0
/** True while a fold is turned to, until its panels stand. */
let entering = false

/** Keeps the rule on a page; returns how to stop. */
export function keepFocusRule(page: Document): () => void {
  const stop = new AbortController()
  const hear = <K extends keyof DocumentEventMap>(
    name: K,
    does: (event: DocumentEventMap[K]) => void,
  ): void => page.addEventListener(name, does, { capture: true, signal: stop.signal })
  hear('pointerdown', ({ target }) => {
    pressed = controlAt(target)
    tabbed = null
    // What has the focus already gets none from its click.
    if (pressed !== null && pressed === page.activeElement) hold(pressed)
  })
  hear('keydown', ({ key, shiftKey }) => {
    pressed = null
    tabbed = key === 'Tab' ? (shiftKey ? 'back' : 'on') : null
  })
  hear('focusin', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement)) return
    if (!entering || !target.matches(fields) || target.closest('form.question')) hold(target)
    // A form that stood open in the fold begins again when the GM goes to it.
    else if (relatedTarget instanceof HTMLElement && relatedTarget.isConnected)
      relatedTarget.focus()
    else focusAround(trail)
  })
  hear('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement)) return
    // While another window has the focus, the control keeps what it was in this one.
    const stays = page.activeElement === target || page.querySelector('dialog:modal') !== null
    if (!leaving && !stays) target.removeAttribute(clicked)
    if (leaving) return
    if (relatedTarget === null) queueMicrotask(() => findAgain(page, target))
    // What the field does as it is left may take the next control away before it has the focus.
    else setTimeout(() => findAgain(page, target))
  })
  hear('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target === pressed) focusAround(trail)
  })
  return () => stop.abort()
}

/** True when the control was clicked, and Space and Enter mean what they mean without it. */
export function isClickedControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${clicked}]`) !== null
}

/** Focus at an element: whether it takes text, and whether Space or Enter presses it. */
export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return { typing: false, pressable: false }
  const field =
    target instanceof HTMLInputElement
      ? !textless.has(target.type)
      : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  return {
    typing: field || target.isContentEditable,
    pressable:
      target.closest('button, a[href], summary, input, select, [role="button"]') !== null &&
      !isClickedControl(target),
  }
}

/** Remembers the focused element; the returned function restores it, or focuses the nearest remaining one. */
export function rememberFocus(page: Document = document): () => void {
  const [before, path] = [page.activeElement, trail]
  const wasClicked = before?.hasAttribute(clicked) ?? false
  return () => {
    if (!(before instanceof HTMLElement) || !before.isConnected || before === page.body)
      return focusAround(path)
    if (wasClicked) before.setAttribute(clicked, '')
    before.focus()
    // What is hidden by now does not take it.
    if (page.activeElement !== before) focusAround(path)
  }
}

/** Turns to a fold, where no form that stands open takes the focus. */
export function enterFold(turn: () => void): void {
  entering = true
  turn()
  void tick().then(() => (entering = false))
}

/** Gives the focus to what stands around the field or control that has it. */
export function leaveControl(): void {
  focusAround(trail)
}

/**
 * Does what Enter in a field does, with the field already let go: the next key is the game's, however soon
 * it comes. Then the focus goes to `next` where it was done, and back to the field where it was not, unless
 * the GM has moved it meanwhile. Returns whether it was done.
 */
export async function releaseFocusWhile(
  does: () => Promise<boolean>,
  next: () => HTMLElement | null = () => null,
): Promise<boolean> {
  const before = document.activeElement
  if (before instanceof HTMLElement && before.matches(fields)) leaveControl()
  const around = document.activeElement
  const mine = ++releases
  const done = await does()
  // The field may have been let go again before the answer to the first time came.
  if (mine !== releases || document.activeElement !== around) return done
  if (done) next()?.focus()
  else if (before instanceof HTMLElement) before.focus()
  return done
}

/** Saves a form by Ctrl+Enter from any of its fields, where Enter alone is a new line. */
export function submitByKey(event: KeyboardEvent & { currentTarget: HTMLFormElement }): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Drops the focus before its page is removed as a whole. */
export function dropFocus(page: Document): void {
  leaving = true
  if (page.activeElement instanceof HTMLElement) page.activeElement.blur()
  leaving = false
  trail = []
}

/** Gives the focus to the page's main part where nothing has it. */
export function focusMain(page: Document): void {
  if (page.activeElement === page.body) focusAround([])
}

function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const label = target.closest('label')
  return label?.control ?? target.closest(`${pressables}, ${choices}, select`)
}

function hold(target: Element): void {
  trail = ancestorsOf(target)
  if (target !== pressed) return
  if (target.matches(choices)) focusAround(trail)
  else if (target.matches(pressables)) target.setAttribute(clicked, '')
}

function findAgain(page: Document, left: HTMLElement): void {
  if (page.activeElement !== page.body && page.activeElement !== null) return
  if (tabbed && left.isConnected && !left.matches(':disabled')) goRound(page, tabbed)
  else focusAround(trail)
}

/** From the last stop of Tab to the first, or back, within what lies over everything else. */
function goRound(page: Document, way: 'on' | 'back'): void {
  const within = page.querySelector('dialog:modal') ?? page
  const all = [...within.querySelectorAll<HTMLElement>(stops)]
  const reachable = all.filter((one) => one.tabIndex >= 0 && one.checkVisibility())
  reachable.at(way === 'on' ? 0 : -1)?.focus()
}

function focusAround(path: readonly Element[]): void {
  const near = path.find((one) => one.isConnected && one.matches(around) && isSeen(one))
  // Where text is large, an open chronicle hides the main part.
  const place = near ?? [...document.querySelectorAll('main, [data-region]')].find(isSeen)
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true })

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) found.push(one)
  return found
}
