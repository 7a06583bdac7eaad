/** Id made by the campaign, unique within it: `c7`, `t3`. */
export type Id = string
export const rulesetIds = [
  'hearts',
  'heartbreaker',
  'delve',
  'block-dodge-parry',
  'gods-and-monsters',
] as const
export type RulesetId = (typeof rulesetIds)[number]
export type ActionId = `${string}.${string}`
/** Key of a number on a creature: `hp`, `maxHp`, `st`. Rulesets declare theirs as fields. */
export type FieldId = string

/**
 * Permanent id of a rule: a ledger id such as `HRT-ATK-02`, or `GF-…` for a procedure of the
 * screen itself (the clock correction, an edit by hand) that no book prints.
 */
export type RuleId = `${RulePrefix}-${string}`
export type RulePrefix =
  | 'HRT'
  | 'HRTX'
  | 'E-HRT'
  | 'HBK'
  | 'HBKX'
  | 'E-HBK'
  | 'DLV'
  | 'DLVX'
  | 'E-DLV'
  | 'BDP'
  | 'BDPX'
  | 'E-BDP'
  | 'GAM'
  | 'GAMX'
  | 'GF'
