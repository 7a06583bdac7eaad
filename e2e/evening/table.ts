import type { Locator, Page } from '@playwright/test'
import type { Creature } from '../../src-main/rules/core/state/creature.ts'
import type { Id } from '../../src-main/rules/core/situation.ts'
import { fillAction, Roller } from '../evening-hand.ts'
import { wholeState } from '../evening-state.ts'
import { goTo, typeQuickly } from '../quick-keys.ts'
import { countEntries, makeOneEntry } from '../steps.ts'
import { commonDice, type PaletteAct, type GameEvening, type TypedFaces } from './games.ts'

export type EveningState = Awaited<ReturnType<typeof wholeState>>

/** One part of the evening; the state at its end is where the next one begins. */
export interface Chapter {
  title: string
  play(table: EveningTable): Promise<void>
}

/** Table of an evening: the screen, the game, and the dice on it. */
export class EveningTable<Game extends { dice: TypedFaces } = GameEvening> {
  readonly game: Game
  /** How many entries stand that undo would take back. */
  depth = 0
  /** Before the fight: how far the evening was, and the state. */
  beforeFight: { depth: number; state: EveningState } | null = null
  readonly #pullPlug: () => Promise<Page>
  #page: Page
  #roller: Roller

  /** `pullPlug` kills the app and opens what it left behind. */
  constructor(
    page: Page,
    game: Game,
    pullPlug = (): Promise<Page> => Promise.reject(new Error('no plug is pulled')),
  ) {
    this.#page = page
    this.game = game
    this.#pullPlug = pullPlug
    this.#roller = this.#rollerOf(page)
  }

  #rollerOf(page: Page): Roller {
    return new Roller(page, [...commonDice, ...this.game.dice])
  }

  get page(): Page {
    return this.#page
  }

  async pullPlug(): Promise<void> {
    this.#page = await this.#pullPlug()
    this.#roller = this.#rollerOf(this.#page)
  }

  press(keys: string): Promise<void> {
    return this.#page.keyboard.press(keys)
  }

  /** Makes one entry by a key, or by more than a key; every die that is asked for is typed. */
  async roll(act: string | (() => Promise<unknown>), dice: TypedFaces = []): Promise<void> {
    await this.#roller.once(typeof act === 'string' ? () => this.press(act) : act, dice)
    this.depth += 1
  }

  /** Takes so many entries back. */
  async undo(entries = 1): Promise<void> {
    for (let back = 0; back < entries; back += 1)
      await makeOneEntry(this.#page, () => this.press('u'))
    this.depth -= entries
  }

  async redo(entries = 1): Promise<void> {
    for (let forth = 0; forth < entries; forth += 1)
      await makeOneEntry(this.#page, () => this.press('Shift+U'))
    this.depth += entries
  }

  /** Makes one entry through the palette: an action by its title, its form filled in. */
  async does(
    title: string,
    fields: Readonly<Record<string, string>> = {},
    dice: TypedFaces = [],
  ): Promise<void> {
    await this.roll(() => fillAction(this.#page, title, fields), dice)
  }

  /** Goes to a control: by F6 to its part of the screen, and from there by Tab, or back by Shift+Tab. */
  async reach(target: Locator): Promise<void> {
    await goTo(this.#page, target, true)
  }

  /** Types a text into what has the focus. */
  type(text: string): Promise<void> {
    return typeQuickly(this.#page, text)
  }

  /** Goes to a control and presses Enter on it. */
  async enterAt(target: Locator): Promise<void> {
    await this.reach(target)
    await this.press('Enter')
  }

  /** Presses Enter on a control that makes one entry. */
  async settle(target: Locator, dice: TypedFaces = []): Promise<void> {
    await this.reach(target)
    await this.roll('Enter', dice)
  }

  button(name: string | RegExp, within: Page | Locator = this.#page): Locator {
    return within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
  }

  state(): Promise<EveningState> {
    return wholeState(this.#page)
  }

  events(): Promise<number> {
    return countEntries(this.#page)
  }

  /** A character by their place in the party, 1 first. @throws when there are fewer */
  async character(nth = 1): Promise<Creature> {
    return inParty(await this.state(), nth)
  }

  async creature(id: Id): Promise<Creature> {
    const one = (await this.state()).creatures[id]
    if (!one) throw new Error(`${id} is not there.`)
    return one
  }

  /** Actions of this game, done to the first of the party, or to the foe who was struck down. */
  async befall(actions: readonly PaletteAct[]): Promise<void> {
    for (const { title, fields, whose, struck } of actions)
      await this.does(title, {
        ...(whose ? { [whose]: (await this.character()).name } : {}),
        ...(struck ? { [struck]: await this.#struckDown() } : {}),
        ...fields,
      })
  }

  /** Name of the first foe at 0 HP or less. @throws when there is none */
  async #struckDown(): Promise<string> {
    const { creatures } = await this.state()
    const lies = Object.values(creatures).find(
      ({ side, values }) => side === 'foes' && (values['hp'] ?? 1) <= 0,
    )
    if (!lies) throw new Error('No foe was struck down.')
    return lies.name
  }
}

/** A character of the party by their place, 1 first. @throws when there are fewer */
export function inParty({ creatures, party }: EveningState, nth = 1): Creature {
  const characters = party.flatMap((id) => creatures[id] ?? []).filter(isCharacter)
  const one = characters[nth - 1]
  if (!one) throw new Error(`The party has ${characters.length} characters, not ${nth}.`)
  return one
}

export const isCharacter = ({ kind }: Creature): boolean => kind === 'character'

/** So many of a kind are met, put there by hand. */
export async function startEncounter(
  table: EveningTable,
  kind: string,
  number: number,
  dice: TypedFaces = [],
): Promise<void> {
  const { page } = table
  await table.press('1')
  await table.roll(async () => {
    await table.press('Shift+E')
    await page.getByRole('textbox', { name: 'Who', exact: true }).fill(kind)
    await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).press('Space')
    await page.getByLabel('How many', { exact: true }).fill(String(number))
    await page.keyboard.press('Enter')
  }, dice)
}
