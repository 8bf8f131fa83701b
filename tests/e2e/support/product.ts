import { encodeSession, sessionStorageKey, sessionVersion } from '@edis/contract/session'
import { expect, test as base } from '@playwright/test'
import { type Program, startProgram } from '@edis/testing/program.ts'
import { recordFaults } from './browser-faults.ts'
import { type Api, apiOf, type Partner, partnerFor, type Who } from './partner.ts'

type Journey = {
  /** Whose session the browser holds as the test begins. */
  signedInAs: Who
  partner: Partner
  /** The API, asked without the portal, as the partner. */
  api: Api
  /** Complaints of the browser that the test brings about itself. Any other fails it. */
  provoke: (expected: RegExp) => void
}

/** What the operator has set, for a whole project: each other `settings` starts a product for each worker. */
export type Operated = { settings: Record<string, string> }

const startTimeoutMs = 40_000

/** The real product, started for one worker: its doors, an empty database, and the operator's command line. */
export const test = base.extend<Journey, { product: Program } & Operated>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, provide) => {
      const product = await startProgram({ variables: settings })
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  baseURL: ({ product }, provide) => provide(product.url.portal),

  signedInAs: ['nobody', { option: true }],
  partner: async ({ product, signedInAs }, provide) => provide(await partnerFor(signedInAs, product)),
  api: ({ product, partner }, provide) => provide(apiOf(product, partner)),
  storageState: ({ product, partner: { session, email } }, provide) =>
    provide({
      cookies: [],
      origins:
        session === null
          ? []
          : [
              {
                origin: product.url.portal,
                localStorage: [
                  {
                    name: sessionStorageKey,
                    value: encodeSession({ token: session, username: email, version: sessionVersion }),
                  },
                ],
              },
            ],
    }),

  provoke: [
    async ({ context, product }, provide) => {
      const provoked: RegExp[] = []
      const faults = await recordFaults(context, [
        product.url.development,
        product.url.production,
        `${product.url.operations}/console/api`,
      ])
      await provide((expected) => provoked.push(expected))
      expect(faults.filter((fault) => !provoked.some((expected) => expected.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})
