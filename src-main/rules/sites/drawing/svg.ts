import type { DrawnDoor, SiteDrawing } from './draw.ts'

const ink = '#111'
const paper = '#fff'

/** A map as an SVG file: black on white, to be printed or put anywhere. */
export function svgOf(drawing: SiteDrawing, title: string): string {
  const { width, height, places, passages, hatching, dots, water, pillars, stairs, doors } = drawing
  const floors = [...places.map(({ path }) => path), ...passages].join('')
  const path = (d: string, look: string): string => (d === '' ? '' : `<path d="${d}" ${look}/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    path(hatching, `fill="${ink}"`),
    path(floors, `fill="${ink}" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"`),
    path(floors, `fill="${paper}" fill-rule="nonzero"`),
    path(dots, `stroke="#999" stroke-width="0.8" stroke-linecap="round" fill="none"`),
    path(water, `stroke="${ink}" stroke-width="0.6" fill="none"`),
    path(stairs, `stroke="${ink}" stroke-width="1" fill="none"`),
    ...pillars.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2.2" fill="${ink}"/>`),
    ...doors.map(doorMark),
    ...places.map(
      ({ x, y, number }) =>
        `<circle cx="${x}" cy="${y}" r="6.6" fill="${ink}"/><text x="${x}" y="${y}" dy="0.36em" text-anchor="middle" font-family="Source Sans 3, Source Sans Pro, sans-serif" font-weight="700" font-size="8.6" fill="${paper}">${number}</text>`,
    ),
    '</svg>',
  ].join('\n')
}

function doorMark({ x, y, isUpright, door }: DrawnDoor): string {
  const turn = isUpright ? ` transform="rotate(90 ${x} ${y})"` : ''
  const bar = (fill: string): string =>
    `<rect x="${x - 5}" y="${y - 1.6}" width="10" height="3.2" fill="${fill}" stroke="${ink}" stroke-width="0.9"${turn}/>`
  switch (door) {
    case 'secret door':
      return `<circle cx="${x}" cy="${y}" r="3.6" fill="${paper}" stroke="${ink}" stroke-width="0.9"/><text x="${x}" y="${y}" dy="0.36em" text-anchor="middle" font-family="Source Sans 3, Source Sans Pro, sans-serif" font-weight="700" font-size="5.4" fill="${ink}">S</text>`
    case 'portcullis':
      return [-3.6, -1.2, 1.2, 3.6]
        .map(
          (off) =>
            `<circle cx="${isUpright ? x : x + off}" cy="${isUpright ? y + off : y}" r="0.9" fill="${ink}"/>`,
        )
        .join('')
    case 'stairs':
      return [-2.4, -0.8, 0.8, 2.4]
        .map(
          (off) =>
            `<path d="M${x - 4} ${y + off}H${x + 4}" stroke="${ink}" stroke-width="0.8"${turn}/>`,
        )
        .join('')
    case 'locked door':
    case 'barred door':
      return bar(ink)
    default:
      return bar(paper)
  }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
