/** Inputs for the members of a group, by name and by number. Rules GAM-GRP-01, GAM-MAS-01. */
export const memberAsks = {
  members: { kind: 'creatures', title: 'Who act together' },
  others: { kind: 'number', title: 'More of their like', min: 0, max: 1_000_000, default: 0 },
} as const
