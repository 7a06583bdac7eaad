import type { Ruling } from '../../../core/action.ts'
import type { Step } from '../../../core/outcome.ts'
import type { ProcedureOf } from '../../../core/procedure.ts'
import type { Situation } from '../../../core/situation.ts'
import { knockHere, lockHere } from '../../../common/spell-works.ts'
import { shielded } from './counter.ts'
import { fly } from './fly.ts'
import { animate } from './undead.ts'
import type { CastResult, SpellAtWork } from './working.ts'
import { dominate, marked } from './marking.ts'
import { burn } from './burning.ts'
import { augury, speakWithDead } from './divination.ts'
import { charm } from './charm.ts'
import { weather } from './weather.ts'
import { heal } from './healing.ts'

/** Resolves the mechanical part of a spell. Rules DLV-SPELL-01 to DLV-SPELL-25. */
export function* work(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  const { kept, effects, why } = shielded(working.targets)
  const open: SpellAtWork = { ...working, targets: kept }
  const worked = yield* effectOf(situation, open, ruling)
  const reading = readings[working.spell.name]
  return {
    ...worked,
    why: [...why, ...worked.why, ...(reading ? [reading] : [])],
    effects: [...effects, ...worked.effects],
  }
}

/** Readings of spells whose text leaves something open. */
const readings: Readonly<Record<string, Step>> = {
  Bless: { name: 'Bless', value: '1 on damage and on the score saved against', rule: 'E-DLV-31' },
  Haste: { name: 'Haste and Slow', value: 'cancel', rule: 'E-DLV-33' },
  Slow: { name: 'Haste and Slow', value: 'cancel', rule: 'E-DLV-33' },
  'Heal Sickness': { name: 'Grievous wounds', value: 'are among it', rule: 'E-DLV-35' },
  Invisibility: { name: 'A level', value: 'is the spell’s', rule: 'E-DLV-34' },
}

function* effectOf(
  situation: Situation,
  working: SpellAtWork,
  ruling: Ruling,
): ProcedureOf<CastResult> {
  switch (working.spell.name) {
    case 'Animate Dead':
      return yield* animate(situation, working)
    case 'Augury':
      return yield* augury(working)
    case 'Charm':
      return charm(situation, working)
    case 'Control Weather':
      return weather(situation, working)
    case 'Dominate':
      return yield* dominate(situation, working, ruling)
    case 'Fireball':
    case 'Lightning Bolt':
      return yield* burn(situation, working, ruling)
    case 'Fly':
      return fly(situation, working)
    case 'Heal Sickness':
      return yield* heal(situation, working, ruling)
    case 'Speak with Dead':
      return yield* speakWithDead(working)
    case 'Scry':
      return said(working, `Sees and hears up to ${10 * working.level} miles off`)
    case 'Knock':
      return {
        ...said(working, `Opens ${working.about || 'one door in reach'}`),
        effects: knockHere(situation),
      }
    case 'Wizard Lock':
      return {
        ...said(working, `Locks ${working.about || 'one door in reach'} until a Knock`),
        effects: lockHere(working.about || 'one door', working.spell.rule),
      }
    default:
      return yield* marked(situation, working, ruling)
  }
}

function said({ spell }: SpellAtWork, says: string): CastResult {
  return {
    says,
    tone: 'good',
    why: [{ name: spell.name, value: spell.says, rule: spell.rule }],
    effects: [],
  }
}
