import type { HexMark } from '../../core/state/region.ts'

/** Signs of places as paths around the middle of a hex, solid with their doors and windows left open. */
export const markPaths: Readonly<Record<HexMark, string>> = {
  town: 'M-9 5V-2l3.5 -3.4L-2 -2V-6h1.2V-9L1.6 -10V-6H3.4V0L6 -2.6L9 0V5ZM-6.6 5h2V1.4h-2ZM4.8 5h2V2.2h-2ZM-0.2 5h2.2V1h-2.2Z',
  village: 'M-8 5V0l3.6 -3.6L-0.8 0V5ZM-5.4 5h2V2h-2ZM0.6 5V-1.4l3.4 -3.4l3.6 3.4V5ZM3 5h2V1.4h-2Z',
  hamlet: 'M-4.4 5V-0.6L0 -5l4.4 4.4V5ZM-1 5h2.2V1.4h-2.2Z',
  castle:
    'M-8 5V-6h2v2h1.4v-2h2V-2.4h5.2V-6h2v2h1.4v-2h2V5ZM-1.4 5h2.8V1.6a1.4 1.4 0 0 0 -2.8 0ZM-6 0h1.4v-2H-6ZM4.6 0H6v-2H4.6Z',
  tower:
    'M-3.6 5V-5.6h-1V-9h2v1.6h1.6V-9h2v1.6h1.6V-9h2v3.4h-1V5ZM-0.7 -1H0.9V-3.6H-0.7ZM-1 5h2.2V2.2h-2.2Z',
  ruin: 'M-7 5V-4l1.8 1.2V-5.4l2 1V5ZM-1 5V1l1.6 -0.8V-2l2 0.8V5ZM4.4 5V-6l1.6 0.8l1.4 -1V5Z',
  cave: 'M-8.6 5q1.4 -10.6 8.6 -11.4q7.4 0.8 8.6 11.4ZM-3.4 5h6.8q0 -5.6 -3.4 -6.4q-3.4 0.8 -3.4 6.4Z',
  stones:
    'M-7.4 5l0.8 -8.6l2.2 -0.8l0.8 9.4ZM-1.6 5l-0.2 -11l1.8 -1.6l1.8 1.8l-0.2 10.8ZM4 5l0.6 -8l2.2 0.6l0.8 7.4Z',
  shrine: 'M-6 5V3.4h1V-2L0 -5.8L5 -2v5.4h1V5ZM-2.2 3.4h1.4V-0.6h-1.4ZM0.8 3.4h1.4V-0.6H0.8Z',
}
