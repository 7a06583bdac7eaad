import type { MountedScreen } from './mounted-screen.ts'
import { testStates, type State } from './states.ts'

/** A new campaign of the game at this place of the start page: a party rolled there stands before three bandits. */
const meetBandits = (at: number) => async (screen: MountedScreen) => {
  await screen.key(String(at))
  await screen.fill('Its name', 'A new campaign')
  await screen.press(/^Begin/)
  await screen.press(/^Roll a party/)
  await screen.press(/^A party of/)
  await screen.key('A', true)
  const input = { monster: 'bundled-bandit', number: '3' }
  await screen.api.call('play.run', { action: 'house.encounter', input })
  await screen.settle()
}

/** Begins the fight with those bandits. */
const fightBandits = (at: number) => async (screen: MountedScreen) => {
  await meetBandits(at)(screen)
  await screen.key('1')
  await screen.key('x')
}

testStates(
  ['hearts', 'delve', 'heartbreaker', 'block-dodge-parry', 'gods-and-monsters'].flatMap(
    (game, at): State[] => [
      [`${game}-explore`, meetBandits(at + 1), 'explore'],
      [`${game}-fight`, fightBandits(at + 1), 'fight'],
    ],
  ),
)
