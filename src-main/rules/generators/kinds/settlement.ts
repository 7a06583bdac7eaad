import { upperFirst } from '../../core/words.ts'
import { NotGenerated, type GeneratedPart } from '../generated.ts'
import type { Generator } from '../generator.ts'
import type { PartRoller } from '../roller.ts'
import { culture, fullNames } from './inputs.ts'

/** Least number of people of each size; the next one begins where it ends. */
const leastPeople = { hamlet: 0, village: 100, town: 400, city: 7000 } as const
type Size = keyof typeof leastPeople
const sizes = Object.keys(leastPeople) as Size[]

/** Fewer people than this are a house or two: not drawn unless a hamlet is asked for. */
const fewest = 20

/** A settlement with its name, the first people met there, and a bed for the night. */
export const settlement: Generator = {
  id: 'settlement',
  title: 'Settlement',
  group: 'Places',
  finds: 'town village hamlet city place',
  inputs: {
    culture,
    size: { kind: 'choice', title: 'Size', of: ['any', ...sizes], default: 'any' },
  },
  parts({ culture: of, size }, on) {
    const table = of === 'any' ? 'names/village' : `names/${String(of)}-place`
    const name = on.drawn('name', 'Name', table)
    const columns = on.columns('towns/settlement')
    const [large = name] = columns
    const sized = sizePart(size as Size | 'any', on)
    const hasInn = !/without an inn|steading|lone house/.test(sized.text)
    return {
      title: name.text,
      parts: [
        name,
        ...columns.map((part) => (part === large ? sized : part)),
        ...(hasInn
          ? [on.drawn('inn', 'Inn', 'towns/inn-name', { shape: upperFirst, rests: ['size'] })]
          : []),
        ...[1, 2, 3].map((nth) => inhabitant(nth, of, on)),
      ],
    }
  },
}

/** Size drawn from the table until it is one of those wanted. @throws {NotGenerated} */
function sizePart(size: Size | 'any', on: PartRoller): GeneratedPart {
  const next = size === 'any' ? undefined : sizes[sizes.indexOf(size) + 1]
  const least = size === 'any' ? fewest : leastPeople[size]
  const most = next ? leastPeople[next] : Number.POSITIVE_INFINITY
  const rng = on.rng('size')
  for (let attempts = 0; attempts < 1000; attempts += 1) {
    const text = on.words('towns/size', rng)
    const people = Number(/([\d,]+) people/.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN)
    if (people >= least && people < most)
      return on.part('size', 'Size', text, { table: { id: 'towns/size', title: 'Size' } })
  }
  throw new NotGenerated(
    `The table towns/size has no row for ${size === 'any' ? 'a settlement' : `a ${size}`}.`,
    'Choose another size, or add such a row to the table.',
  )
}

/** One of those whom the party meets there first. */
function inhabitant(nth: number, of: unknown, on: PartRoller): GeneratedPart {
  const id = `person-${nth}`
  const rng = on.rng(id)
  const name = on.words(fullNames(of), rng)
  const trade = on.words('people/trade', rng)
  const manner = on.words('people/manner', rng)
  return on.part(id, 'Somebody there', `${name}, ${trade}; ${manner}`)
}
