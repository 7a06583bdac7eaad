import { describe, expect, it } from 'vitest'
import { keepFocusRule, releaseFocusWhile } from '../../src-renderer/lib/focus.ts'
import { MountedScreen } from './mounted-screen.ts'

describe('a field let go with its Enter', () => {
  it('has the focus again after a refusal, though the answer to an earlier line comes first', async () => {
    document.body.innerHTML =
      '<main><form><input></form><button data-row="next">Next</button></main>'
    const stop = keepFocusRule(document)
    const field = document.querySelector('input')
    const row = document.querySelector<HTMLElement>('[data-row]')
    let answerFirst = (done: boolean): void => void done
    let answerSecond = (done: boolean): void => void done

    field?.focus()
    const done = releaseFocusWhile(
      () => new Promise((answer) => (answerFirst = answer)),
      () => row,
    )
    field?.focus()
    const refused = releaseFocusWhile(() => new Promise((answer) => (answerSecond = answer)))
    answerFirst(true)
    await done
    answerSecond(false)
    await refused

    expect(document.activeElement).toBe(field)
    stop()
  })
})

describe('a control that is taken away as it is clicked', () => {
  it('leaves the focus to what stands around the field that was left for it', async () => {
    document.body.innerHTML = '<main><form><input></form><button>Go</button></main>'
    const stop = keepFocusRule(document)
    const [field, button] = [document.querySelector('input'), document.querySelector('button')]
    field?.focus()
    field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: button }))
    field?.remove()
    await new Promise((done) => setTimeout(done, 5))
    expect(document.activeElement).toBe(document.querySelector('form'))
    stop()
  })
})

describe('a question with a choice', () => {
  it('has the focus where it comes up, and leaves Space to the game in another fold', async () => {
    const screen = new MountedScreen()
    await screen.settle()
    await screen.press(/^Open the sample/)
    await screen.key('e')
    await screen.key('2')
    expect(await screen.press(/^Travel the watch/)).toContain('asks for dice')
    const inQuestion = () => document.activeElement?.closest('form.question') ?? null
    expect(inQuestion()).not.toBeNull()
    await screen.key('1')
    expect(document.querySelector('form.question')).not.toBeNull()
    expect(inQuestion()).toBeNull()
    await screen.end()
  })
})

describe('a form that stands open in its fold', () => {
  it('has the focus where it is opened, and leaves keys to the game when the fold is entered again', async () => {
    const screen = new MountedScreen()
    await screen.settle()
    await screen.press(/^Open the sample/)
    await screen.press(/^Make one by hand/)
    const inForm = () => document.activeElement?.closest('form') ?? null
    expect(inForm()).not.toBeNull()
    await screen.key('Escape')
    await screen.press(/^Make one by hand/)
    for (const back of [() => screen.key('1'), () => screen.press(/^1 ?Explore/)]) {
      await screen.press(/^2 ?Travel/)
      await back()
      expect(document.querySelector('form.whole')).not.toBeNull()
      expect(inForm()).toBeNull()
    }
    await screen.end()
  })
})

describe('a sheet over the folds', () => {
  it('hears its keys when its last control could not be pressed any more and left it the focus', async () => {
    const screen = new MountedScreen()
    await screen.settle()
    await screen.press(/^Open the sample/)
    await screen.key('4')
    await screen.press(/^Step by step/)
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]')
    sheet?.focus()
    const how = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
    const calls = await screen.calls(() => sheet?.dispatchEvent(new KeyboardEvent('keydown', how)))
    expect(calls).toContain('play.run hearts.new-character')
    expect(document.querySelector('dialog[open]')).toBeNull()
    await screen.end()
  })
})

describe('the card of the players’ window', () => {
  it('shows its letters only while it hears them: elsewhere they mean something else', async () => {
    const screen = new MountedScreen()
    await screen.settle()
    await screen.press(/^Open the sample/)
    await screen.key('F8', true)
    const place = () =>
      [...document.querySelectorAll('[role=switch]')].find((one) =>
        one.textContent.includes('Place'),
      )
    place()?.closest('section')?.focus()
    await screen.settle()
    expect(place()?.getAttribute('aria-keyshortcuts')).toBe('E')
    document.querySelector<HTMLElement>('main button')?.focus()
    await screen.settle()
    expect(place()?.hasAttribute('aria-keyshortcuts')).toBe(false)
    expect(place()?.querySelector('kbd')).toBeNull()
    await screen.end()
  })
})
