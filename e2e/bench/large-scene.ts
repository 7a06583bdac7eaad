import { apply, type Context } from '../../src-main/campaign/apply.ts'
import type { Command, Entry, Head } from '../../src-main/campaign/journal.ts'
import { defaultInput } from '../../src-main/campaign/view/defaults.ts'
import { actionNamed } from '../../src-main/rules/registry.ts'

/** A thing done at the table: what is set beside the defaults, and whose. */
export interface SceneAct {
  action: Command['action']
  input?: Record<string, unknown>
}

/** Plays actions by the rules, one after another, and keeps their entries. @throws when one is refused. */
export class ScenePlayer {
  readonly entries: Entry[] = []

  constructor(
    private readonly context: Context,
    public head: Head,
  ) {}

  does({ action, input = {} }: SceneAct): void {
    const { state, version } = this.head
    const found = actionNamed(state, action)
    if (!found) throw new Error(`there is no ${action}`)
    const command: Command = {
      action,
      input: { ...defaultInput(found.asks, state, found.slot), ...input },
      given: {},
      seed: (version + 1).toString(16).padStart(32, '0'),
      adjust: 0,
      secret: false,
      byHand: false,
    }
    const applied = apply(this.head, command, this.context)
    if (applied.end !== 'done')
      throw new Error(`action ${version + 1}, ${action}: ${JSON.stringify(applied)}`)
    this.head = applied.head
    this.entries.push(applied.entry)
  }
}

export const sceneCounts = { characters: 12, foes: 40, timers: 30 }

/** Twelve characters with what they bought, thirty timers of every kind, forty foes and a fight in its first round. */
export function playLargeScene(playing: ScenePlayer): void {
  for (let at = 0; at < sceneCounts.characters; at += 1)
    playing.does({ action: 'hearts.new-character', input: { name: `${names[at] ?? ''} Tallow` } })
  const party = playing.head.state.party
  const one = (at: number): string => party[at % party.length] ?? ''
  playing.does({ action: 'house.rations' })
  playing.does({ action: 'house.wage', input: { bearer: one(1), amount: 5, payer: one(0) } })
  playing.does({
    action: 'house.check',
    input: { title: 'Something wanders by', becomes: 'It comes', every: 3 },
  })
  for (const [at, light] of ['Torch', 'Lantern', 'Candle'].entries())
    playing.does({ action: 'house.light', input: { bearer: one(at), light } })
  for (let at = Object.keys(playing.head.state.timers).length; at < sceneCounts.timers; at += 1)
    playing.does({ action: 'house.timer', input: timer(at, one(at)) })
  for (const [kind, monster] of monsters.entries())
    playing.does({
      action: kind === 0 ? 'house.encounter' : 'house.join-meeting',
      input: { monster, number: String(sceneCounts.foes / monsters.length) },
    })
  playing.does({ action: 'house.fight' })
}

const names = 'Maud Bram Isolt Perrin Wat Greta Odo Hild Alard Sib Ketil Una'.split(' ')
const monsters = ['bundled-goblin', 'bundled-orc', 'bundled-skeleton', 'bundled-ghoul']
const kinds = ['timer', 'spell', 'effect', 'rest'] as const

/** Input of a long timer: none expires, however often the bench repeats its work. */
function timer(at: number, bearer: string): Record<string, unknown> {
  const kind = kinds[at % kinds.length]
  return {
    title: `Bell ${at + 1}`,
    turns: 30 + at,
    unit: 'days',
    kind,
    bearer,
    every: at % 2 === 0,
  }
}
