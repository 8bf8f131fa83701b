import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

const throttled = { offline: false, latency: 75, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 }
export const slowdown = 4

/** A page of a context of its own, on a slowed processor and, if told, on a slow network. */
export async function slowPage(of: Browser, state: BrowserContextOptions, network: boolean): Promise<Page> {
  const context = await of.newContext({ viewport: { width: 1440, height: 900 }, ...state })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  if (network) await tools.send('Network.emulateNetworkConditions', throttled)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
