import { tableGenerator } from '../table-kind.ts'
import type { Generator } from '../generator.ts'

/** Kinds of the story that are one table each. */
const tables: readonly Generator[] = [
  {
    id: 'seed',
    title: 'Adventure seed',
    finds: 'adventure hook quest plot idea scenario',
    table: 'stories/seed',
  },
  {
    id: 'complication',
    title: 'Complication',
    finds: 'twist trouble plan scene setback',
    table: 'stories/complication',
  },
  { id: 'twist', title: 'Twist', finds: 'reveal plot turn surprise', table: 'stories/twist' },
  {
    id: 'deadline',
    title: 'Deadline',
    finds: 'clock pressure time hurry',
    table: 'stories/deadline',
  },
  {
    id: 'reward',
    title: 'Reward that is not coin',
    finds: 'payment favour boon thanks',
    table: 'stories/reward',
  },
  { id: 'job', title: 'Job on the board', finds: 'notice work quest hire', table: 'stories/job' },
  { id: 'bounty', title: 'Bounty', finds: 'wanted notice hunt price', table: 'stories/bounty' },
  { id: 'omen', title: 'Omen', finds: 'sign portent prophecy', table: 'stories/omen' },
  { id: 'dream', title: 'Dream', finds: 'vision nightmare sleep', table: 'stories/dream' },
  {
    id: 'letter',
    title: 'Letter or note',
    finds: 'handout message document found',
    table: 'stories/letter',
  },
].map((kind) => tableGenerator({ ...kind, group: 'Stories' }))

/** Groups that get on with their own business between sessions. */
const faction = tableGenerator({
  id: 'faction',
  title: 'Faction',
  group: 'Stories',
  finds: 'guild cult gang order company power organisation',
  table: 'factions/faction',
  named: 'Name',
  hidden: ['Next move', 'Weakness'],
})

const truths = ['any', 'true', 'half true', 'false'] as const
type Truth = Exclude<(typeof truths)[number], 'any'>

/** Tables by truth; the odds are three, two and one in six. */
const rumourTables: Readonly<Record<Truth, string>> = {
  true: 'stories/rumour-true',
  'half true': 'stories/rumour-half',
  false: 'stories/rumour-false',
}

/** A rumour with its truth, which the GM alone sees. */
const rumour: Generator = {
  id: 'rumour',
  title: 'Rumour',
  group: 'Stories',
  finds: 'gossip hearsay tavern talk lead true false',
  inputs: { truth: { kind: 'choice', title: 'Truth', of: truths, default: 'any' } },
  parts({ truth }, on) {
    const die = on.rng('truth').die(6)
    const rolled: Truth = die <= 3 ? 'true' : die <= 5 ? 'half true' : 'false'
    const wanted = truth === 'any' ? rolled : (truth as Truth)
    const drawn = on.drawn('rumour', 'Rumour', rumourTables[wanted], { rests: ['truth'] })
    const [, heard = drawn.text, behind] = /^(.+?) \(([^()]+)\)$/.exec(drawn.text) ?? []
    return {
      parts: [
        { ...drawn, text: heard },
        on.part('truth', 'Truth', wanted, {
          hidden: true,
          ...(truth === 'any' ? { why: [{ name: 'Truth, d6', value: die }] } : {}),
        }),
        ...(behind === undefined
          ? []
          : [on.part('behind', 'Behind it', behind, { hidden: true, with: 'rumour' as const })]),
      ],
      text: `${heard} (${[wanted, ...(behind === undefined ? [] : [behind])].join(': ')})`,
    }
  },
}

export const stories: readonly Generator[] = [rumour, ...tables, faction]
