/**
 * Puts a text on the clipboard; false when the browser refuses. Pages of the app have no clipboard
 * permission, so the text goes the way that the copy key does, within a few seconds of a click.
 */
export function putOnClipboard(text: string): boolean {
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', put, { once: true })
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', put)
  return copied
}
