import { ailmentNames } from '../../ailments/rows.ts'
import { vervings } from '../../harm/hurt.ts'
import { reaches } from './arms.ts'
import { covers, targetSpeeds } from '../figures.ts'

const aims = ['to hurt', 'called shot', 'knockout', 'killing blow', 'grab'] as const
export type Aim = (typeof aims)[number]
const readiness = ['ready', 'unaware', 'covered', 'immobile'] as const
const grounds = ['level', 'higher, to hit', 'higher, to guard'] as const
const dodges = ['the better', 'evasion', 'fortitude'] as const

export const attackAsks = {
  target: { kind: 'creature', title: 'Target' },
  attacker: { kind: 'creature', title: 'Attacker', optional: true },
  weapon: { kind: 'text', title: 'Weapon or dice', max: 80, optional: true },
  reach: { kind: 'choice', title: 'It is', of: reaches, default: 'close' },
  aim: { kind: 'choice', title: 'Aim', of: aims, default: 'to hurt' },
  ready: { kind: 'choice', title: 'They are', of: readiness, default: 'ready' },
  ground: { kind: 'choice', title: 'Ground', of: grounds, default: 'level' },
  unseen: { kind: 'switch', title: 'Unseen', default: false },
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
