import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import FileInput from '../../src-renderer/ui/FileInput.svelte'

const button = createRawSnippet<[() => void]>((choose) => ({
  render: () => '<button>Files</button>',
  setup: (element) => element.addEventListener('click', () => choose()()),
}))

test.each([true, false])('files chosen with its button are handed over; folder: %s', (folder) => {
  const take = vi.fn()
  const props = { label: 'Files of notes', multiple: true, folder, take, children: button }
  const part = mount(FileInput, { target: document.body, props })
  flushSync()
  const input = document.querySelector<HTMLInputElement>('[aria-label="Files of notes"]')!
  const dialog = vi.spyOn(input, 'click').mockImplementation(() => undefined)
  document.querySelector('button')!.click()
  expect(dialog).toHaveBeenCalledOnce()
  expect(input.webkitdirectory).toBe(folder)

  const files = [new File(['a'], 'a.md'), new File(['b'], 'b.md')]
  const emptied = vi.spyOn(input, 'value', 'set')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  // Emptied, so that the same files can be chosen once more.
  expect([take.mock.calls, emptied.mock.calls]).toEqual([[[files]], [['']]])

  Object.defineProperty(input, 'files', { value: [] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect(take).toHaveBeenCalledOnce()
  void unmount(part)
})
