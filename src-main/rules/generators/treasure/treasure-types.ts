import type { TreasureList } from './treasure-list.ts'

/**
 * Figures of treasure types: Old-School Essentials System Reference Document by Gavin Norman, Open Game License
 * 1.0a (resources/licences/OGL-1.0a.txt). Chance in a hundred and amount of each lot.
 */
export const classicTypes: TreasureList = {
  types: {
    A: [
      'hoard',
      'cp 25 1d6*1000; sp 30 1d6*1000; ep 20 1d4*1000; gp 35 2d6*1000; pp 25 1d2*1000; gems 50 6d6; jewellery 50 6d6; magic 30 3 any',
    ],
    B: [
      'hoard',
      'cp 50 1d8*1000; sp 25 1d6*1000; ep 25 1d4*1000; gp 25 1d3*1000; gems 25 1d6; jewellery 25 1d6; magic 10 1 sword|armour|weapon',
    ],
    C: [
      'hoard',
      'cp 20 1d12*1000; sp 30 1d4*1000; ep 10 1d4*1000; gems 25 1d4; jewellery 25 1d4; magic 10 2 any',
    ],
    D: [
      'hoard',
      'cp 10 1d8*1000; sp 15 1d12*1000; gp 60 1d6*1000; gems 30 1d8; jewellery 30 1d8; magic 15 2 any + 1 potion',
    ],
    E: [
      'hoard',
      'cp 5 1d10*1000; sp 30 1d12*1000; ep 25 1d4*1000; gp 25 1d8*1000; gems 10 1d10; jewellery 10 1d10; magic 25 3 any + 1 scroll',
    ],
    F: [
      'hoard',
      'sp 10 2d10*1000; ep 20 1d8*1000; gp 45 1d12*1000; pp 30 1d3*1000; gems 20 2d12; jewellery 10 1d12; magic 30 3 any -sword -weapon + 1 potion + 1 scroll',
    ],
    G: [
      'hoard',
      'gp 50 1d4*10000; pp 50 1d6*1000; gems 25 3d6; jewellery 25 1d10; magic 35 4 any + 1 scroll',
    ],
    H: [
      'hoard',
      'cp 25 3d8*1000; sp 50 1d100*1000; ep 50 1d4*10000; gp 50 1d6*10000; pp 25 5d4*1000; gems 50 1d100; jewellery 50 1d4*10; magic 15 4 any + 1 potion + 1 scroll',
    ],
    I: ['hoard', 'pp 30 1d8*1000; gems 50 2d6; jewellery 50 2d6; magic 15 1 any'],
    J: ['hoard', 'cp 25 1d4*1000; sp 10 1d3*1000'],
    K: ['hoard', 'sp 30 1d6*1000; ep 10 1d2*1000'],
    L: ['hoard', 'gems 50 1d4'],
    M: ['hoard', 'gp 40 2d4*1000; pp 50 5d6*1000; gems 55 5d4; jewellery 45 2d6'],
    N: ['hoard', 'magic 40 2d4 potion'],
    O: ['hoard', 'magic 50 1d4 scroll'],
    P: ['individual', 'cp 100 3d8'],
    Q: ['individual', 'sp 100 3d6'],
    R: ['individual', 'ep 100 2d6'],
    S: ['individual', 'gp 100 2d4'],
    T: ['individual', 'pp 100 1d6'],
    U: [
      'group',
      'cp 10 1d100; sp 10 1d100; gp 5 1d100; gems 5 1d4; jewellery 5 1d4; magic 2 1 any',
    ],
    V: [
      'group',
      'sp 10 1d100; ep 5 1d100; gp 10 1d100; pp 5 1d100; gems 10 1d4; jewellery 10 1d4; magic 5 1 any',
    ],
  },
  levels: [
    [1, 'sp 100 1d6*100; gp 50 1d6*10; gems 5 1d6; jewellery 2 1d6; magic 2 1 any'],
    [3, 'sp 100 1d12*100; gp 50 1d6*100; gems 10 1d6; jewellery 5 1d6; magic 8 1 any'],
    [5, 'sp 100 1d6*1000; gp 100 1d6*200; gems 20 1d6; jewellery 10 1d6; magic 10 1 any'],
    [7, 'sp 100 1d6*2000; gp 100 1d6*500; gems 30 1d6; jewellery 15 1d6; magic 15 1 any'],
    [Infinity, 'sp 100 1d6*5000; gp 100 1d6*1000; gems 40 1d12; jewellery 20 1d12; magic 20 1 any'],
  ],
  gems: [
    [20, 10],
    [45, 50],
    [75, 100],
    [95, 500],
    [100, 1000],
  ],
  jewellery: '3d6*100',
  magic: [
    [10, 'armour'],
    [15, 'misc'],
    [35, 'potion'],
    [40, 'ring'],
    [45, 'rod-staff-wand'],
    [75, 'scroll'],
    [95, 'sword'],
    [100, 'weapon'],
  ],
}

