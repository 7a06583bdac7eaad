import type { Attachment } from 'svelte/attachments'

/**
 * Keeps the title of a list at the words chosen in it: a narrow list cuts a long name. `chosen` is its
 * value, at each change of which the title is set again.
 */
export function chosenAsTitle(chosen: unknown): Attachment<HTMLSelectElement> {
  return (list) => {
    void chosen
    const tell = (): void => {
      list.title = list.selectedOptions[0]?.text.trim() ?? ''
    }
    const watch = new MutationObserver(tell)
    watch.observe(list, { childList: true, characterData: true, subtree: true })
    list.addEventListener('change', tell)
    // The value is set after this, in the same turn.
    queueMicrotask(tell)
    return () => {
      watch.disconnect()
      list.removeEventListener('change', tell)
    }
  }
}
