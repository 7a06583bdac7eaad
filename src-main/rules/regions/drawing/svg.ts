import type { DrawnHex, RegionDrawing } from './draw.ts'

const ink = '#111'
const paper = '#fff'
const face = 'IM FELL DW Pica, Georgia, serif'

/** A map of hexes as an SVG file: black on white. */
export function regionSvg(drawing: RegionDrawing, title: string): string {
  const { width, height, hexes, rivers, roads, border, trail, camps } = drawing
  const path = (d: string, look: string): string => (d === '' ? '' : `<path d="${d}" ${look}/>`)
  const solid = hexes.map(({ ground }) => ground?.solid ?? '').join('')
  const lines = hexes.map(({ ground }) => ground?.lines ?? '').join('')
  const water = hexes.filter(({ terrain }) => terrain === 'sea' || terrain === 'lake')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    path(water.map(({ outline }) => outline).join(''), 'fill="#ececec"'),
    path(
      hexes.map(({ outline }) => outline).join(''),
      'fill="none" stroke="#aaa" stroke-width="0.5"',
    ),
    path(lines, `fill="none" stroke="${ink}" stroke-width="0.7" stroke-linecap="round"`),
    path(solid, `fill="${ink}"`),
    path(rivers, `fill="none" stroke="${paper}" stroke-width="3.6"`),
    path(rivers, `fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round"`),
    path(roads, `fill="none" stroke="${paper}" stroke-width="3.4"`),
    path(roads, `fill="none" stroke="${ink}" stroke-width="1.1" stroke-dasharray="3.4 1.6"`),
    path(border, `fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"`),
    path(
      trail,
      `fill="none" stroke="${ink}" stroke-width="1.6" stroke-dasharray="0.1 3" stroke-linecap="round"`,
    ),
    ...camps.map(({ x, y }) => `<path d="M${x + 9.5} ${y - 3}l3 -5l3 5Z" fill="${ink}"/>`),
    ...hexes.map(
      ({ x, y, number }) =>
        `<text x="${x}" y="${y - 11.6}" text-anchor="middle" font-family="Source Sans 3, Source Sans Pro, sans-serif" font-size="4.4" fill="#777">${number}</text>`,
    ),
    ...hexes.flatMap(placeMark),
    '</svg>',
  ].join('\n')
}

/** Sign and name of a place, with a rim of paper so that nothing runs through them. */
function placeMark({ sign, title, x, y }: DrawnHex): string[] {
  return [
    ...(sign !== ''
      ? [
          `<path d="${sign}" transform="translate(${x} ${y})" fill="${ink}" fill-rule="evenodd" stroke="${paper}" stroke-width="2.4" paint-order="stroke"/>`,
        ]
      : []),
    ...title.map(
      (line, nth) =>
        `<text x="${x}" y="${y + 12 + nth * 6.4}" text-anchor="middle" font-family="${face}" font-size="7" fill="${ink}" stroke="${paper}" stroke-width="2.2" paint-order="stroke" stroke-linejoin="round">${escaped(line)}</text>`,
    ),
  ]
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
