import { step } from '../../../core/outcome.ts'
import { plain, refusal } from '../../../core/preview.ts'
import { defineAction } from '../../../core/action.ts'
import { line } from '../../../core/line.ts'
import { upperFirst } from '../../../core/words.ts'
import { rollSum } from '../../../core/procedure.ts'
import type { Creature } from '../../../core/state/creature.ts'
import type { Situation } from '../../../core/situation.ts'
import { nameFor } from '../../../common/names.ts'
import { attributes } from '../character/attributes.ts'
import { characters, wornFigures } from '../character/index.ts'
import { gear } from '../gear.ts'
import { mayHire, roleNames, roles, type Role } from '../hirelings/people.ts'
import { levelOf, partyOf } from '../character/people.ts'
import { packItems } from './kit.ts'
import { firstNames } from '../tables.ts'

/** Gear of each hireling role. The choice is ours. */
const arms: Readonly<Record<Role, readonly string[]>> = {
  torchbearer: ['dagger'],
  'pack-carrier': ['staff'],
  scout: ['shortbow'],
  archer: ['longbow'],
  bodyguard: ['sword', 'shield', 'chain'],
  wizard: ['staff'],
}

/** Highest level of a character in the party, which limits the hireling’s. Rule HBK-HIRE-01. */
function highest(situation: Situation): number {
  const levels = partyOf(situation)
    .filter(({ kind }) => kind === 'character')
    .map(levelOf)
  return levels.length > 0 ? Math.max(...levels) : 1
}

/**
 * STA d8 for each level, SAV 15; attributes are average, as the book gives none. Rules HBK-HIRE-01,
 * HBK-HIRE-02.
 */
export const newHireling = defineAction({
  id: 'heartbreaker.new-hireling',
  title: 'New hireling',
  rule: 'HBK-HIRE-02',
  phase: 'table',
  slot: 'generate',
  finds: 'hire retainer generate porter torchbearer scout archer bodyguard wizard',
  asks: {
    name: { kind: 'text', title: 'Name', max: 80, optional: true },
    role: { kind: 'choice', title: 'As', of: roleNames, default: 'torchbearer' },
    level: { kind: 'number', title: 'Level', min: 1, max: 20, default: 1 },
  },
  plan(situation, { name, role, level }) {
    const most = highest(situation)
    return mayHire(most, level)
      ? { name, role, level, most }
      : refusal(
          `Nobody serves under a lower level (HBK-HIRE-01): the party’s highest is ${most}. Choose ${most} or less.`,
        )
  },
  preview({ role, most }) {
    const { fights, lives, unit } = roles[role]
    return plain(
      `Fights ${fights}; lives ${lives}, 3d6 ${unit} between adventures`,
      [],
      [step(role, `3d6 ${unit}`, 'HBK-HIRE-02'), step('Level', `at most ${most}`, 'HBK-HIRE-01')],
    )
  },
  *run({ name, role, level, most }, situation, at) {
    const called = yield* nameFor(situation, name, firstNames)
    const sta = yield* rollSum('STA', 8, level)
    const id = `c${situation.nextId}`
    const blank = characters.blank(id, called)
    const bare: Creature = {
      ...blank,
      kind: 'hireling',
      values: {
        ...blank.values,
        hp: sta,
        maxHp: sta,
        lvl: level,
        ...(role === 'wizard' ? { mag: level } : {}),
      },
      tags: { [role]: true },
      ...packItems(
        arms[role].flatMap((each) => {
          const row = gear.find(({ id: own }) => own === each)
          return row ? [[row, 1] as const] : []
        }),
        id,
      ),
    }
    const creature = { ...bare, values: { ...bare.values, ...wornFigures(bare, situation) } }
    const { fights, lives, unit } = roles[role]
    return line(at, {
      rule: 'HBK-HIRE-02',
      what: `New hireling, ${called}`,
      says: `${upperFirst(role)}, level ${level}, STA ${sta}; fights ${fights}`,
      tone: 'good',
      who: [id],
      why: [
        step('Lives', `${lives}, 3d6 ${unit} between adventures`, 'HBK-HIRE-02'),
        step('Level', `${level}, the party’s highest ${most}`, 'HBK-HIRE-01'),
        step(attributes.join(', '), 'average', 'HBK-ATTR-01'),
      ],
      effects: [{ do: 'join', creature }],
    })
  },
})
