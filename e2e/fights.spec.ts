import { blockDodgeParry } from './fights/block-dodge-parry.ts'
import { delve } from './fights/delve.ts'
import { godsAndMonsters } from './fights/gods-and-monsters.ts'
import { heartbreaker } from './fights/heartbreaker.ts'
import { hearts } from './fights/hearts.ts'
import { playFight } from './fights/player.ts'
import { test } from './test.ts'

for (const fight of [hearts, delve, heartbreaker, blockDodgeParry, godsAndMonsters])
  test(`${fight.table.game}: a fight of five rounds with each option, and all of it taken back`, async ({
    app: { page },
  }) => {
    test.setTimeout(300_000)
    await playFight(page, fight)
  })
