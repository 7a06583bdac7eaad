import { mount } from 'svelte'
import App from './app/App.svelte'
import { openApi } from './lib/api.ts'
import { lastStart } from './lib/last-start.ts'
import { Screen } from './lib/screen.svelte.ts'
import './styles/index.css'

const target = document.getElementById('screen')
if (!target) throw new Error('index.html has no #screen')
mount(App, { target, props: { screen: new Screen(openApi(), lastStart()) } })
