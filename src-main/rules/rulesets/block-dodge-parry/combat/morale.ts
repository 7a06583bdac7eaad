import { defineAction } from '../../../core/action.ts'
import { previewTrial, refusal } from '../../../common/trial.ts'
import { line } from '../../../core/line.ts'
import {
  lossesOf,
  moraleDue,
  moraleReasons,
  routed,
  standingOf,
  testedFor,
} from '../../../common/morale.ts'
import { figuresOf, type Step } from '../../../core/outcome.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { foesOf, has, isMindless, partyOf } from '../people.ts'
import { saved, saveTrial } from '../saves/trial.ts'
import { step } from './dice.ts'

/** Characters never check, and what has no mind knows no fear. Rules BDPX-MOR-01, BDPX-MOR-02. */
export function mayBreak(creature: ReadonlyCreature): boolean {
  return creature.kind !== 'character' && !isMindless(creature)
}

const alone = 'Alone at 0 HP'

/** Reasons for a morale check that the group has not tested yet. Rule BDPX-MOR-01. */
export function reasonsFor(situation: Situation, group: Situation['groups'][string]): string[] {
  const standing = standingOf(situation, group.id)
  const reasons =
    group.strength === 1
      ? standing.some(({ values }) => (values.hp ?? 1) <= 0)
        ? [alone]
        : []
      : moraleReasons(group.strength, 0, lossesOf(situation, group.id))
  return reasons.filter((reason) => !group.tested?.[reason])
}

function nerveOf(
  situation: Situation,
  group: string,
  by: string | undefined,
): ReadonlyCreature | undefined {
  const standing = standingOf(situation, group).filter(mayBreak)
  return (
    standing.find(({ id }) => id === by) ??
    standing.find(
      ({ tags, name }) => 'leader' in tags || /\b(?:chief|leader|captain)/i.test(name),
    ) ??
    standing[0]
  )
}

/** Reason that morale holds without a roll: an Inspiring ally or a song. Rules BDPX-SKL-06, BDPX-SNG-02. */
function heartened(situation: Situation, who: ReadonlyCreature): Step | null {
  const side = who.side === 'party' ? partyOf(situation) : foesOf(situation)
  if (side.some((one) => has(one, 'Inspiring') && one.id !== who.id))
    return step('Inspiring', 'allies pass', 'BDPX-SKL-06')
  return 'Song of the Hearth' in who.conditions
    ? step('Song of the Hearth', 'morale passes', 'BDPX-SNG-02')
    : null
}

function exempt(situation: Situation, group: string): string {
  const name = situation.groups[group]?.name ?? 'They'
  return standingOf(situation, group).length === 0
    ? `${name}: nobody is left standing to check.`
    : `${name}: no morale check, as the mindless and player characters are exempt.`
}

export const morale = defineAction({
  id: 'block-dodge-parry.morale',
  title: 'Morale',
  rule: 'BDPX-MOR-01',
  phase: 'fight',
  slot: 'morale',
  needs: ['wil'],
  finds: 'flee rout break nerve leader surrender',
  asks: {
    group: { kind: 'group', title: 'Who' },
    by: { kind: 'creature', title: 'Whose WIL', optional: true },
    impressed: { kind: 'switch', title: 'After an impressive win: 2 less', default: false },
  },
  preview(situation, { group, by, impressed }, at) {
    const who = nerveOf(situation, group, by)
    if (!who)
      return {
        ...refusal(exempt(situation, group)),
        why: [step('The mindless', 'know no fear', 'BDPX-MOR-02')],
      }
    const ruling = { ...at.ruling, adjust: at.ruling.adjust - (impressed ? 2 : 0) }
    const shown = previewTrial(trialOf(who), ruling)
    const held = heartened(situation, who)
    return {
      ...shown,
      why: [
        ...shown.why,
        ...(held ? [held] : []),
        ...wonSteps(impressed),
        step('WIL of', who.name, 'BDPX-MOR-01'),
      ],
    }
  },
  *run(situation, { group, by, impressed }, at) {
    const who = nerveOf(situation, group, by)
    const band = situation.groups[group]
    if (!who || !band)
      return line(at, { rule: 'BDPX-MOR-01', what: 'Morale', says: exempt(situation, group) })
    const reasons = reasonsFor(situation, band)
    const held = heartened(situation, who)
    const ruling = {
      ...at.ruling,
      adjust: at.ruling.adjust - (impressed ? 2 : 0),
      ...(held && !at.ruling.override ? { override: 'success' as const } : {}),
    }
    const tried = yield* saved(who, 'WIL', ruling, { rule: 'BDPX-MOR-01' })
    const standing = standingOf(situation, group).filter(mayBreak)
    return line(at, {
      rule: 'BDPX-MOR-01',
      what: `Morale, ${band.name}, WIL ${trialOf(who).score}`,
      says: tried.success ? 'They hold' : 'They flee or yield',
      tone: tried.success === (who.side === 'party') ? 'good' : 'bad',
      who: standing.map(({ id }) => id),
      ...figuresOf(tried),
      why: [
        ...tried.why,
        ...(held ? [held] : []),
        ...wonSteps(impressed),
        step('WIL of', who.name, 'BDPX-MOR-01'),
        ...reasons.map((reason) => step(reason, 'checked', 'BDPX-MOR-01')),
      ],
      effects: [
        ...(tried.success ? [] : routed(standing, 'BDPX-MOR-01')),
        ...testedFor(band, reasons),
        { do: 'settle', due: moraleDue(group) },
      ],
    })
  },
})

function wonSteps(impressed: boolean): Step[] {
  return impressed ? [step('Impressive Skills', 'onlookers’ morale at 2 less', 'BDPX-SKL-05')] : []
}

function trialOf(who: ReadonlyCreature) {
  return saveTrial(who, 'WIL', {
    rule: 'BDPX-MOR-01',
    success: 'They hold',
    failure: 'They flee or yield',
  })
}
