/** A tool, or ammunition in the hand, used as a weapon. Rule GAM-EQ-07. */
interface Tool {
  name: string
  /** As a die: `D6`, or a plain number of points. */
  damage: string
  /** Off the attack. */
  attack: -1 | -2 | -3
}

const tools: readonly Tool[] = [
  { name: 'Axe', damage: 'D6', attack: -1 },
  { name: 'Pick', damage: 'D8', attack: -2 },
  { name: 'Pole', damage: 'D4', attack: -2 },
  { name: 'Shovel', damage: 'D6', attack: -3 },
  { name: 'Arrow', damage: 'D3', attack: -2 },
  { name: 'Crossbow Bolt', damage: '1', attack: -2 },
  { name: 'Crossbow Bolt, heavy', damage: 'D2', attack: -2 },
]

export function toolNamed(name: string): Tool | undefined {
  return tools.find((tool) => tool.name.toLowerCase() === name.trim().toLowerCase())
}
