import type { SecondScreenPort } from '../session/services.ts'
import type { PlacedPage, Shell } from '../shell/shell.ts'
import { PlacedWindow } from './placed-window.ts'

type Serve = (page: PlacedPage) => { close(): Promise<void> }

/** The GM's second window: the same screen with another fold, answered by the same handlers. */
export class SecondScreen extends PlacedWindow implements SecondScreenPort {
  private serveScreen: Serve | null = null

  constructor(
    shell: Pick<Shell, 'openBeside' | 'displays'>,
    report: (error: unknown, during: string) => void,
  ) {
    super(shell, report, 'screen', {
      name: 'the second window',
      unplugged:
        'The display chosen for your second window is not connected. The window is an ordinary one until it is back, or you choose another.',
      crashedOften: 'Your second window crashed again and again and stays shut. Open it again.',
    })
  }

  /** Sets who answers the window; it is the server of the first one. */
  servedBy(serve: Serve): void {
    this.serveScreen = serve
  }

  protected serve(page: PlacedPage): { close(): Promise<void> } {
    return this.serveScreen?.(page) ?? { close: async () => undefined }
  }
}
