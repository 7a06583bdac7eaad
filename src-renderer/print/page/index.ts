export { default as Page } from './Page.svelte'
export { enclosingPageWatch, providePageWatch, type PageWatch } from './page-watch.ts'
