import type { RuleId } from '../../core/outcome.ts'

/** Texts of Gatefold's own rules about membership of the party. */
export const partyTexts: readonly (readonly [rule: RuleId, title: string, says: string])[] = [
  [
    'GF-BENCH-01',
    'The bench',
    'Somebody whose player is absent, who has retired or is elsewhere leaves play with their sheet, things, purse, notes and place in the order. They are not counted in the marching order, rations, encounters or fights. Their lights stand still; what else runs on them ends by the clock.',
  ],
  [
    'GF-BENCH-02',
    'Back from the bench',
    'They take their old place in the marching order with everything they had. Wages and other repeating timers go on from their next time; nothing is owed for the time away.',
  ],
  [
    'GF-BENCH-03',
    'Why somebody is away',
    'Absent, retired or elsewhere, with a note. Who is absent keeps their hirelings and may still get a share of coins; the hirelings of somebody retired or elsewhere need another employer.',
  ],
  [
    'GF-SPLIT-01',
    'Splitting the party',
    'Those who go are a group of their own with a clock and a place of its own. Lights, timers and dues go with whom they belong to; rations, rests, checks and named timers of the whole party count for both. An encounter stays with the group in view.',
  ],
  [
    'GF-SPLIT-02',
    'Watching the other group',
    'The screen shows one group at a time. The time of the group that is not in view stands still.',
  ],
  [
    'GF-SPLIT-03',
    'Rejoining',
    'The group that is behind waits until the later hour: its lights burn and its timers run. Then all are one party at the place of the group in view, in the old marching order where nobody changed it. Encounters of both groups stand side by side. Where a meal falls due meanwhile, let that group wait and settle the meal first.',
  ],
  [
    'GF-SPLIT-04',
    'Waiting for the other group',
    'The group that is behind comes into view, and its clock moves on to the hour of the other: its lights burn, its timers run, and its meals fall due. It can’t wait during a fight or an encounter.',
  ],
  [
    'GF-NEW-01',
    'A replacement character',
    'In games with levels somebody new may start as far as the party has come: by the game’s own rule where it has one, else at the lowest level of the party, its average, or the first, as a house rule. Those who are absent or with the other group count too.',
  ],
  [
    'GF-HIRE-02',
    'Who employs a hireling',
    'A hireling works for whoever hired them, who pays the wage. When the employer dies, retires or leaves for good you are asked who employs the hireling now, or whether they are set free; the wage follows.',
  ],
]
