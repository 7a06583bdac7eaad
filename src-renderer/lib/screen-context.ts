import { createContext } from 'svelte'
import type { Screen } from './screen.svelte.ts'

/** The one screen, for any component beneath the frame. */
export const [useScreen, provideScreen] = createContext<Screen>()
