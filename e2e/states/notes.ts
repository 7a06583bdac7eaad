import { expect, type Page } from '@playwright/test'
import { callMain, openRoll } from '../calls.ts'
import { showFold } from '../steps.ts'
import type { StateLook } from './look.ts'

type Fields = Record<string, string>

/** Keeps a note through the wire. */
const keep =
  (page: Page) =>
  (kind: string, title: string, fields: Fields = {}, text = '', known = '', tags: string[] = []) =>
    callMain(page, 'play.run', {
      action: 'house.keep-note',
      input: { note: { id: '', kind, title, fields, text, known, tags } },
      ...openRoll,
    })

/** A person among other notes, with her faction's clocks and the lines that name her. */
export async function notes(page: Page, look: StateLook): Promise<void> {
  const note = keep(page)
  const run = (action: string, input: Record<string, unknown>) =>
    callMain(page, 'play.run', { action, input, ...openRoll })
  await note('faction', 'The Bell Wardens', { goal: 'raise the great bell', sign: 'a cut rope' })
  await note('place', 'Sallow Ford', { look: 'reeds' }, 'Poled by [[Marget Sloe]].')
  await note('thing', 'Bell-rope', {}, 'Sold by [[Marget Sloe]]')
  await note('person', 'Brother Aumary')
  await note('page', 'Session zero', {}, '# Tone\n\n- bleak\n- wet')
  const fields = {
    look: 'one boot, hands white with salt',
    want: 'a bell-rope, cut fresh',
    secret: 'drowned once; the wardens keep her name',
    voice: 'low, counts under her breath',
    faction: 'The Bell Wardens',
  }
  const text =
    'Poles the flat boat at [[Sallow Ford]], six coins a head, none after dusk. Sold a rope to [[Brother Aumary]] the week the [[Drowned Belfry]] flooded.'
  const known = 'A ferrywoman with **one boot**.'
  await note('person', 'Marget Sloe', fields, text, known, ['ferry', 'owes a favour'])
  const all = await callMain(page, 'notes.list', null)
  const faction = all.find(({ title }) => title === 'The Bell Wardens')?.id
  const bell = { id: '', note: faction, title: 'Raise the great bell', parts: 8, filled: 5 }
  const pace = { seconds: 86_400, next: 0 }
  await run('house.progress-clock', { clock: { ...bell, full: 'the reed houses flood', pace } })
  await run('house.progress-clock', {
    clock: { ...bell, title: 'Close the ford', parts: 4, filled: 1, full: '', hidden: true },
  })
  await run('house.note', { text: 'Marget Sloe took five over for 30 coins, one boot on.' })

  await showFold(page, 'Prep')
  const pages = page.getByRole('navigation', { name: 'Pages of Prep' })
  await pages.getByRole('button', { name: 'Notes' }).click()
  const list = page.getByRole('list', { name: 'Notes' })
  await list.getByRole('button', { name: /Marget Sloe/ }).click()
  await expect(page.getByRole('button', { name: 'Sallow Ford', exact: true })).toHaveCount(2)
  await look('notes')
}
