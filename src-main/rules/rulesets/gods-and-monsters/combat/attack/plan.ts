import { goneFromFight, opponentOf, outOfReach } from '../../../../common/incapacitated.ts'
import type { InputOf } from '../../../../core/asks.ts'
import { isRefusal, refusal, type RefusedPreview, type Term } from '../../../../core/preview.ts'
import { houseRule } from '../../../../core/ruleset/house-rules.ts'
import type { ReadonlyCreature, Situation } from '../../../../core/situation.ts'
import { gearTerms, handsDie, madeSizePenalty } from '../../gear/equipped.ts'
import { actionsNeeded, type ThrownRelief } from '../../gear/shooting.ts'
import { ailmentNames, type AilmentName } from '../../harm/ailments/rows.ts'
import { isArchetypal, vervings } from '../../harm/points.ts'
import { sharesOf } from '../../house-rules/characters.ts'
import { crowdCounts } from '../../house-rules/fight.ts'
import { thrownReliefRule } from '../../house-rules/gear.ts'
import { stunTerm } from '../../psychic/state.ts'
import { coveringId, coversOf } from '../aiming.ts'
import { cannotAct, isImmobile } from '../can-act.ts'
import { covers, crowdCover, targetSpeeds, type CoverDegree } from '../figures.ts'
import { covered, dashes, readyingOf, surprised } from '../marks.ts'
import {
  armMeant,
  attackTerms,
  coverTerm,
  distanceTerm,
  harmTerms,
  postureTerms,
  reachMeant,
  surpriseTerms,
  theirTerm,
  waysToAttack,
  type AttackFigures,
  type AttackMeans,
} from './terms.ts'
import { targetAsk } from '../../../../gm/fight/attack-asks.ts'

const aims = ['to hurt', 'called shot', 'knockout', 'killing blow', 'grab'] as const
export type Aim = (typeof aims)[number]
const readiness = ['ready', 'unaware', 'covered', 'immobile'] as const
const grounds = ['level', 'higher, to hit', 'higher, to guard'] as const
const dodges = ['the better', 'evasion', 'fortitude'] as const

export const attackAsks = {
  target: { ...targetAsk, proposed: true },
  attacker: { kind: 'creature', role: 'actor', title: 'Attacker', optional: true },
  weapon: { kind: 'text', role: 'weapon', title: 'Weapon or dice', max: 80, optional: true },
  reach: { kind: 'choice', title: 'It is', of: waysToAttack, default: 'by weapon' },
  aim: { kind: 'choice', title: 'Aim', of: aims, default: 'to hurt' },
  ready: { kind: 'choice', title: 'They are', of: readiness, default: 'ready' },
  ground: { kind: 'choice', title: 'Ground', of: grounds, default: 'level' },
  unseen: {
    kind: 'switch',
    title: 'Unseen',
    default: false,
    also: ['in the dark', 'dark', 'invisible', 'blind', 'invisible target'],
  },
  speed: { kind: 'choice', title: 'Their pace', of: targetSpeeds, default: 'combat' },
  cover: { kind: 'choice', title: 'Cover', of: covers, default: 'none' },
  hides: { kind: 'switch', title: 'The target stays behind it', default: false },
  distance: { kind: 'number', title: 'Yards away', min: 0, max: 10_000, default: 0 },
  range: {
    kind: 'number',
    title: 'Range of the weapon, 0 as listed',
    min: 0,
    max: 1000,
    default: 0,
  },
  around: { kind: 'creatures', title: 'In close combat around the target', optional: true },
  sizes: { kind: 'number', title: 'Sizes off', min: 0, max: 7, default: 0 },
  bonus: { kind: 'number', title: 'Any other bonus', min: -30, max: 30, default: 0 },
  place: {
    kind: 'text',
    title: 'Where the shot is called',
    max: 60,
    optional: true,
    also: ['at', 'called at', 'location', 'body part', 'limb', 'aimed at'],
  },
  dodge: { kind: 'choice', title: 'Against a called shot', of: dodges, default: 'the better' },
  carries: {
    kind: 'choice',
    title: 'It carries',
    of: ['nothing', ...ailmentNames],
    default: 'nothing',
  },
  trade: { kind: 'switch', title: 'Another attack instead of the bonus', default: false },
  casting: {
    kind: 'number',
    title: 'Casting or calling time of the target',
    min: 0,
    max: 99,
    default: 0,
  },
  verve: { kind: 'choice', title: 'Verve', of: vervings, default: 'as the rule has it' },
} as const

