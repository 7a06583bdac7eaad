import { apply, type Applied } from '../../../../campaign/apply.ts'
import { settle } from '../../../../campaign/consequences.ts'
import { command } from '../../../../campaign/testing/journal-table.ts'
import { firstHead, newState } from '../../../../campaign/state.ts'
import type { Entry, Head } from '../../../../campaign/journal.ts'
import { redo, undo } from '../../../../campaign/undo.ts'
import { fightView } from '../../../../campaign/view/fight.ts'
import { context } from '../../../../campaign/testing/context.ts'
import { setAside } from '../../encounters/beside.ts'
import { rulesetOf } from '../../../registry.ts'
import type { Attack } from '../../../monsters/canonical.ts'
import type { CampaignState, RulesetId } from '../../../core/situation.ts'
import type { Creature } from '../../../core/state/creature.ts'

/** A test session that plays a real game and keeps its journal. */
export class FightEvening {
  head: Head
  readonly journal: Entry[] = []

  constructor(ruleset: RulesetId = 'hearts', goblins = 3) {
    this.head = firstHead('fight', started(ruleset, goblins))
  }

  get state(): CampaignState {
    return this.head.state
  }

  do(action: string, input: Record<string, unknown> = {}, given = {}): Applied {
    const applied = apply(this.head, { ...command(action, input, given) }, context)
    if (applied.end === 'done') {
      this.head = applied.head
      this.journal.push(applied.entry)
    }
    return applied
  }

  says(action: string, input: Record<string, unknown> = {}, given = {}): string {
    const applied = this.do(action, input, given)
    if (applied.end === 'done') return applied.entry.outcome.says
    return applied.end === 'refused' ? applied.refused.why : applied.question.label
  }

  undo(): void {
    const entry = this.journal.find(({ number }) => number === this.head.undo)
    if (!entry) throw new Error('nothing to undo')
    const undone = undo(this.head, entry, context.at)
    this.head = undone.head
    this.journal.push(undone.entry)
  }

  redo(): void {
    const entry = this.journal.find(({ number }) => number === this.head.redo)
    if (!entry) throw new Error('nothing to redo')
    const again = redo(this.head, entry, context.at)
    this.head = again.head
    this.journal.push(again.entry)
  }

  /** Sets a condition as a rule of the game does. */
  befall(who: string, name: string): void {
    this.#change(who, { conditions: { [name]: {} } })
  }

  /** Gives a creature this many injuries. */
  wound(who: string, injuries: number): void {
    const values = { ...this.state.creatures[who]?.values, injuries }
    this.#change(who, { values })
  }

  /** Plays by this house rule from now on. */
  rule(id: string, value: string): void {
    const houseRules = { ...this.state.houseRules, [id]: value }
    this.head = { ...this.head, state: { ...this.state, houseRules } }
  }

  #change(who: string, some: Partial<Creature>): void {
    const creature = this.state.creatures[who]
    if (!creature) throw new Error(`nobody is called ${who}`)
    const creatures = { ...this.state.creatures, [who]: { ...creature, ...some } }
    this.head = { ...this.head, state: { ...this.state, creatures } }
  }

  /** Gives a creature attacks, as a stat block has them. */
  arm(who: string, attacks: readonly Partial<Attack>[]): void {
    const written = attacks.map((attack, at): Attack => ({
      id: `a${at + 1}`,
      name: 'claw',
      count: 1,
      dice: 'd6',
      notes: '',
      joins: at === 0 ? 'first' : 'and',
      ...attack,
    }))
    this.#change(who, {
      attacks: Object.fromEntries(written.map((attack) => [attack.id, attack])),
      attackOrder: written.map(({ id }) => id),
    })
  }

  /** Sets the current encounter aside, so that there is none. */
  setAside(): void {
    const { encounter: _, ...state } = settle(this.state, setAside(this.state), () => []).state
    this.head = { ...this.head, state }
  }

  get view() {
    return fightView(this.state, rulesetOf(this.state), [])
  }
}

function started(ruleset: RulesetId, goblins: number): CampaignState {
  const state = newState('Fight', ruleset, {})
  const blank = (id: string, name: string): Creature => rulesetOf(state).characters.blank(id, name)
  const foes = Array.from({ length: goblins }, (_, at): Creature => {
    const one = blank(`c${at + 10}`, `Goblin ${at + 1}`)
    return {
      ...one,
      side: 'foes',
      kind: 'monster',
      group: 'g9',
      values: { ...one.values, hp: 1, maxHp: 1, ap: 0, armor: 0, morale: 7, coins: 4 },
    }
  })
  const party = [blank('c1', 'Odo'), blank('c2', 'Maud')]
  return {
    ...state,
    creatures: Object.fromEntries([...party, ...foes].map((one) => [one.id, one])),
    party: ['c1', 'c2'],
    groups: {
      g9: { id: 'g9', name: 'Goblins', members: foes.map(({ id }) => id), strength: goblins },
    },
    encounter: {
      id: 'e8',
      title: 'Goblins',
      group: 'g9',
      number: goblins,
      from: 'here',
      attitude: 'hostile',
      foretold: false,
    },
    nextId: 40,
  }
}
