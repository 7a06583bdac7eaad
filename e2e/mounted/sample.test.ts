import { pages, testStates, type Page, type State } from './states.ts'

testStates(
  (Object.keys(pages) as Page[]).map((page): State => [
    `sample-${page}`,
    (screen) => screen.press(/^Open the sample/),
    page,
  ]),
)
