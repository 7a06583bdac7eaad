import { expect, it } from 'vitest'
import type { ActionView } from '../../src-main/campaign/view/views.ts'
import type { Preview } from '../../src-main/rules/core/preview.ts'
import { CampaignViews } from './campaign-views.svelte.ts'
import { Previews } from './previews.svelte.ts'

const says = (verdict: string, refuses?: string): Preview => ({
  terms: [],
  chances: [],
  bars: [],
  verdict,
  why: [],
  ...(refuses ? { refuses } : {}),
})
const skill = {
  id: 'hearts.skill',
  asks: { who: { kind: 'creature', title: 'Who' } },
  input: { who: 'maud' },
  preview: says('under 11'),
  refuses: null,
} as unknown as ActionView

const previews = () =>
  new Previews({
    views: new CampaignViews(),
    preview: (_action, { who }) =>
      Promise.resolve(who === 'odo' ? says('', 'Odo is down.') : says('under 14')),
  })

it('shows the odds of whoever does it, not of whom the view was drawn for', async () => {
  const shown = previews()
  await shown.refresh([[skill, { who: 'pell' }]])
  expect(shown.of(skill, { who: 'pell' })).toMatchObject({
    input: { who: 'pell' },
    preview: { verdict: 'under 14' },
    refuses: null,
  })
  expect(shown.of(skill, { who: 'maud' }).preview?.verdict).toBe('under 11')
})

it('shows no odds of somebody else while those are not known', () => {
  expect(previews().of(skill, { who: 'pell' }).preview).toBeNull()
})

it('refuses for whoever does it, and whoever does it for what comes first', async () => {
  const shown = previews()
  await shown.refresh([[skill, { who: 'odo' }]])
  expect(shown.of(skill, { who: 'odo' }).refuses).toBe('Odo is down.')
  expect(shown.of({ ...skill, refuses: 'Morale is due.' }, { who: 'odo' }).refuses).toBe(
    'Morale is due.',
  )
})
