import { defineAction } from '../../../core/action.ts'
import { plain, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import type { Effect } from '../../../core/effects.ts'
import { roll, rollOne } from '../../../core/procedure.ts'
import { free, imprint } from '../load.ts'
import { saved } from '../saves/trial.ts'
import { missing } from '../people.ts'
import { spells } from './rows.ts'

const miracles = spells.filter(({ art }) => art === 'miracle').map(({ name }) => name)
const whens = ['at sunrise', 'in the field', 'let go of'] as const

/** A miracle on the soul fills a slot. Rule BDPX-DIV-01. */
export const imprinting = defineAction({
  id: 'block-dodge-parry.imprint',
  title: 'Imprint a miracle',
  rule: 'BDPX-DIV-01',
  phase: 'rest',
  slot: 'supplies',
  needs: ['wil'],
  finds: 'pray prepare miracle sunrise prayer book focus',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    miracle: { kind: 'choice', title: 'Miracle', of: miracles, default: 'Bless' },
    when: { kind: 'choice', title: 'When', of: whens, default: 'at sunrise' },
  },
  preview(situation, { who, miracle, when }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who prays.')
    const on = `${imprint}${miracle}` in creature.conditions
    if (when === 'let go of')
      return on
        ? plain(`${miracle} is let go: its slot is free`)
        : refusal(`${miracle} is not imprinted on ${creature.name}: there is nothing to let go.`)
    if (on) return refusal(`${miracle} is imprinted on ${creature.name} already: choose another.`)
    if ((creature.values.faithDice ?? 0) < 1)
      return refusal(`${creature.name} has no Faith Dice: Devotion gives them.`)
    if (free(creature, situation) < 1)
      return refusal(
        `${creature.name} has no slot free for it: drop something, or let a miracle go.`,
      )
    return plain(
      when === 'at sunrise' ? 'A slot, until it is let go' : 'Ten minutes and a WIL save',
      [],
      [
        {
          name: 'Imprinted',
          value: 'a slot; wounds and Fatigue can push it out',
          rule: 'BDPX-DIV-01',
        },
      ],
    )
  },
  *run(situation, { who, miracle, when }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'BDPX-DIV-01', what: 'Imprint', says: 'Nobody prayed' })
    const name = `${imprint}${miracle}`
    const set = (to: boolean): Effect => ({
      do: 'condition',
      creature: who,
      name,
      to: to ? { rule: 'BDPX-DIV-01' } : null,
    })
    const base = { rule: 'BDPX-DIV-01' as const, what: `${miracle}, ${creature.name}`, who: [who] }
    if (when === 'let go of') return line(at, { ...base, says: 'Let go', effects: [set(false)] })
    if (when === 'at sunrise')
      return line(at, { ...base, says: 'Imprinted', tone: 'good', effects: [set(true)] })
    const tried = yield* saved(creature, 'WIL', at.ruling, { rule: 'BDPX-DIV-01' })
    return line(at, {
      ...base,
      says: tried.success ? 'Imprinted' : 'None until sunrise',
      tone: tried.success ? 'good' : 'bad',
      why: tried.why,
      effects: [...(tried.success ? [set(true)] : []), { do: 'advance', seconds: 600 }],
    })
  },
})

interface Answered {
  dice: string
  all: boolean
  freeDie: boolean
}

/** WIL that an evening prayer gives back and its free die, by the total. Rule BDPX-DIV-04. */
function answered(total: number): Answered {
  if (total >= 6) return { dice: '', all: true, freeDie: total >= 9 }
  if (total >= 4) return { dice: '1d4+1', all: false, freeDie: false }
  return { dice: total >= 2 ? '1d2' : '', all: false, freeDie: false }
}

export const evening = defineAction({
  id: 'block-dodge-parry.evening-prayer',
  title: 'Evening prayer',
  rule: 'BDPX-DIV-04',
  phase: 'rest',
  slot: 'supplies',
  needs: ['wil'],
  finds: 'pray piety higher power evening will regain',
  asks: {
    who: { kind: 'creature', title: 'Who', side: 'party' },
    piety: { kind: 'number', title: 'Piety of the day', min: 0, max: 3, default: 0 },
  },
  preview(situation, { who, piety }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who prays.')
    return plain(`d6 + ${piety}: 2–3 1d2 WIL, 4–5 1d4+1, 6 and up all`, [
      { name: 'WIL lost', value: missing(creature, 'WIL'), rule: 'BDPX-DIV-04' },
    ])
  },
  *run(situation, { who, piety }, at) {
    const creature = situation.creatures[who]
    if (!creature) return line(at, { rule: 'BDPX-DIV-04', what: 'Prayer', says: 'Nobody prayed' })
    const total = (yield* rollOne('prayer', 6)) + piety + at.ruling.adjust
    const came = answered(total)
    const lost = missing(creature, 'WIL')
    const back = came.all
      ? lost
      : came.dice === '1d2'
        ? yield* rollOne('WIL', 2)
        : came.dice === ''
          ? 0
          : ((yield* roll('WIL', 4))[0] ?? 0)
    const gained = Math.min(lost, came.dice === '1d4+1' ? back + 1 : back)
    return line(at, {
      rule: 'BDPX-DIV-04',
      what: `Evening prayer, ${creature.name}`,
      says: came.freeDie
        ? `All WIL back, and a free Faith Die tomorrow`
        : gained > 0
          ? `${gained} WIL back`
          : 'Nothing',
      tone: gained > 0 || came.freeDie ? 'good' : 'plain',
      who: [who],
      total,
      why: [{ name: 'd6 and piety', value: total, rule: 'BDPX-DIV-04' }],
      effects: gained > 0 ? [{ do: 'change', creature: who, field: 'wil', by: gained }] : [],
    })
  },
})
