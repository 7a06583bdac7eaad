import type { ActionView, TimerView } from '../../../src-main/campaign/view/views.ts'
import { ActionForm } from '../../lib/action-form.svelte.ts'
import type { Screen } from '../../lib/screen.svelte.ts'
import type { IconName } from '../../ui/icons.ts'

/** State of the lights panel: what burns, for how long, and what can be done about it. */
export class LightsPanel {
  readonly screen: Screen
  /** Filled in when the GM lights something new. */
  readonly lighting: ActionForm
  open = $state(false)

  constructor(screen: Screen) {
    this.screen = screen
    this.lighting = new ActionForm(screen, 'lights', () => screen.inSlot('light')[0] ?? null)
  }

  /** Lights, those that go out first on top, those that are out at the end. */
  get timers(): TimerView[] {
    return this.screen.views.timers
      .filter(({ kind }) => kind === 'light')
      .sort((a, b) => Number(a.paused) - Number(b.paused) || a.left - b.left)
  }

  /** The next light out of somebody's pack, in one go. */
  get another(): ActionView | null {
    return this.screen.inSlot('relight')[0] ?? null
  }

  lightAnother(): void {
    const { another } = this
    if (another) void this.screen.run(another.id, another.input, { at: 'lights' })
  }

  /** Members of the party who could take a light from its bearer. */
  takers({ bearerId }: TimerView): { id: string; name: string }[] {
    return this.screen.views.party
      .filter(({ id, down }) => id !== bearerId && !down)
      .map(({ id, name }) => ({ id, name }))
  }

  handOver(timer: TimerView, to: string): void {
    void this.screen.run('house.hand-over', { timer: timer.id, to }, { at: 'lights' })
  }

  get dark(): boolean {
    return !this.screen.views.timers.some(({ kind, paused }) => kind === 'light' && !paused)
  }

  /** True above ground by day, where nobody needs a light. */
  get daylit(): boolean {
    const { place, journey } = this.screen.views
    return place?.level === 0 && journey?.watch.daylight === true
  }

  /** The action that puts a burning one out and lights it again; null for other timers. */
  toggle(timer: TimerView): ActionView | null {
    return timer.kind === 'light' ? (this.screen.inSlot('snuff')[0] ?? null) : null
  }

  run(action: ActionView, timer: TimerView): void {
    const how = timer.paused ? 'relight' : 'put out'
    void this.screen.run(action.id, { timer: timer.id, how }, { at: 'lights' })
  }

  async light(): Promise<void> {
    if (await this.lighting.runAndForget()) this.open = false
  }
}

export function iconOfTimer({ icon }: Pick<TimerView, 'icon'>): IconName {
  return icon === 'candle' ? 'flame' : icon
}
