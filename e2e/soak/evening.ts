import { beginCampaign } from '../../src-main/session/stored-campaigns.ts'
import { OpenCampaign, type Ran } from '../../src-main/session/open-campaign.ts'
import { testServices } from '../../src-main/session/test-services.ts'
import { Refusal } from '../../src-main/ipc/contract/endpoint.ts'
import type { ViewName, ViewPatch, Views } from '../../src-main/campaign/view/views.ts'
import type { Given } from '../../src-main/campaign/journal.ts'
import type { Question } from '../../src-main/rules/core/procedure.ts'
import type { Situation } from '../../src-main/rules/core/situation.ts'
import { actionsOf } from '../../src-main/rules/registry.ts'
import { seeded, seedFrom, type Rng } from '../../src-main/rules/dice/rng.ts'
import { canonicalJson } from '../../src-main/storage/canonical-json.ts'
import { checkWhole, readWhole } from '../../src-main/storage/campaign-snapshot.ts'
import { applyPatches } from '../../src-renderer/lib/patch.ts'
import { inputFor } from './any-input.ts'

interface Evening {
  /** Commands that made an entry. */
  done: number
  refused: number
  /** Checks that failed; empty unless something is broken. */
  wrong: string[]
}

/**
 * Plays random commands, sensible or not, on the sample campaign: through the handlers' own
 * campaign, with a store in memory. Afterwards the journal must lead to the head, what the screen was
 * sent must be what it would draw again, undoing everything must give the first state and doing it
 * all again the last one.
 */
export async function playRandomEvening(seed: string, commands: number): Promise<Evening> {
  const rng = seeded(seed)
  const services = { ...testServices(), seed: () => seedFrom(rng) }
  const { id } = await beginCampaign(services, services.bundled.sample())
  const shown: { views: Views | null } = { views: null }
  const open = await OpenCampaign.open(services, id, ({ patches }) => {
    if (shown.views) shown.views = redrawn(shown.views, patches)
  })
  shown.views = open.drawn
  const evening: Evening = { done: 0, refused: 0, wrong: [] }
  for (let count = 0; count < commands; count += 1) {
    const how = await one(() => runRandomCommand(open, rng))
    if (how === 'done') evening.done += 1
    else if (how === 'refused') evening.refused += 1
    else evening.wrong.push(`command ${count}: ${how}`)
  }
  if (!same(shown.views, open.drawn)) evening.wrong.push('the screen was not sent what it shows')
  evening.wrong.push(...(await checkUndoAndRedo(open, services.store, id)))
  return evening
}

function redrawn(views: Views, patches: Partial<Record<ViewName, ViewPatch[]>>): Views {
  const changed = Object.entries(patches).map(([name, steps]) => [
    name,
    applyPatches(views[name as ViewName], steps),
  ])
  return { ...views, ...Object.fromEntries(changed) } as Views
}

/** How a command ended: in an entry, a refusal or question, or with what should not have happened. */
async function one(work: () => Promise<boolean>): Promise<string> {
  try {
    return (await work()) ? 'done' : 'refused'
  } catch (error) {
    if (error instanceof Refusal) return 'refused'
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** One command; whether it made an entry. */
async function runRandomCommand(open: OpenCampaign, rng: Rng): Promise<boolean> {
  const kind = rng.die(20)
  if (kind <= 2) return (await open.undo()) !== null
  if (kind === 3) return (await open.redo()) !== null
  if (kind === 4) {
    const number = open.version - rng.die(10) + 1
    const amending = { number, given: anyGiven(rng), original: rng.die(4) === 1 }
    const ran = await open.amend({ ...amending, agreed: open.version })
    return ran.end === 'done'
  }
  const offered = actionsOf(open.situation)
  const { action } = offered[rng.die(offered.length) - 1] ?? {}
  if (!action) return false
  const input = inputFor(action.asks, open.situation, open.shelf, rng)
  const ruling = rng.die(8) === 1 ? ('failure' as const) : undefined
  const command = {
    action: action.id,
    input,
    adjust: rng.die(10) === 1 ? rng.die(9) - 5 : 0,
    ...(ruling ? { override: ruling } : {}),
    secret: rng.die(15) === 1,
    byHand: rng.die(6) === 1,
  }
  let given: Given = rng.die(10) === 1 ? anyGiven(rng) : {}
  let ran: Ran = await open.run({ ...command, given })
  for (let attempts = 0; ran.end === 'asks' && attempts < 40; attempts += 1) {
    given = { ...ran.given, [ran.question.label]: answerTo(ran.question, rng) }
    ran = await open.run({ ...command, given, seed: ran.seed })
  }
  return ran.end === 'done'
}

export function answerTo(question: Question, rng: Rng): number[] | string | number {
  switch (question.ask) {
    case 'dice':
      return Array.from({ length: question.count }, () => rng.die(question.sides))
    case 'choice':
      return question.of[rng.die(question.of.length) - 1] ?? ''
    case 'number':
      return question.min + rng.die(Math.min(1000, question.max - question.min + 1)) - 1
  }
}

function anyGiven(rng: Rng): Given {
  const labels = ['damage', 'attack', 'mojo bid', 'reaction', 'event', 'morale', '__proto__']
  const label = labels[rng.die(labels.length) - 1] ?? ''
  return { [label]: [[rng.die(20)], rng.die(6), 'yes'][rng.die(3) - 1] ?? 1 }
}

async function checkUndoAndRedo(
  open: OpenCampaign,
  store: Parameters<typeof readWhole>[0],
  id: string,
): Promise<string[]> {
  const wrong: string[] = []
  const whole = await readWhole(store, id)
  try {
    checkWhole(whole, 'The evening')
  } catch (error) {
    wrong.push(String(error))
  }
  const last = whole.head.state
  let back = 0
  while ((await one(async () => (await open.undo()) !== null)) === 'done') back += 1
  const first = (await store.head(id))?.state
  if (!same(first, whole.first.state)) {
    wrong.push('undoing everything does not give the first state')
  }
  if (orderOf(first) !== orderOf(whole.first.state)) {
    wrong.push('undoing everything leaves dues or timers in another order')
  }
  for (let forth = 0; forth < back; forth += 1) await open.redo()
  if (!same((await store.head(id))?.state, last)) {
    wrong.push('doing everything again does not give the last state')
  }
  return wrong
}

/** Dues and timers as the screen lists them. */
function orderOf(state: Situation | undefined): string {
  return [state?.dues, state?.timers].map((one) => Object.keys(one ?? {}).join()).join('; ')
}

function same(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}
