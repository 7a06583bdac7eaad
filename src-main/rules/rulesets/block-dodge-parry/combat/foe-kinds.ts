import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { step, type Step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'

/** Kinds of foe, each a tag that attack and morale rules read. */
const kinds = {
  detachment: [
    step('A mass, or one huge foe', 'goes by one member’s figures', 'BDPX-DET-01'),
    step('Struck by individuals', 'impaired, unless it is Blast', 'BDPX-DET-02'),
    step('Striking individuals', 'enhanced, with Blast', 'BDPX-DET-03'),
    step('Critical damage', 'a WIL save; failing is a rout', 'BDPX-DET-04'),
  ],
  vulnerable: [step('Vulnerable', 'attacks on it are enhanced', 'BDPX-NPC-05')],
  resistant: [step('Resistant', 'attacks on it are impaired', 'BDPX-NPC-05')],
  impenetrable: [step('Nothing gets through', 'no roll, unless the arm is magic', 'BDPX-ATK-03')],
  supernatural: [
    step('Not of this world', 'attacks are impaired, unless silvered or magic', 'BDPX-WPN-05'),
  ],
  vicious: [step('Vicious', 'fights back', 'BDPX-NPC-03')],
  trained: [step('Trained', 'blocks or dodges', 'BDPX-NPC-03')],
  duelist: [step('A duelist', 'parries', 'BDPX-NPC-03')],
  mindless: [step('Mindless', 'never checks morale', 'BDPX-MOR-02')],
  leader: [step('Leader', 'its WIL stands for the group', 'BDPX-MOR-01')],
} as const satisfies Record<string, readonly Step[]>
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]

/** Marks a creature as a kind of foe, or removes the mark. Rules BDPX-DET-01 to BDPX-DET-04, BDPX-NPC-05. */
export const foeKind = defineAction({
  id: 'block-dodge-parry.foe-kind',
  title: 'Detachment, vulnerable, resistant …',
  rule: 'BDPX-DET-01',
  phase: 'fight',
  slot: 'group',
  needs: [],
  finds:
    'mass mob swarm huge weakness strength mindless leader tag foe golem ghost silver vicious trained duelist reaction',
  asks: {
    who: { kind: 'creature', role: 'actor', title: 'Who' },
    kind: { kind: 'choice', title: 'Is', of: names, default: 'detachment' },
    on: { kind: 'switch', title: 'It is so', default: true },
  },
  plan(situation, { who, kind, on }) {
    const creature = situation.creatures[who]
    if (!creature) return refusal('Choose who is meant.')
    if (kind in creature.tags === on)
      return refusal(`${creature.name} is ${on ? '' : 'not '}marked so already: turn the switch.`, {
        why: [...kinds[kind]],
      })
    return { creature, kind, on, says: on ? kind : `no longer ${kind}` }
  },
  preview: ({ creature, kind, says }) => plain(`${creature.name}: ${says}`, [], [...kinds[kind]]),
  run: ({ creature, kind, on, says }, _situation, at) =>
    line(at, {
      rule: kinds[kind][0].rule ?? 'BDPX-DET-01',
      what: creature.name,
      says,
      who: [creature.id],
      why: [...kinds[kind]],
      effects: [{ do: 'tag', creature: creature.id, tag: kind, on }],
    }),
})