/** Figures of treasure types: Basic Fantasy, 4th edition, by Chris Gonnerman, CC BY-SA 4.0. */
export const basicFantasyTypes: TreasureList = {
  types: {
    A: [
      'hoard',
      'cp 50 5d6*100; sp 60 5d6*100; ep 40 5d4*100; gp 70 10d6*100; pp 50 1d10*100; gems 50 6d6; jewellery 50 6d6; magic 30 3 any',
    ],
    B: [
      'hoard',
      'cp 75 5d10*100; sp 50 5d6*100; ep 50 5d4*100; gp 50 3d6*100; gems 25 1d6; jewellery 25 1d6; magic 10 1 weapon|armour',
    ],
    C: [
      'hoard',
      'cp 60 6d6*100; sp 60 5d4*100; ep 30 2d6*100; gems 25 1d4; jewellery 25 1d4; magic 15 1d2 any',
    ],
    D: [
      'hoard',
      'cp 30 4d6*100; sp 45 6d6*100; gp 90 5d8*100; gems 30 1d8; jewellery 30 1d8; magic 20 1d2 any + 1 potion',
    ],
    E: [
      'hoard',
      'cp 30 2d8*100; sp 60 6d10*100; ep 50 3d8*100; gp 50 4d10*100; gems 10 1d10; jewellery 10 1d10; magic 30 1d4 any + 1 scroll',
    ],
    F: [
      'hoard',
      'sp 40 3d8*100; ep 50 4d8*100; gp 85 6d10*100; pp 70 2d8*100; gems 20 2d12; jewellery 10 1d12; magic 35 1d4 any + 1 potion + 1 scroll',
    ],
    G: [
      'hoard',
      'gp 90 4d6*1000; pp 75 5d8*100; gems 25 3d6; jewellery 25 1d10; magic 50 1d4 any + 1 scroll',
    ],
    H: [
      'hoard',
      'cp 75 8d10*100; sp 75 6d10*1000; ep 75 3d10*1000; gp 75 5d8*1000; pp 75 9d8*100; gems 50 1d100; jewellery 50 10d4; magic 20 1d4 any + 1 potion + 1 scroll',
    ],
    I: ['hoard', 'pp 80 3d10*100; gems 50 2d6; jewellery 50 2d6; magic 15 1 any'],
    J: ['hoard', 'cp 45 3d8*100; sp 45 1d8*100'],
    K: ['hoard', 'sp 90 2d10*100; ep 35 1d8*100'],
    L: ['hoard', 'gems 50 1d4'],
    M: ['hoard', 'gp 90 4d10*100; pp 90 2d8*1000; gems 55 5d4; jewellery 45 2d6'],
    N: ['hoard', 'magic 40 2d4 potion'],
    O: ['hoard', 'magic 50 1d4 scroll'],
    P: ['individual', 'cp 100 3d8'],
    Q: ['individual', 'sp 100 3d6'],
    R: ['individual', 'ep 100 2d6'],
    S: ['individual', 'gp 100 2d4'],
    T: ['individual', 'pp 100 1d6'],
    U: [
      'individual',
      'cp 50 1d20; sp 50 1d20; gp 25 1d20; gems 5 1d4; jewellery 5 1d4; magic 2 1 any',
    ],
    V: [
      'individual',
      'sp 25 1d20; ep 25 1d20; gp 50 1d20; pp 25 1d20; gems 10 1d4; jewellery 10 1d4; magic 5 1 any',
    ],
  },
  levels: [
    [
      1,
      'cp 75 1d8*100; sp 50 1d6*100; ep 25 1d4*100; gp 7 1d4*100; pp 1 1d4*100; gems 7 1d4; jewellery 3 1d4; magic 2 1 any',
    ],
    [
      2,
      'cp 50 1d10*100; sp 50 1d8*100; ep 25 1d6*100; gp 20 1d6*100; pp 2 1d4*100; gems 10 1d6; jewellery 7 1d4; magic 5 1 any',
    ],
    [
      3,
      'cp 30 2d6*100; sp 50 1d10*100; ep 25 1d8*100; gp 50 1d6*100; pp 4 1d4*100; gems 15 1d6; jewellery 7 1d6; magic 8 1 any',
    ],
    [
      5,
      'cp 20 3d6*100; sp 50 2d6*100; ep 25 1d10*100; gp 50 2d6*100; pp 8 1d4*100; gems 20 1d8; jewellery 10 1d6; magic 12 1 any',
    ],
    [
      7,
      'cp 15 4d6*100; sp 50 3d6*100; ep 25 1d12*100; gp 70 2d8*100; pp 15 1d4*100; gems 30 1d8; jewellery 15 1d6; magic 16 1 any',
    ],
    [
      Infinity,
      'cp 10 5d6*100; sp 50 5d6*100; ep 25 2d8*100; gp 75 4d6*100; pp 30 1d4*100; gems 40 1d8; jewellery 30 1d8; magic 20 1 any',
    ],
  ],
  gems: [
    [20, 10],
    [45, 50],
    [75, 100],
    [95, 500],
    [100, 1000],
  ],
  jewellery: '2d8*100',
  magic: [
    [25, 'weapon'],
    [35, 'armour'],
    [55, 'potion'],
    [85, 'scroll'],
    [90, 'ring'],
    [95, 'rod-staff-wand'],
    [100, 'misc'],
  ],
}
