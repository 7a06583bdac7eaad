import type { Effect } from '../../../core/effects.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import { changesSay, pointSteps } from '../harm/hurt.ts'
import { phantasmOf, phantasmOver, phantasmStays, type Phantasm } from '../harm/phantasm.ts'
import { pointEffects, pointsOf, unconscious } from '../harm/states.ts'
import { phantasmKept } from '../house-rules/hazards.ts'
import { calculator, living } from '../reckoning.ts'
import { restored } from '../rest/figures.ts'
import { phantasmReveal } from './figures.ts'

/** A tenth of an illusion’s harm stays, the rest comes back within a round. Rules GAM-ILL-02, GAM-AMB-55. */
export const seenThrough = calculator({
  id: 'gods-and-monsters.illusion-ends',
  title: 'Illusion seen through',
  rule: 'GAM-ILL-02',
  phase: 'check',
  slot: 'heal',
  finds: 'illusion phantasm reveal regain damage tenth',
  asks: {
    who: { kind: 'creature', title: 'Who', first: 'party' },
    survival: {
      kind: 'number',
      title: 'Survival lost to it, not counted here',
      min: 0,
      max: 999,
      default: 0,
    },
    injuries: {
      kind: 'number',
      title: 'Injuries from it, not counted here',
      min: 0,
      max: 99,
      default: 0,
    },
  },
  reckon(situation, { who, survival, injuries }) {
    const creature = living(situation, who)
    if ('refuses' in creature) return creature
    const counted = phantasmOf(creature)
    const harm: Phantasm = {
      survival: counted.survival + survival,
      verve: counted.verve,
      injuries: counted.injuries + injuries,
    }
    const total = harm.survival + harm.verve + harm.injuries
    const { kept, regained } = phantasmReveal(total)
    if (kept === 0)
      return {
        refuses: `No illusion has hurt ${creature.name}: say what it did, or deal it as damage of an illusion.`,
      }
    const first = houseRule<'survival' | 'injuries'>(situation, phantasmKept)
    const stays = phantasmStays(harm, kept, first)
    const was = pointsOf(creature)
    const { maxHp = was.survival, maxVerve = was.verve } = creature.values
    const is = {
      ...was,
      survival: restored(was.survival, maxHp, harm.survival - stays.survival),
      verve: restored(was.verve, maxVerve, harm.verve - stays.verve),
      injuries: Math.max(0, was.injuries - (harm.injuries - stays.injuries)),
    }
    const effects: Effect[] = [...pointEffects(who, was, is), ...phantasmOver(creature)]
    const changes = changesSay(was, is)
    return {
      says: `${kept} stays, ${regained} comes back${changes === '' ? '' : `: ${changes}`}`,
      terms: [
        { name: 'Harm', value: total, rule: 'GAM-ILL-02' },
        { name: 'Stays', value: 0 - kept, rule: 'GAM-ILL-02' },
      ],
      why: [
        ...pointSteps(was, is),
        ...(unconscious in creature.conditions
          ? [{ name: 'Unconscious', value: 'sleeps on', rule: 'GAM-ILL-03' as const }]
          : []),
      ],
      who: [who],
      effects,
    }
  },
})
