import type { KnownActionId } from './actions.ts'
import type { RuleId } from '../../../rules/core/outcome.ts'
import type { Id } from '../../../rules/core/situation.ts'
import type { Side } from '../../../rules/core/state/creature.ts'
import type { Plight } from '../../../rules/common/incapacitated.ts'
import type { TimerView } from './time.ts'

export interface CreatureView {
  id: Id
  name: string
  side: Side
  kind: string
  group: Id | null
  /** The library monster it was made from. */
  monster?: Id
  /** The number of its name, else its place in its group, 1 and up; 0 alone. */
  nth: number
  fields: {
    id: string
    label: string
    title: string
    value: number
    most: number | null
    pips: boolean
    strip: boolean
    /** Set on what a blow meets, such as armour: the fight always shows it. */
    guard?: true
    /** Set on a score that checks roll against: it counts at 0 too. */
    score?: true
  }[]
  skills: { name: string; score: number }[]
  attacks: { id: Id; name: string; dice: string; notes: string }[]
  /** `spent`: what is written in it is used up for now. */
  items: {
    id: Id
    name: string
    count: number
    ready: boolean
    text: string | null
    spent?: boolean
  }[]
  /** By severity, `bySeverity`; the harmless last. */
  conditions: { name: string; says: string; rule?: RuleId; good?: true; dying?: true }[]
  lights: TimerView[]
  down: boolean
  /** The worst of their states; absent while they are on their feet. Only the dead are struck out. */
  plight?: Plight
  /** Why nobody deals with them singly; absent for whoever can be dealt with. */
  apart?: 'set aside' | 'in a unit'
  hurt: boolean
  problems: { says: string; rule: RuleId }[]
  /** Names of spells cast without a book; absent for none. */
  powers?: readonly string[]
  /** Traits and next steps of a character, where the game gives them. */
  traits?: {
    title: string
    says: string
    rule: RuleId
    does?: KnownActionId
    input?: Record<string, string>
  }[]
  notes: string
  /** Employer of a hireling. */
  employer?: string
  /** Name of the player, and the character's task this turn. */
  player?: string
  task?: string
  tags?: string[]
  /** Attacks written on them, by id; the others are things they hold. */
  written?: Id[]
  /** Load that they carry, where the game counts it. */
  load?: { used: number; most: number; says: string; costs: string; rule: RuleId }
}
