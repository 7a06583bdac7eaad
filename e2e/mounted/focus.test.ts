import { describe, expect, it } from 'vitest'
import { keepFocusRule, releaseFocusWhile } from '../../src-renderer/lib/focus.ts'

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
