import { compact } from '../../../common/compact.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { type Step, step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import type { DefeatRule, Replacement } from '../../../core/ruleset/characters.ts'
import { houseRule } from '../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../core/situation.ts'
import { listed } from '../../../core/words.ts'
import { awardedEffects, gainSteps, defeatedWorth } from '../../../gm/fight/gains.ts'
import { startingNumber, type ReplacementLevel } from '../../../gm/party/replacement.ts'
import { replacementLevel, sharedXp } from '../house-rules/advancement.ts'
import { levelFromXp, lootXp, lossReasons, lossTitles, type LossReason } from './levels.ts'
import { personKinds } from '../../../core/state/creature.ts'

interface Won {
  engaged: number
  defeated: number
  silver: number
  reason: LossReason
}

const sharers = (situation: Situation, who: readonly string[]): ReadonlyCreature[] =>
  who.flatMap((id) => situation.creatures[id] ?? []).filter(({ kind }) => kind === 'character')

/** XP of an adventure. The text sets no XP for an opponent’s level: 50 is our figure. Rule GAMX-XP-03. */
function award({ engaged, defeated, silver, reason }: Won): number {
  return engaged + 50 * defeated + lootXp(silver, reason)
}

/** An opponent counts its level; to drive it off or capture it is to defeat it. Rule GAMX-XP-03. */
export const defeats: DefeatRule = {
  rule: 'GAMX-XP-03',
  counts: ['fallen', 'fled', 'captured'],
  coins: false,
  worth: ({ values }) => values.level ?? 0,
}

const mostLevels = 10_000

function steps({ engaged, defeated, silver, reason }: Won): Step[] {
  return compact(
    engaged > 0 && step('Encounters engaged', engaged, 'GAM-ADV-06'),
    defeated > 0 && step('Levels of opponents', `${defeated}, 50 XP each`, 'GAMX-XP-03'),
    silver > 0 &&
      step(`Loot, ${lossTitles[reason] ?? reason}`, lootXp(silver, reason), 'GAM-ADV-08'),
  )
}

/** Gives XP at the end of an adventure. Rules GAM-ADV-06, GAM-ADV-08. */
export const experience = defineAction({
  id: 'gods-and-monsters.experience',
  title: 'Give XP',
  rule: 'GAM-ADV-06',
  phase: 'town',
  slot: 'edit',
  finds: 'experience points award loot donate lose gamble bribe adventure end',
  asks: {
    who: { kind: 'creatures', role: 'target', title: 'To whom', side: 'party', only: personKinds },
    engaged: {
      kind: 'number',
      title: 'For encounters engaged',
      also: ['amount', 'xp', 'experience', 'points'],
      min: 0,
      max: 1_000_000,
      default: 0,
    },
    defeated: {
      kind: 'number',
      title: 'Levels of opponents defeated',
      min: 0,
      max: mostLevels,
      default: 0,
    },
    silver: {
      kind: 'number',
      title: 'Silver of loot given up',
      min: 0,
      max: 1_000_000,
      default: 0,
    },
    reason: {
      kind: 'choice',
      title: 'How it went',
      of: lossReasons,
      titles: lossTitles,
      default: 'donated',
    },
  },
  prefill: (situation) => ({ defeated: defeatedWorth(situation, mostLevels) }),
  plan(situation, { who, ...won }) {
    const to = sharers(situation, who)
    if (to.length === 0) return refusal('Choose the characters who share the XP.')
    const all = award(won)
    return all === 0
      ? refusal(
          'Nothing to give: say what was engaged, defeated or given up; bribes and bets bring none.',
        )
      : { to, won, all, each: Math.floor(partOf(situation, all, to.length)) }
  },
  preview: ({ won, all, each }, situation) =>
    plain(`${all} XP, ${each} each`, [], [...steps(won), ...gainSteps(situation)]),
  run({ to, won, each }, situation, at) {
    const ready = to.filter(
      ({ values }) =>
        levelFromXp((values.experience ?? 0) + each).level > Math.max(1, values.level ?? 1),
    )
    return line(at, {
      rule: 'GAM-ADV-06',
      what: 'XP at the end of the adventure',
      says: `${each} each${ready.length > 0 ? `; enough for a level: ${listed(ready.map(({ name }) => name))}` : ''}`,
      tone: 'good',
      who: to.map(({ id }) => id),
      total: each,
      why: [...steps(won), ...to.map((one) => levelStep(one, each))],
      effects: [
        ...to.map(({ id }) => ({
          do: 'change' as const,
          creature: id,
          field: 'experience',
          by: each,
        })),
        ...awardedEffects(situation, { foes: won.defeated > 0 }),
      ],
    })
  },
})

/** Level that the experience of somebody is enough for, and what the next one takes. Rule GAM-ADV-02. */
function levelStep({ name, values }: ReadonlyCreature, gained: number): Step {
  const now = (values.experience ?? 0) + gained
  const { level, toNext } = levelFromXp(now)
  return step(name, `${now} XP, level ${level}; ${toNext} to level ${level + 1}`, 'GAM-ADV-02')
}

/** Rules GAM-ADV-06, GAM-AMB-18. */
function partOf(situation: Situation, all: number, sharing: number): number {
  return houseRule<string>(situation, sharedXp) === 'each' ? all : all / sharing
}

/** Half the experience of the least of the party, or as the house rule says. Rules GAMX-CRE-18, GAM-ADV-02. */
export const replacement: Replacement = {
  rule: 'GAMX-CRE-18',
  generator: 'gods-and-monsters.new-character',
  start(party, situation) {
    const way = houseRule<ReplacementLevel>(situation, replacementLevel)
    const to = startingNumber(
      party.map(({ values }) => values.experience ?? 0),
      way,
    )
    const level = Math.min(10, levelFromXp(to).level)
    return { level, experience: { field: 'experience', to }, says: `Level ${level}, ${to} XP` }
  },
}
