import type { Page } from '@playwright/test'

/** Something that can be pressed, chosen or filled in, as a screen reader would announce it. */
export interface Control {
  /** Its place in the last look, for `aim`. */
  at: number
  role: string
  name: string
  /** Keys that do the same, as `aria-keyshortcuts` tells. */
  keys: readonly string[]
  enabled: boolean
  /** The named dialog, form or region around it. */
  within: string
  /** The kind of input, and what stands in it. */
  type: string
  value: string
  /** Rows of a list to choose from. */
  options: readonly string[]
}

/** The screen as it stands: what is offered, what it says, where the focus is. */
export interface Sight {
  page: 'start' | 'table'
  fold: string
  /** The topmost dialog, by its name. */
  dialog: string | null
  /** A procedure that asks, by its name. */
  question: string | null
  controls: readonly Control[]
  focus: { role: string; name: string; lost: boolean }
  alerts: readonly string[]
  /** Everything that can be read, line by line. */
  text: string
  clock: string
  /** Lines of the list of lights: "Torch: 2 turns". */
  lights: readonly string[]
  /** Entries that the chronicle counts, and its newest line; null while it is folded shut. */
  events: number | null
  newest: string | null
}

/** Reads the screen by roles and names. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate(read)
}

/** Brings a control into view. Gives the middle of what is seen of it, or what lies over it. */
export function aim(page: Page, at: number): Promise<{ x: number; y: number } | { under: string }> {
  return page.evaluate((at) => {
    const control = (Reflect.get(globalThis, 'walkerSees') as HTMLElement[])[at]
    if (!control?.isConnected) return { under: 'nothing: it is gone' }
    // A radio or tick box is drawn by its label.
    const drawn = control.matches('[type=radio], [type=checkbox]')
      ? (control.closest('label') ?? control)
      : control
    drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const hit = document.elementFromPoint(x, y)
    if (
      hit &&
      (drawn.contains(hit) || hit.contains(drawn) || hit.closest('label')?.contains(drawn))
    )
      return { x, y }
    const over = hit?.closest('[aria-label], section, dialog, button') ?? hit
    return { under: over?.getAttribute('aria-label') ?? over?.tagName.toLowerCase() ?? 'the edge' }
  }, at)
}

/** Runs in the page. */
function read(): Sight {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const seen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const byId = (ids: string | null) =>
    words(
      ids
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
  const nameOf = (one: Element): string =>
    words(one.getAttribute('aria-label')) ||
    byId(one.getAttribute('aria-labelledby')) ||
    (one instanceof HTMLInputElement ||
    one instanceof HTMLSelectElement ||
    one instanceof HTMLTextAreaElement
      ? words([...(one.labels ?? [])].map((label) => label.textContent).join(' ')) ||
        words(one.getAttribute('placeholder'))
      : words(one.textContent)) ||
    words(one.getAttribute('title'))
  const roles: Record<string, string> = {
    BUTTON: 'button',
    A: 'link',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    SUMMARY: 'button',
  }
  const roleOf = (one: Element): string => {
    const role = one.getAttribute('role')
    if (role) return role
    if (!(one instanceof HTMLInputElement)) return roles[one.tagName] ?? 'generic'
    if (['checkbox', 'radio', 'range', 'file'].includes(one.type)) return one.type
    return one.type === 'number' ? 'spinbutton' : 'textbox'
  }
  const within = (one: Element): string => {
    const around = one.closest(
      'form[aria-label], dialog, section[aria-label], section[aria-labelledby], article[aria-label], [data-region]',
    )
    return around ? nameOf(around).slice(0, 60) : ''
  }
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const dialog = document.querySelector(':popover-open') ?? dialogs.at(-1) ?? null
  const top = dialog ?? document.body
  const leaf = document.querySelector('main > section.over')
  const covered = (one: Element) =>
    leaf !== null && !dialog && one.closest('main') !== null && !leaf.contains(one)
  const found = [
    ...top.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=tab], [role=menuitem]',
    ),
  ].filter((one) => seen(one) && !covered(one) && !one.closest('[inert], [aria-hidden=true]'))
  Reflect.set(globalThis, 'walkerSees', found)
  const focus = document.activeElement
  const chronicle = document.querySelector('[role=log]')
  const count = /(\d+)\s+events?/.exec(
    words(
      document.querySelector('aside[aria-label=Chronicle], [aria-label=Chronicle]')?.textContent,
    ),
  )
  const main = document.querySelector('main')
  return {
    page: document.querySelector('nav[aria-label=Folds]') ? 'table' : 'start',
    fold: main?.getAttribute('aria-label') ?? '',
    dialog: dialog ? nameOf(dialog) || 'dialog' : null,
    question: document.querySelector('form.question')?.getAttribute('aria-label') ?? null,
    controls: found.map((one, at) => ({
      at,
      role: roleOf(one),
      name: nameOf(one).slice(0, 160),
      keys: one.getAttribute('aria-keyshortcuts')?.split(' ') ?? [],
      enabled: !one.matches(':disabled, [aria-disabled=true]'),
      within: within(one),
      type: one instanceof HTMLInputElement ? `${one.type} ${one.inputMode}`.trim() : '',
      value: 'value' in one ? String(one.value).slice(0, 200) : '',
      options:
        one instanceof HTMLSelectElement ? [...one.options].map(({ label }) => words(label)) : [],
    })),
    focus: {
      role: focus ? roleOf(focus) : '',
      name: focus && focus !== document.body ? nameOf(focus).slice(0, 80) : '',
      lost: !focus || focus === document.body || !focus.isConnected,
    },
    alerts: [...document.querySelectorAll('[role=alert]')]
      .filter(seen)
      .map((one) => words(one.textContent)),
    text: document.body.innerText,
    clock: words(document.querySelector('[aria-label=Clock] button')?.textContent),
    lights: [...document.querySelectorAll('[aria-label="Lights and times running"] > li')].map(
      (one) => one.getAttribute('title') ?? '',
    ),
    events: count ? Number(count[1]) : null,
    newest: words(chronicle?.querySelector('li.new')?.textContent) || null,
  }
}
