import { creations } from './creation/games.ts'
import { CreationDialog } from './creation/maker.ts'
import { wholeState } from './evening-state.ts'
import { beginCampaign } from './states/campaign.ts'
import { showFold } from './steps.ts'
import { expect, test } from './test.ts'

for (const made of creations)
  test(`a character of ${made.game} by choice`, async ({ app: { page } }) => {
    await beginCampaign(page, made.game, 'Made by choice')
    await showFold(page, 'Town')
    await page.keyboard.press('Shift+w')
    const creation = new CreationDialog(page)
    for (const part of made.parts) await test.step(part.title, () => creation.play(part))
    await test.step('an early choice is changed, and changed back', async () => {
      await creation.play(made.change.to)
      await creation.play(made.change.back)
    })
    await creation.play({ title: 'Name', choices: [{ write: 'Name', text: made.name }] })
    await expect(creation.button(`Take ${made.name.split(' ')[0]} Ctrl+Enter`)).toBeEnabled()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: `Sheet, ${made.name}` })).toBeVisible()
    const { creatures, party } = await wholeState(page)
    const [one] = party.flatMap((id) => creatures[id] ?? [])
    expect(one).toMatchObject({ name: made.name, values: made.values, skills: made.skills })
    expect(
      Object.values(one?.items ?? {})
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(made.items.toSorted())
  })
