/** Numbers of the chronicle lines that the page's selection touches. */
export function selectedLines(log: Pick<HTMLElement, 'querySelectorAll'> | null): number[] {
  const selection = document.getSelection()
  if (!log || !selection || selection.isCollapsed) return []
  return [...log.querySelectorAll<HTMLElement>('[data-line]')]
    .filter((line) => selection.containsNode(line, true))
    .map((line) => Number(line.dataset['line']))
}
