/**
 * Node for tests of the screen's state classes: no DOM, yet Svelte is compiled as for the page, so
 * that `$state` and `$effect` work. (Plain Node gets Svelte's server form, where they do nothing.)
 */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
}
