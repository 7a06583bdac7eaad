/** Host of links that mark fields on a page; the link's rectangle becomes the field's. */
const host = 'https://field.invalid/'

/** A form field as the page describes it. */
export interface FieldMark {
  /** The field's full name, with slashes and no dots: `c7/values/hp`. */
  name: string
  kind: 'text' | 'lines' | 'tick'
  /** Read out by screen readers and shown when the pointer rests on it. */
  tip: string
  /** Current value; `on` for a tick that is set. */
  value: string
  /** Points; 0 lets the viewer fit the type to the box. */
  size: number
  align: 'left' | 'centre' | 'right'
}

/** The link that marks a field, for the page. */
export function linkOf({ name, ...rest }: FieldMark): string {
  const said = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]))
  return `${host}${name.split('/').map(encodeURIComponent).join('/')}?${said.toString()}`
}

/** Field that a link marks; null for an ordinary link. @throws when the mark has a bad name or kind. */
export function markOf(link: string): FieldMark | null {
  if (!link.startsWith(host)) return null
  const url = new URL(link)
  const said = (key: string): string => url.searchParams.get(key) ?? ''
  const [kind, align] = [said('kind'), said('align')]
  const name = url.pathname.slice(1).split('/').map(decodeURIComponent).join('/')
  if (name === '' || name.includes('.')) throw new Error(`“${name}” is no name for a form field`)
  if (kind !== 'text' && kind !== 'lines' && kind !== 'tick')
    throw new Error(`field ${name} has no kind`)
  return {
    name,
    kind,
    tip: said('tip'),
    value: said('value'),
    size: Number(said('size')) || 0,
    align: align === 'centre' || align === 'right' ? align : 'left',
  }
}
