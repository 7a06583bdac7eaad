import { pageWire } from '../src-main/ipc/page-wire.ts'
import { serve } from '../src-main/ipc/serve.ts'
import { pressContract } from '../src-main/print/press-contract.ts'
import { show } from './print/show.ts'
import './styles/fonts.css'
import './print/press.css'

const bed = document.querySelector<HTMLElement>('#press')
if (!bed) throw new Error('press.html has no #press')

serve(pageWire(), pressContract, { 'press.show': (job) => show(bed, job) })
