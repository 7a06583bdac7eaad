import { flushSync, tick } from 'svelte'
import { expect, it } from 'vitest'
import type { ActionView, Views } from '../../src-main/campaign/view/views.ts'
import { ActingCharacter } from './acting-character.svelte.ts'
import { ActionForm } from './action-form.svelte.ts'
import { CampaignViews } from './campaign-views.svelte.ts'
import type { Screen } from './screen.svelte.ts'

it('an effect that tells what was told already changes nothing, so that two of them come to rest', () => {
  const views = new CampaignViews()
  views.lay({ party: [], fight: null } as unknown as Views)
  const screen = { views, acting: new ActingCharacter(views) } as unknown as Screen
  const asks: ActionView['asks'] = { weapon: { kind: 'text', title: 'Weapon', max: 40 } }
  const action = { id: 'attack', asks, input: { weapon: '' } } as unknown as ActionView
  const form = new ActionForm(screen, 'fight', () => action)
  form.tell({ weapon: 'd6' })
  const { input } = form
  form.tell({ weapon: 'd6' })
  expect(form.input).toBe(input)
  form.tell({ weapon: 'd8' })
  expect(form.input).toEqual({ weapon: 'd8' })
})

it('a refusal of what stood there a key ago does not hold back what stands there now', async () => {
  const views = new CampaignViews()
  views.lay({ party: [], fight: null } as unknown as Views)
  const answers: ((refuses: string | null) => void)[] = []
  const preview = () =>
    new Promise((resolve) =>
      answers.push((refuses) => resolve({ terms: [], chances: [], refuses })),
    )
  const screen = { views, acting: new ActingCharacter(views), preview } as unknown as Screen
  const asks: ActionView['asks'] = { text: { kind: 'text', title: 'How far', max: 40 } }
  const action = { id: 'distance', asks, input: { text: '' }, refuses: null, needs: [] }
  const form = new ActionForm(screen, 'fight', () => action as unknown as ActionView)
  form.tell({ text: '9 f' })
  form.refresh()
  answers[0]?.('“9 f” can’t be read.')
  await Promise.resolve()
  await Promise.resolve()
  expect(form.refuses).toBe('“9 f” can’t be read.')
  form.tell({ text: '90 ft' })
  form.refresh()
  expect(form.refuses).toBe(null)
})

it('a refusal of what was before the last command does not swallow a key pressed right after it', async () => {
  const views = new CampaignViews()
  views.lay({ party: [], fight: null, chronicle: { lines: [], total: 0 } } as unknown as Views)
  const answers: ((refuses?: string) => void)[] = []
  const preview = () =>
    new Promise((resolve) =>
      answers.push((refuses) =>
        resolve({ terms: [], chances: [], ...(refuses === undefined ? {} : { refuses }) }),
      ),
    )
  const ran: unknown[] = []
  const run = (...told: unknown[]) => Promise.resolve(ran.push(told))
  const settled = () => Promise.resolve()
  const screen = {
    views,
    acting: new ActingCharacter(views),
    preview,
    run,
    commands: { settled },
  } as unknown as Screen
  const asks: ActionView['asks'] = { by: { kind: 'text', title: 'Who', max: 40 } }
  const action = { id: 'attack', asks, input: { by: '' }, refuses: null, needs: [] }
  const form = new ActionForm(screen, 'fight', () => action as unknown as ActionView)
  form.tell({ by: 'ada' })
  const letGo = $effect.root(() => {
    $effect(() => form.refresh())
  })
  flushSync()
  answers[0]?.('Ada has no weapon in hand.')
  await tick()
  expect(form.refuses).toBe('Ada has no weapon in hand.')

  // Ada takes her axe: the action, as the view fills it in, is what it was.
  views.change({ chronicle: [{ op: 'set', path: ['total'], value: 1 }] })
  flushSync()
  const pressed = form.run()
  answers[1]?.()
  expect(await pressed).toBe(true)
  expect(ran).toHaveLength(1)
  letGo()
})

it('does nothing with a ruling whose field holds a word', () => {
  const views = new CampaignViews()
  views.lay({ party: [], fight: null } as unknown as Views)
  const screen = { views, acting: new ActingCharacter(views) } as unknown as Screen
  const action = { id: 'react', asks: {}, input: {}, refuses: null } as unknown as ActionView
  const form = new ActionForm(screen, 'encounter', () => action)
  form.adjust = NaN
  expect(form.refuses).toBe('needs a number')
  form.adjust = 2
  expect(form.refuses).toBe(null)
})
