import type { SkillColumn } from '../../ruleset.ts'

export const skills: readonly SkillColumn[] = []
