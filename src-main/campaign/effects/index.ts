import type { Effect, EffectOf } from '../../rules/core/effects.ts'
import type { CampaignState } from '../../rules/core/situation.ts'
import * as bench from './bench.ts'
import * as calendar from './calendar.ts'
import * as campaign from './campaign.ts'
import * as collections from './collections.ts'
import { claim, type Apply, type Telling } from './change.ts'
import * as creatures from './creatures.ts'
import * as dues from './dues.ts'
import * as handouts from './handouts.ts'
import * as journey from './journey.ts'
import * as marching from './marching.ts'
import * as meeting from './encounters.ts'
import * as person from './person.ts'
import * as progress from './progress.ts'
import * as regions from './regions.ts'
import * as sites from './sites.ts'
import * as split from './split.ts'
import * as time from './time.ts'

/** Effects on library records, which are kept beside the head and applied by `library-patches.ts`. */
type OfTheLibrary = 'keep monster' | 'forget monster' | 'keep note' | 'forget note'
type OfTheHead = Exclude<Effect['do'], OfTheLibrary>

/** One function per effect; the compiler reports a missing one when `rules/core/effects.ts` grows. */
const words: { [W in OfTheHead]: Apply<W> } = {
  change: creatures.change,
  set: creatures.set,
  skill: creatures.skill,
  condition: creatures.condition,
  felled: creatures.felled,
  rename: creatures.rename,
  notes: creatures.notes,
  side: creatures.side,
  kind: person.kind,
  player: person.player,
  written: person.written,
  tag: person.tag,
  attack: person.attack,
  'drop attack': person.dropAttack,
  item: creatures.item,
  'drop item': creatures.dropItem,
  spoil: creatures.spoil,
  use: creatures.use,
  join: creatures.join,
  leave: creatures.leave,
  group: creatures.group,
  disband: creatures.disband,
  regroup: creatures.regroup,
  march: marching.march,
  task: marching.task,
  fall: marching.fall,
  rise: marching.rise,
  session: marching.session,
  gains: marching.gains,
  bench: bench.bench,
  unbench: bench.unbench,
  split: split.split,
  'watch other group': split.watchOtherGroup,
  rejoin: split.rejoin,
  employ: person.employ,
  advance: time.advance,
  'correct clock': time.correctClock,
  timer: time.timer,
  'stop timer': time.stopTimer,
  burn: time.burn,
  calendar: calendar.calendar,
  'date note': calendar.dateNote,
  'drop date note': calendar.dropDateNote,
  'standing check': calendar.standingCheck,
  'drop check': calendar.dropCheck,
  weather: calendar.weather,
  due: dues.due,
  settle: dues.settle,
  'settle action': dues.settleAction,
  event: meeting.event,
  encounter: meeting.encounter,
  aside: meeting.aside,
  prepare: meeting.prepare,
  foretell: meeting.foretell,
  fight: meeting.fight,
  mark: meeting.mark,
  acted: meeting.acted,
  journey: journey.journey,
  onward: journey.onward,
  'night watch': journey.nightWatch,
  'travel log': journey.travelLog,
  here: journey.here,
  'move on': journey.moveOn,
  countdown: journey.countdown,
  place: campaign.place,
  'house rule': campaign.houseRule,
  borrow: campaign.borrow,
  title: campaign.title,
  'keep table': campaign.keepTable,
  'table desk': campaign.tableDesk,
  'forget table': campaign.forgetTable,
  rumour: campaign.rumour,
  'drop rumour': campaign.dropRumour,
  'keep handout': handouts.keep,
  'forget handout': handouts.forget,
  'keep collection': collections.keep,
  'drop collection': collections.drop,
  'keep picture': handouts.keepPicture,
  'forget picture': handouts.forgetPicture,
  'keep site': sites.keep,
  'site place': sites.place,
  'site way': sites.way,
  'site map': sites.map,
  'map pin': sites.pin,
  'map area': sites.area,
  'forget site': sites.forget,
  'keep region': regions.keep,
  'region hex': regions.hex,
  'forget region': regions.forget,
  'enter hex': regions.enter,
  progress: progress.keep,
  'drop progress': progress.drop,
  stash: campaign.stash,
  unstash: campaign.unstash,
}

const ofTheLibrary: ReadonlySet<string> = new Set<OfTheLibrary>([
  'keep monster',
  'forget monster',
  'keep note',
  'forget note',
])

export function isOfTheLibrary(effect: Effect): effect is EffectOf<OfTheLibrary> {
  return ofTheLibrary.has(effect.do)
}

/** Applies one effect to a draft of the head's state. */
export function applyEffect(draft: CampaignState, effect: Effect, telling: Telling): void {
  if (isOfTheLibrary(effect)) {
    // The record is beside the head, but its id comes from the head's counter.
    if (effect.do === 'keep note') claim(draft, effect.note.id)
    return
  }
  const apply = words[effect.do] as Apply<OfTheHead>
  apply(draft, effect, telling)
}
