/** Something that can be pressed, chosen or filled in, as a screen reader would announce it. */
export interface Control {
  /** Its place in the last look, for `aim`. */
  at: number
  role: string
  name: string
  /** Keys that do the same, as `aria-keyshortcuts` tells. */
  keys: readonly string[]
  enabled: boolean
  /** The screen brings it to the fore: a primary button, one with a key, or one of a card of what is due. */
  fore: boolean
  /** The named dialog, form or region around it. */
  within: string
  /** The kind of input, its example, and what stands in it. */
  type: string
  hint: string
  value: string
  /** Rows of a list, null for those that cannot be chosen now. */
  options: readonly (string | null)[]
}

/** The screen as it stands: what is offered, what it says, where the focus is. */
export interface ScreenReading {
  page: 'start' | 'table'
  fold: string
  /** Of the window, and of its letters: "1440×900, 16px". */
  size: string
  /** The topmost dialog, by its name. */
  dialog: string | null
  /** A procedure that asks, by its name. */
  question: string | null
  controls: readonly Control[]
  /** `passedBy`: it was clicked, so that Space and Enter mean what they mean without it. */
  focus: { role: string; name: string; passedBy: boolean; lost: boolean }
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

/** Runs in the page: reads it by roles and names. */
export function readScreen(): ScreenReading {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const seen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const labelled = (one: Element) =>
    (one.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  const isField = (one: Element) =>
    one instanceof HTMLInputElement ||
    one instanceof HTMLSelectElement ||
    one instanceof HTMLTextAreaElement
  const nameOf = (one: Element): string =>
    words(one.getAttribute('aria-label')) ||
    words(labelled(one)) ||
    words(isField(one) ? one.labels?.[0]?.textContent : one.textContent) ||
    words(one.getAttribute('placeholder')) ||
    words(one.getAttribute('title'))
  const roles: Record<string, string> = {
    BUTTON: 'button',
    A: 'link',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    SUMMARY: 'button',
  }
  const roleOf = (one: Element): string => {
    const role = one.getAttribute('role') ?? roles[one.tagName]
    if (role || !(one instanceof HTMLInputElement)) return role ?? 'generic'
    return ['checkbox', 'radio', 'range', 'file'].includes(one.type) ? one.type : 'textbox'
  }
  const named = 'form[aria-label], dialog, section[aria-label], article[aria-label], [data-region]'
  const within = (one: Element): string => {
    const around = one.closest(`${named}, section[aria-labelledby]`)
    return around ? nameOf(around).slice(0, 60) : ''
  }
  const dialog =
    document.querySelector(':popover-open') ??
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    null
  const leaf = document.querySelector('main > section.over')
  const covered = (one: Element) =>
    leaf !== null && !dialog && one.closest('main') !== null && !leaf.contains(one)
  const found = [
    ...(dialog ?? document.body).querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=button], [role=option], [role=tab], [role=menuitem]',
    ),
  ].filter((one) => seen(one) && !covered(one) && !one.closest('[inert], [aria-hidden=true]'))
  Reflect.set(globalThis, 'walkerSees', found)
  const focus = document.activeElement
  const count = /(\d+)\s+events?/.exec(
    words(document.querySelector('[aria-label=Chronicle] > footer')?.textContent),
  )
  const newest = document.querySelector('[role=log] li.new')?.textContent
  return {
    page: document.querySelector('nav[aria-label=Folds]') ? 'table' : 'start',
    fold: document.querySelector('main')?.getAttribute('aria-label') ?? '',
    size: `${innerWidth}×${innerHeight}, ${getComputedStyle(document.documentElement).fontSize}`,
    dialog: dialog ? nameOf(dialog) || 'dialog' : null,
    question: document.querySelector('.question')?.getAttribute('aria-label') ?? null,
    controls: found.map((one, at) => ({
      at,
      role: roleOf(one),
      name: nameOf(one).slice(0, 160),
      keys: one.getAttribute('aria-keyshortcuts')?.split(' ') ?? [],
      enabled: !one.matches(':disabled, [aria-disabled=true]'),
      fore: one.matches('.prime, main [aria-keyshortcuts], .question .btn, .dues .btn'),
      within: within(one),
      type: one instanceof HTMLInputElement ? `${one.type} ${one.inputMode}`.trim() : '',
      hint: one.getAttribute('placeholder') ?? '',
      value: 'value' in one ? String(one.value).slice(0, 200) : '',
      options:
        one instanceof HTMLSelectElement
          ? [...one.options].map(({ label, selected, disabled }) =>
              selected || disabled ? null : words(label),
            )
          : [],
    })),
    focus: {
      role: focus ? roleOf(focus) : '',
      name: focus && focus !== document.body ? nameOf(focus).slice(0, 80) : '',
      passedBy: focus?.closest('[data-clicked]') != null,
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
    newest: words(newest) || null,
  }
}

/** Runs in the page: brings a control into view. Gives the middle of what is seen of it, or what lies over it. */
export async function aimAt(at: number): Promise<{ x: number; y: number } | { under: string }> {
  const control = (Reflect.get(globalThis, 'walkerSees') as HTMLElement[])[at]
  if (!control?.isConnected) return { under: 'nothing: it is gone' }
  // A radio or tick box is drawn by its label.
  const drawn = control.matches('[type=radio], [type=checkbox]')
    ? (control.closest('label') ?? control)
    : control
  let over: Element | null = null
  // What sticks to an edge of a list may lie over the nearest place: a GM scrolls on.
  for (const block of ['nearest', 'center'] as const) {
    drawn.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    // What was not drawn yet may take another room than was kept for it, and move what is below.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    drawn.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    over = document.elementFromPoint(x, y)
    if (
      over &&
      (drawn.contains(over) || over.contains(drawn) || over.closest('label')?.contains(drawn))
    )
      return { x, y }
  }
  const named = over?.closest('[aria-label], section, dialog, button') ?? over
  return { under: named?.getAttribute('aria-label') ?? named?.tagName.toLowerCase() ?? 'the edge' }
}
