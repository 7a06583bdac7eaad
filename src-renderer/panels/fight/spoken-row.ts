import type { CreatureView } from '../../../src-main/campaign/view/views.ts'

interface Drawn {
  /** Conditions beyond those on chips. */
  hidden: CreatureView['conditions']
  /** Fields whose numbers stand on the row. */
  fields: readonly CreatureView['fields'][number][]
  strikes: boolean
  acted: boolean
}

/** States that a row names: not those it draws by itself, nor a meal eaten or a salve at work. */
export function statesOnRow({
  conditions,
}: Pick<CreatureView, 'conditions'>): CreatureView['conditions'] {
  return conditions.filter(({ name, good }) => !good && !['dead', 'fleeing', 'fled'].includes(name))
}

/** Spoken form of a fighter's row: its strokes, colours, marks and columns in words. */
export function spokenFighterRow(
  { plight }: Pick<CreatureView, 'plight'>,
  { hidden, fields, strikes, acted }: Drawn,
): string {
  const numbers = fields.map(
    ({ title, value, most }) =>
      `${title} ${value}${most === null || most === 0 ? '' : ` of ${most}`}`,
  )
  return [
    plight === 'dead' ? 'dead' : '',
    ...hidden.map(({ name }) => name),
    strikes ? 'acts now' : '',
    acted ? 'has acted' : '',
    ...numbers,
  ]
    .filter((words) => words !== '')
    .join(', ')
}
