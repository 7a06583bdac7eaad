import type { Locator, Page } from '@playwright/test'

/** How a GM does the things of an evening: by keyboard alone, or by mouse. Both tell the same story. */
export interface Hand {
  openSample(): Promise<void>
  /** Goes on with the campaign that was played last. */
  goOn(): Promise<void>
  turn(): Promise<void>
  /** Spends a turn like `turn`, with every die asked for. */
  turnByHand(): Promise<void>
  /** Answers the question that stands with the dice that were rolled. */
  tell(faces: string): Promise<void>
  react(): Promise<void>
  reactByHand(): Promise<void>
  /** From words to blows: the fight begins, and its fold opens. */
  toBlows(): Promise<void>
  aimAt(foe: string): Promise<void>
  attack(): Promise<void>
  /** Types damage into the fight: a number, or dice for the app to roll. */
  harm(amount: string): Promise<void>
  /** Settles what stands on a card of what is due. */
  settle(card: string, press: string | RegExp): Promise<void>
  /** Ends the fight as its form stands: everybody of the other side leaves. */
  endFight(): Promise<void>
  /** Gives a character another number of hit points, as the strip takes it: "2", "-1". */
  hitPoints(who: string, typed: string): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  amend(faces: string): Promise<void>
  fold(name: FoldName): Promise<void>
  paste(text: string): Promise<void>
  /** The next of the five steps of a conversion. */
  onward(): Promise<void>
  judge(option: string): Promise<void>
  /** Says that so many of what is kept shall stand on the table. */
  onTheTable(number: number): Promise<void>
  savePdf(): Promise<void>
}

type FoldName = 'Explore' | 'Fight' | 'Prep' | 'Print'

export const fields = (page: Page) => ({
  question: page.locator('form.question'),
  faces: page.locator('form.question input').first(),
  foes: page.getByRole('list', { name: /^Foes/ }),
  damage: page.getByRole('textbox', { name: 'Damage typed in' }),
  paste: page.getByRole('textbox', { name: 'Stat blocks to convert' }),
  howMany: page.getByRole('textbox', { name: 'How many' }),
  put: page.getByRole('checkbox', { name: /Put it on the table/ }),
})

export const hitPointsOf = (page: Page, who: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${who}, Hit points`) })