export type AttackInput = InputOf<typeof attackAsks>
/** The input with the way in which the weapon is used. */
type AttackUse = AttackInput & { reach: ReturnType<typeof reachMeant> }

/** An attack with everything that counts for it. */
export interface AttackPlan {
  attacker: ReadonlyCreature
  target: ReadonlyCreature
  arm: AttackMeans
  aim: Aim
  ranged: boolean
  /** Terms of the number that a d20 must not exceed. */
  terms: Term[]
  /** Added to the damage. */
  harm: Term[]
  /** Verve may take the harm. */
  archetypal: boolean
  /** Creatures in the close combat that is shot into, without the target. */
  around: ReadonlyCreature[]
  /** Cover that the close combat and the place give. */
  cover: CoverDegree
  immobile: boolean
  /** The attacker had the target covered. */
  aims: boolean
  /** True when the attack costs no action. */
  free: boolean
  /** Attacks that a warrior has instead of a bonus. Rule GAM-CMB-36. */
  extra: number
  /** The poison or disease that it carries. Rule GAM-CMB-23. */
  carries: AilmentName | null
}

/** Plan of an attack, or the reason it can’t be made. */
export function planAttack(situation: Situation, input: AttackInput): AttackPlan | RefusedPreview {
  const target = situation.creatures[input.target]
  if (!target) return refusal('Choose whom to attack.')
  const attacker = input.attacker
    ? situation.creatures[input.attacker]
    : opponentOf(situation, target)
  if (!attacker) return refusal('Nobody stands against them: choose who attacks.')
  if (attacker.id === target.id) return refusal('Choose somebody else to attack.')
  if ('dead' in target.conditions) return refusal(`${target.name} is dead. Choose another target.`)
  const cannot = cannotAct(attacker, situation) ?? goneFromFight(attacker) ?? outOfReach(target)
  if (cannot) return refusal(cannot)
  const arm = armMeant(attacker, input.weapon, handsDie(situation, attacker))
  if (isRefusal(arm)) return arm
  const immobile = input.ready === 'immobile' || isImmobile(target)
  const use = { ...input, reach: reachMeant(input, arm) }
  const barred =
    barredAim(use, target, immobile) ??
    barredWay(use, attacker, target) ??
    notReady(use, attacker, arm)
  if (barred) return refusal(barred)
  return buildPlan(situation, use, { attacker, target, arm, immobile })
}

/** Knocking out needs somebody helpless, killing somebody who can’t move. Rules GAM-CMB-37, GAM-CMB-38. */
function barredAim(input: AttackUse, target: ReadonlyCreature, immobile: boolean): string | null {
  const { aim, ready } = input
  if (aim === 'killing blow' && !immobile)
    return `${target.name} can move: a killing blow needs somebody immobile. Aim to hurt instead.`
  const helpless = immobile || ready !== 'ready' || surprised in target.conditions
  if (aim === 'knockout' && !helpless)
    return `${target.name} is on guard: only the unaware, surprised, covered or immobile are knocked out.`
  if (input.reach !== 'close' && aim === 'grab')
    return 'Nobody is grabbed from afar: choose close combat.'
  return input.carries !== 'nothing' && aim !== 'called shot'
    ? `${input.carries} gets in by a called shot: aim one, or let it carry nothing.`
    : null
}

/** The surprised and units without a leader do nothing special, nobody behind full cover is hit, and another attack has its price. Rules GAM-CMB-03, GAM-CMB-25, GAM-CMB-36, GAM-MAS-05. */
function barredWay(
  input: AttackUse,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
): string | null {
  if (surprised in attacker.conditions && input.aim !== 'to hurt')
    return `${attacker.name} is still surprised and does nothing special: aim to hurt, or shake it off first.`
  if (input.hides && input.cover === 'full' && input.reach !== 'close')
    return `${target.name} stays behind full cover and can’t be hit: wait until they show themselves.`
  if (attacker.tags.unit && !attacker.tags.led && input.aim !== 'to hurt')
    return `${attacker.name} is a unit without a leader and does nothing special: aim to hurt.`
  if (!input.trade) return null
  if (input.ready !== 'unaware')
    return 'Only the bonus against the unaware is traded for an attack: say that the target is.'
  return (attacker.values.warrior ?? 0) > 0 && (attacker.values.combatPool ?? 0) > 0
    ? null
    : `${attacker.name} has no combat pool for another attack: take the bonus, or fill the pool.`
}

