import type { Page } from '@playwright/test'

/** Version of the Chromium that took the approved pictures: another one draws letters its own way. */
const approvedWith = '156.0.8078.114'

/** True when the page's browser draws as the approved pictures were drawn. */
export const isApprovedBrowser = (page: Page): boolean =>
  page.context().browser()?.version() === approvedWith
