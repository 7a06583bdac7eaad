import { upperFirst } from '../../core/words.ts'
import { cultures } from '../../tables/cultures.ts'
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
    const people = of === 'any' ? on.pick(cultures, on.rng('people')) : String(of)
    on.suppose({ people })
    const name = on.drawn('name', 'Name', table, { rests: of === 'any' ? ['people'] : [] })
    const sized = sizePart(size as Size | 'any', on)
    const small = peopleIn(sized.text) < leastPeople.town
    on.suppose({ small, tiny: peopleIn(sized.text) < leastPeople.village })
    const [, ...columns] = on
      .columns('towns/settlement')
      .map((part) => ({ ...part, rests: ['size'] }))
    const hasInn = !/without an inn|steading|lone house/.test(sized.text)
    return {
      title: name.text,
      parts: [
        name,
        sized,
        ...columns,
        ...(hasInn
          ? [on.drawn('inn', 'Inn', 'towns/inn-name', { shape: upperFirst, rests: ['size'] })]
          : []),
        ...(of === 'any' ? [on.part('people', 'Names', upperFirst(people))] : []),
        ...[1, 2, 3].map((nth) => inhabitant(nth, { people, mixed: of === 'any', small }, on)),
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
    const people = peopleIn(text)
    if (people >= least && people < most)
      return on.part('size', 'Size', text, { table: { id: 'towns/size', title: 'Size' } })
  }
  throw new NotGenerated(
    `The table towns/size has no row for ${size === 'any' ? 'a settlement' : `a ${size}`}.`,
    'Choose another size, or add such a row to the table.',
  )
}

/** Number of people in a size such as “a walled town, 2,000 people”; NaN where it says none. */
function peopleIn(size: string): number {
  return Number(/([\d,]+) people/.exec(size)?.[1]?.replaceAll(',', '') ?? Number.NaN)
}

interface Dwellers {
  /** Culture that most names are of. */
  people: string
  /** One in five has come from elsewhere. */
  mixed: boolean
  small: boolean
}

/** One of those whom the party meets there first. */
function inhabitant(
  nth: number,
  { people, mixed, small }: Dwellers,
  on: PartRoller,
): GeneratedPart {
  const id = `person-${nth}`
  const rng = on.rng(id)
  const from = mixed && rng.die(5) === 1 ? 'any' : people
  const name = on.words(fullNames(from), rng)
  const trade = on.words(small ? 'people/village-trade' : 'people/trade', rng)
  const manner = on.words('people/manner', rng)
  return on.part(id, 'Somebody there', `${name}, ${trade}; ${manner}`, {
    rests: ['size', ...(mixed ? ['people'] : [])],
  })
}
