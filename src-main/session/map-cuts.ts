import { hidesAsMuch, type DoneCut, type MapCut } from '../campaign/players/map-cut.ts'
import type { Services } from './services.ts'

/** Finished cuts of map pictures for the players' window; a missing one is made beside play. */
export class MapCuts {
  private done: DoneCut | null = null
  private making: MapCut | null = null
  private failed: string | null = null

  /** @param ready hears when a cut has been made */
  constructor(
    private readonly services: Pick<Services, 'cutMap' | 'report'>,
    private readonly ready: () => void,
  ) {}

  /** The cut that serves now. A wanted one that is not there yet is begun, and the last serves if it hides as much. */
  readonly find = (wanted: MapCut): DoneCut | null => {
    const key = JSON.stringify(wanted)
    if (JSON.stringify(this.done?.cut) !== key && this.failed !== key) this.begin(wanted)
    return this.done && hidesAsMuch(this.done.cut, wanted) ? this.done : null
  }

  private begin(cut: MapCut): void {
    // One at a time: what is wanted when it is done is looked for again then.
    if (this.making) return
    this.making = cut
    this.services
      .cutMap(cut)
      .then(
        (file) => {
          this.done = { cut, file }
          this.failed = null
        },
        (error: unknown) => {
          this.failed = JSON.stringify(cut)
          this.services.report(error)
        },
      )
      .finally(() => {
        this.making = null
        this.ready()
      })
  }
}
