import { emptyProjection, type PlayersProjection } from '../campaign/players/projection.ts'
import { playersPage, type PlayersPageEvents } from '../ipc/contract/players.ts'
import { serve, type Served } from '../ipc/serve.ts'
import type { PlayersPort } from '../session/services.ts'
import type { PlacedPage, Shell } from '../shell/shell.ts'
import { PlacedWindow } from './placed-window.ts'

/** The players' window. It is sent what to show, and can say nothing but hello. */
export class PlayersWindow extends PlacedWindow implements PlayersPort {
  private line: Served<PlayersPageEvents & Record<string, unknown>> | null = null
  private now: PlayersProjection = emptyProjection()

  constructor(
    shell: Pick<Shell, 'openBeside' | 'displays'>,
    report: (error: unknown, during: string) => void,
  ) {
    super(shell, report, 'players', {
      name: 'the players’ window',
      unplugged:
        'The display chosen for the players is not connected. Their window is an ordinary one until it is back, or you choose another.',
      crashedOften: 'The players’ window crashed again and again and stays shut. Open it again.',
    })
  }

  show(projection: PlayersProjection): void {
    this.now = projection
    this.line?.push('shown', projection)
  }

  protected serve(
    page: PlacedPage,
    report: (error: unknown, during: string) => void,
  ): { close(): Promise<void> } {
    const hello = { 'players.hello': () => this.now }
    this.line = serve(page.wire, playersPage, hello, { report })
    return this.line
  }
}
