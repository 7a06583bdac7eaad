import { mount } from 'svelte'
import { pageWire } from '../src-main/ipc/page-wire.ts'
import { serve } from '../src-main/ipc/serve.ts'
import { pressContract } from '../src-main/print/press-contract.ts'
import { cutPicture } from './print/cut-picture.ts'
import { showJob } from './print/show.ts'
import WoodcutSprite from './ui/WoodcutSprite.svelte'
import './styles/fonts.css'
import './print/press.css'

const bed = document.querySelector<HTMLElement>('#press')
if (!bed) throw new Error('press.html has no #press')

// Pages use pictures by name, as the screen does.
mount(WoodcutSprite, { target: document.body })

serve(pageWire(), pressContract, {
  'press.show': (job) => showJob(bed, job),
  'press.cut': cutPicture,
})
