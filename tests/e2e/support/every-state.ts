/** Of tests that look at everything a page shows, in both schemes and at every width: `npm run test:pages` runs them. */
export const everyState = '@every-state'
