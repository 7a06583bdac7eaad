import type { Generator } from '../generator.ts'

const dangers = ['any', 'nuisance', 'wounding', 'deadly'] as const

/** “Sign. Set off by trigger: harm. Undone: remedy”, as a whole trap stands in its table. */
const wholeTrap = /^(.+?)\. Set off by ([^:]+): (.+?)\. Undone: (.+)$/

/** A trap with its sign, trigger, harm and remedy. One roll gives all four, unless they are to be mixed. */
export const trap: Generator = {
  id: 'trap',
  title: 'Trap',
  group: 'Places',
  finds: 'dungeon danger pit poison snare',
  inputs: {
    danger: { kind: 'choice', title: 'Danger', of: dangers, default: 'any' },
    mixed: { kind: 'switch', title: 'Mix the parts of several traps', default: false },
  },
  parts({ danger, mixed }, on) {
    const die = on.rng('danger').die(6)
    const rolled = die <= 3 ? 'nuisance' : die <= 5 ? 'wounding' : 'deadly'
    const of = danger === 'any' ? rolled : String(danger)
    const dangerPart = on.part('danger', 'Danger', of, {
      ...(danger === 'any' ? { why: [{ name: 'Danger, d6', value: die }] } : {}),
    })
    if (mixed) return { parts: [dangerPart, ...on.columns(`traps/${of}`)] }
    const whole = on.drawn('sign', 'How it shows', `traps/${of}-whole`, { rests: ['danger'] })
    const [, sign, trigger, harm, remedy] = wholeTrap.exec(whole.text) ?? []
    const others = [
      ['trigger', 'What sets it off', trigger],
      ['harm', 'What it does', harm],
      ['remedy', 'How it is undone', remedy],
    ] as const
    return {
      parts: [
        dangerPart,
        { ...whole, text: on.edit('sign') ?? sign ?? whole.text },
        ...others.flatMap(([id, title, text]) =>
          text === undefined
            ? []
            : [{ ...on.part(id, title, text, { with: 'sign' }), seed: whole.seed }],
        ),
      ],
    }
  },
}