/** Guns and crossbows are loaded before they shoot, by the count of actions that the readying began with. Rules GAM-CMB-13, GAM-CMB-14. */
function notReady(input: AttackUse, attacker: ReadonlyCreature, arm: AttackMeans): string | null {
  if (input.reach === 'close') return null
  const readied = attacker.uses?.[readyingOf(arm.name)]
  const needed = readied?.of ?? actionsNeeded(arm.row?.fireActions ?? 1, false)
  const done = readied?.spent ?? 0
  return needed - done > 1
    ? `The ${arm.name.toLowerCase()} of ${attacker.name} needs ${needed - done - 1} more to be ready: ready the shot first.`
    : null
}

function buildPlan(
  situation: Situation,
  input: AttackUse,
  who: Pick<AttackPlan, 'attacker' | 'target' | 'arm' | 'immobile'>,
): AttackPlan {
  const { attacker, target, arm, immobile } = who
  const ranged = input.reach !== 'close'
  const around = ranged ? standsAround(situation, input) : []
  const own = houseRule(situation, crowdCounts) === 'with the target' ? 1 : 0
  const crowd = crowdCover(around.length + own)
  const cover = ranged ? better(input.cover, crowd) : 'none'
  const aims = aimsAt(situation, attacker, target)
  const isCovered = input.ready === 'covered' || aims
  const figures: AttackFigures = {
    fightingArt: attacker.values.fightingArt ?? 0,
    attackBonus: attacker.values[ranged ? 'missileBonus' : 'attackBonus'] ?? 0,
    targetDefense: target.values.defense ?? 0,
    highGround: input.ground === 'higher, to hit',
    unseen: input.unseen ? (ranged ? 'ranged' : 'close') : 'seen',
    unaware: input.ready === 'unaware' && !input.trade,
    covered: isCovered,
    immobile,
    targetSpeed: input.speed === 'combat' && dashes(target, situation) ? 'dash' : input.speed,
    calledShot: input.aim !== 'to hurt',
    injuries: attacker.values.injuries ?? 0,
  }
  const more: Term[] = [
    ...surpriseTerms(situation, attacker, 'test_modifier'),
    stunTerm(attacker, situation),
    ...surpriseTerms(situation, target, 'defense_modifier').map(theirTerm),
    ...postureTerms(situation, target).map(theirTerm),
    coverTerm(situation, target, cover, cover === crowd && cover !== input.cover),
    ...distanceTerm(
      attacker,
      arm,
      { reach: input.reach, distance: input.distance, range: input.range },
      houseRule<ThrownRelief>(situation, thrownReliefRule),
      sharesOf(situation),
    ),
    ...gearTerms(situation, attacker, arm.name),
    {
      name: 'Size of the weapon',
      value: input.sizes > 0 ? -input.sizes : madeSizePenalty(arm.name, attacker),
      rule: 'GAM-SIZ-05',
    },
    { name: 'Bonus', value: input.bonus, rule: 'GAM-CMB-17' },
  ]
  return {
    ...who,
    aim: input.aim,
    ranged,
    terms: [...attackTerms(figures), ...more.filter(({ value }) => value !== 0)],
    harm: harmTerms(situation, attacker, input.reach, isCovered),
    archetypal: isArchetypal(situation, target, input.verve, true),
    around,
    cover,
    aims,
    free: coveringId(attacker.id, target.id) in situation.dues,
    extra: input.trade ? 1 : 0,
    carries: input.carries === 'nothing' ? null : input.carries,
  }
}

function standsAround(situation: Situation, { around, target }: AttackInput): ReadonlyCreature[] {
  return (around ?? [])
    .flatMap((id) => situation.creatures[id] ?? [])
    .filter(({ id }) => id !== target)
}

/**
 * True when this attacker has the target covered, or the target is covered and nobody is known to aim.
 * Rules GAM-CMB-17, GAM-CMB-34.
 */
function aimsAt(
  situation: Situation,
  attacker: ReadonlyCreature,
  target: ReadonlyCreature,
): boolean {
  if (!(covered in target.conditions)) return false
  const all = coversOf(situation, target.id)
  return all.length === 0 || all.includes(attacker.id)
}

function better(one: CoverDegree, other: CoverDegree): CoverDegree {
  return covers.indexOf(one) >= covers.indexOf(other) ? one : other
}
