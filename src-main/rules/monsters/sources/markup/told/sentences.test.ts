import { expect, test } from 'vitest'
import { sourceOf } from '../../source.ts'
import { clean } from '../clean.ts'

test.each([
  [
    'The Ash Hen has four plus one hit dice and an armour class of two. It bites twice a round for a d6.',
    'Ash Hen: HD 4+1, AC 2; Att bite twice (d6).',
  ],
  [
    'An Ash Hen has twenty-six hit points, armour as chain and three hit dice; morale nine.',
    'Ash Hen: HP 26, AC as chain, HD 3; ML 9.',
  ],
  [
    'Ash Hens: AC 6, HD 2, hp 9, MV 120, ML 7. They have fur.',
    'Ash Hens: AC 6, HD 2, hp 9, MV 120, ML 7. They have fur.',
  ],
  [
    'The guest in the loft says nothing. She has four hit dice, hit points 20 and armour class two.',
    'The guest in the loft says nothing. \nguest: HD 4, hit points 20 and AC 2.',
  ],
  [
    'His squire, Ned Ash, sleeps. He is a fighter of the second level with ten hit points and an Armor of 14.',
    'His squire, Ned Ash, sleeps. \nNed Ash, 2th level fighter: HP 10, AC 14.',
  ],
  [
    'Am Tor stehen zwei Wachen. Jede hat drei Trefferwürfel, Rüstungsklasse 5 und sticht mit dem Spieß für 1W6 Schaden zu.',
    'Am Tor stehen zwei Wachen. \nWachen: HD 3, AC 5 und Att Spieß (1W6).',
  ],
  ['The door has ten hit points.', 'The door has ten hit points.'],
])('%s', (words, line) => expect(clean(sourceOf(words)).text).toBe(line))
