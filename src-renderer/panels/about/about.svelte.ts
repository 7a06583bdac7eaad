import type { Notice } from '../../../src-main/ipc/contract/app.ts'
import type { Screen } from '../../lib/screen.svelte.ts'

export const aboutPlace = 'about'

/** Headings of the list, in its order. */
const headings: readonly { kind: Notice['kind']; title: string }[] = [
  { kind: 'app', title: 'The app' },
  { kind: 'game', title: 'Games' },
  { kind: 'data', title: 'Data' },
  { kind: 'typeface', title: 'Typefaces' },
  { kind: 'software', title: 'Software' },
]

/** The notices of all that ships, and the one that is read. */
export class AboutState {
  #notices = $state.raw<readonly Notice[]>([])
  #chosen = $state.raw<Notice | null>(null)
  readonly #screen: Screen

  constructor(screen: Screen) {
    this.#screen = screen
  }

  readonly groups = $derived(
    headings.flatMap(({ kind, title }) => {
      const notices = this.#notices.filter((notice) => notice.kind === kind)
      return notices.length > 0 ? [{ title, notices }] : []
    }),
  )
  readonly open = $derived(this.#chosen ?? this.#notices[0] ?? null)

  async read(): Promise<void> {
    const notices = await this.#screen.api.call('app.notices', null)
    this.#notices = this.#screen.take(aboutPlace, notices) ?? []
  }

  choose(notice: Notice): void {
    this.#chosen = notice
  }
}
