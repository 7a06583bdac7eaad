/** Runs in the page: how far the chronicle is, and what main asks. */
export function chronicleNow(): { entries: number | null; question: string | null } {
  const question = document.querySelector('form.question')?.getAttribute('aria-label') ?? null
  for (const one of document.querySelectorAll('footer span')) {
    const [, count] = /^(\d+)\s+events?$/.exec(one.textContent.trim()) ?? []
    if (count !== undefined) return { entries: Number(count), question }
  }
  return { entries: null, question }
}
