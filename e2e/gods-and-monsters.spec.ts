import { fillAction, rollByHand, Roller } from './evening-hand.ts'
import { wholeState } from './evening-state.ts'
import { countEntries, makeOneEntry, showFold } from './steps.ts'
import { beginCampaign, meetBandits, takeParty } from './states/campaign.ts'
import { expect, test } from './test.ts'

test('the rarer rules of Gods & Monsters by keys, each once, and all of it taken back', async ({
  app: { page },
}) => {
  test.setTimeout(120_000)
  await beginCampaign(page, 'Gods & Monsters', 'Rare things')
  await takeParty(page)
  await showFold(page, 'Explore')
  await meetBandits(page)
  await rollByHand(page)
  const before = await wholeState(page)
  const begun = await countEntries(page)
  const roller = new Roller(page, [])
  const newest = page.getByRole('log').getByRole('button').first()
  /** Dice that nobody names fall in the middle. */
  const does = async (
    title: string,
    fields: Readonly<Record<string, string>>,
    says: RegExp,
    die?: string,
  ): Promise<void> => {
    await roller.once(() => fillAction(page, title, fields), die === undefined ? [] : [[/./, die]])
    await expect(newest).toContainText(says)
  }
  await does('Surprise', { 'Who may be surprised': 'the foes' }, /Surprise, the foes/)
  await does('Jump', { 'How far': '2' }, /Jumps it/)
  await does('Hold breath', {}, /2 rounds of air/)
  await does('Disbelieve an illusion', {}, /Believes it/)
  await does('Disbelieve an illusion', {}, /Sees through it/, '1')
  await does('Ailment', { Ailment: 'Alcohol', 'It was': 'accepted' }, /Alcohol takes hold/)
  await does('Chase', {}, /Caught/)
  await showFold(page, 'Fight')
  await does('Group effort', {}, /They fail/)
  await does('Attack', { 'It is': 'thrown', 'Bandit 2': 'on' }, /on Bandit 1.*Misses/s)
  await does(
    'Attack',
    { Aim: 'knockout', 'They are': 'unaware' },
    /Hits for 2.*the head is missed/s,
    '1',
  )
  await does('Fight as a unit', {}, /fight as one/)
  await does(
    'Unit breaks up',
    { 'Survival and injuries the unit lost': '4' },
    /Bandits, 3 breaks up/,
  )

  const done = (await countEntries(page)) - begun
  for (let back = 0; back < done; back += 1)
    await makeOneEntry(page, () => page.keyboard.press('u'))
  expect(await wholeState(page)).toEqual(before)
})
