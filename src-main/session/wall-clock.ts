import { minute } from '../rules/clock/clock.ts'
import { burningLights, secondsLeft } from '../rules/clock/timers.ts'
import { realTimeLights } from '../rules/gm/time-rules.ts'
import { houseRule } from '../rules/core/ruleset/house-rules.ts'
import type { Timer } from '../rules/core/state/due.ts'
import type { Wall } from '../ipc/contract/play.ts'
import type { OpenCampaign } from './open-campaign.ts'
import type { Services } from './services.ts'
import { simpleCommand } from './simple-command.ts'

/** Minutes that are burnt in one chronicle line; a light that goes out gets one earlier. */
const minutesALine = 10

/**
 * Real-time clock, for campaigns whose lights burn by it: it counts minutes while it is not held, and burns
 * the lights by them. Minutes counted and not yet burnt are kept only here.
 */
export class WallClock {
  private counted = 0
  private stop: (() => void) | null = null

  constructor(
    private readonly services: Pick<Services, 'everyMinute' | 'report'>,
    private readonly open: () => OpenCampaign | null,
    private readonly tell: (wall: Wall) => void,
  ) {}

  get wall(): Wall {
    return { running: this.stop !== null, minutes: this.counted }
  }

  /** Lets the clock run, or holds it; it is always held for a campaign that does not burn lights by it. */
  hold(held: boolean): Wall {
    if (held) this.halt()
    else if (!this.stop && this.burnsByWall()) {
      this.stop = this.services.everyMinute(() => void this.tick())
    }
    this.tell(this.wall)
    return this.wall
  }

  /** Burns the counted minutes: before lights are touched, and before the campaign is closed. */
  async burn(open = this.open()): Promise<void> {
    const minutes = this.counted
    if (minutes === 0 || !open) return
    this.counted = 0
    if (burningLights(open.situation.timers).length === 0) return
    try {
      await open.run(simpleCommand('house.burn', { minutes }))
    } catch (error) {
      this.counted += minutes
      this.services.report(error)
    }
    this.tell(this.wall)
  }

  /** Burns the counted minutes and holds the clock, because the campaign is closed. */
  async leave(open: OpenCampaign): Promise<void> {
    this.halt()
    await this.burn(open)
    this.counted = 0
    this.tell(this.wall)
  }

  private async tick(): Promise<void> {
    const open = this.open()
    if (!open || !this.burnsByWall()) {
      this.hold(true)
      return
    }
    const lights = burningLights(open.situation.timers)
    if (lights.length === 0) return
    this.counted += 1
    const first = Math.min(
      ...lights.map((one) => secondsLeft(one as Timer, open.situation.clock.seconds)),
    )
    if (this.counted >= minutesALine || this.counted * minute >= first) await this.burn()
    else this.tell(this.wall)
  }

  private halt(): void {
    this.stop?.()
    this.stop = null
  }

  private burnsByWall(): boolean {
    const open = this.open()
    return open !== null && houseRule<boolean>(open.situation, realTimeLights)
  }
}
