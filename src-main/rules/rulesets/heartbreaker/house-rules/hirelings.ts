import { choice } from '../../../core/choice.ts'

export const swashDoublesHirelings = choice(
  'swashDoublesHirelings',
  'Town',
  'E-HBK-20',
  'A swashbuckler’s hirelings',
  'Swashbucklers pay double upkeep. For their hirelings too?',
  [false, 'Their own only', 'Hirelings cost what they cost anybody.'],
  [true, 'Doubled too', 'Their hirelings cost double.'],
)
