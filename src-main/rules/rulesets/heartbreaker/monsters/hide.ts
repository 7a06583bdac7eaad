import { descendingArmourClass } from '../../../monsters/armour-class.ts'
import type { BxFigures, Judgement, Monster } from '../../../monsters/canonical.ts'

const rule = 'HBKX-GAP-01'

export const hides = ['unarmoured', 'leather', 'chain', 'plate'] as const
export type Hide = (typeof hides)[number]
/** AMR and COV of each look. Rule HBKX-GAP-01. */
export const worth: Readonly<Record<Hide, { amr: number; cov: number; hint: string }>> = {
  unarmoured: { amr: 0, cov: 0, hint: 'soft; ours from AC 8' },
  leather: { amr: 1, cov: 0, hint: 'fur, thick skin; ours from AC 6' },
  chain: { amr: 2, cov: 1, hint: 'scales, mail; ours from AC 4' },
  plate: { amr: 3, cov: 2, hint: 'stone, dragon; ours below AC 4' },
}

/** What the text cannot settle: the look of the hide, and a shield. */
export function judgements(monster: Monster): Judgement[] {
  const { figures } = monster
  if (figures.family !== 'bx') return []
  return [hideJudgement(monster, figures), shieldJudgement(monster)]
}

function hideJudgement(monster: Monster, figures: BxFigures): Judgement {
  const { text } = monster.source
  return {
    id: 'hide',
    asks: 'What does its hide look like? The book prints no AC; the choice made here is ours.',
    evidence: figures.ac ? text.slice(figures.ac.span.from, figures.ac.span.to) : '',
    ...(figures.ac ? { span: figures.ac.span } : {}),
    options: hides.map((id) => ({
      id,
      title: id.slice(0, 1).toUpperCase() + id.slice(1),
      hint: worth[id].hint,
      gives: { title: 'AMR', value: worth[id].amr },
    })),
    default: hideOf(descendingArmourClass(figures, monster.source.system)),
    rule,
  }
}

/** B/X has unarmoured 9, leather 7, chain 5, plate 3, and a shield 1 better. */
function hideOf(descending: number | null): Hide {
  const ac = descending ?? 9
  if (ac >= 8) return 'unarmoured'
  if (ac >= 6) return 'leather'
  return ac >= 4 ? 'chain' : 'plate'
}

const shieldWord = /\bshields?\b/i

function shieldJudgement(monster: Monster): Judgement {
  const { text } = monster.source
  const found = shieldWord.exec(text)
  return {
    id: 'shield',
    asks: 'Does it bear a shield?',
    evidence: found?.[0] ?? '',
    ...(found ? { span: { from: found.index, to: found.index + found[0].length } } : {}),
    options: [
      { id: 'no', title: 'No shield', hint: '', gives: { title: 'DEF', value: 0 } },
      { id: 'yes', title: 'A shield', hint: 'DEF +2', gives: { title: 'DEF', value: 2 } },
    ],
    default: found ? 'yes' : 'no',
    rule,
  }
}
