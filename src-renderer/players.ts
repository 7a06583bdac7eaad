import { mount } from 'svelte'
import { client } from '../src-main/ipc/client.ts'
import { playersPage, type PlayersPageEvents } from '../src-main/ipc/contract/players.ts'
import { pageWire } from '../src-main/ipc/page-wire.ts'
import PlayersWindow from './players/PlayersWindow.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

const target = document.getElementById('players')
if (!target) throw new Error('players.html has no #players')
const line = client<typeof playersPage, PlayersPageEvents & Record<string, unknown>>(
  pageWire(),
  playersPage,
)
mount(PlayersWindow, { target, props: { line } })
