import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environments } from '@edis/contract/environment'
import { type App, createApp } from './app.ts'
import { builtConsole, builtPortal } from './doors.ts'
import { loadSample } from '../catalogue/sample.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { checkMigrated, migrateDatabase } from '../database/migrate.ts'
import { createLog } from '../log.ts'
import { openMasterKeys } from '../master-key/open-master-keys.ts'
import { addDemoPartner, demoPartner } from '../partners/demo-partner.ts'
import { addDemoStaff, demoStaff } from '../staff/demo-staff.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { type DoorName, isLoopback, type Settings } from '../settings.ts'
import { stopSignal } from '../stop-signal.ts'

/** Calls in hand and PostgreSQL have theirs; this is for what hangs in spite of them. */
const maxStopMs = 60_000
/** For a database that is started together with us, in milliseconds. */
const maxWaitMs = 60_000

/** Runs the doors until SIGTERM or SIGINT, then finishes what is in hand and resolves. */
export async function serve(
  settings: Settings,
  doors: readonly DoorName[],
  print: (line: string) => void,
): Promise<void> {
  if (doors.includes('portal') && !existsSync(join(builtPortal, 'pages')))
    throw new Error('The portal host has no pages: run `npm run build` first')
  const stopping = stopSignal()
  const log = createLog(settings.logLevel)
  // The provider's systems don't need them
  if (doors.includes('operations') && !existsSync(join(builtConsole, 'pages')))
    log.warn('The operations host has no console: run `npm run build` first')

  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: settings.dataDir,
        log: (message, details) => log.info(details ?? {}, message),
      })
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? ''
  let app: App | undefined
  let listening = false
  try {
    const opened = environments.filter((name) => doors.includes(name))
    const served = doors.includes('operations') ? environments : opened
    const options = { timeoutMs: maxWaitMs, log }
    if (!settings.migrate) await checkMigrated(databaseUrl, served, options)
    else await migrateDatabase(databaseUrl, { ...options, serving: embedded ? [embedded.servingRole] : [] })
    const { masterKey } = await openMasterKeys(settings, databaseUrl)
    // An operator's own database is theirs to fill, but for what partners try out.
    const sampled = opened.filter((name) => embedded !== null || name === 'development')
    const loaded = await Promise.all(sampled.map((name) => loadSample(databaseUrl, name, loadRegions)))
    if (loaded.includes(true)) log.info('loaded the SAMPLE catalogue')
    const demo = embedded !== null && isLoopback(settings.host)
    app = await createApp({
      settings,
      databaseUrl: embedded?.servingUrl ?? databaseUrl,
      masterKey,
      log,
      doors,
      ...(demo && { demoEmail: demoStaff.email }),
    })
    if (demo) await addDemoPartner(databaseUrl)
    if (demo && doors.includes('operations')) await addDemoStaff(databaseUrl)
    await app.listen()
    listening = true
    for (const line of banner(settings, doors, demo)) print(line)

    const died = embedded?.died.then(() => {
      throw new Error('The embedded PostgreSQL stopped unexpectedly. See postgres.log in DATA_DIR, then start again.')
    })
    await Promise.race(died ? [stopping, died] : [stopping])
    log.info('stopping')
    setTimeout(() => process.exit(1), maxStopMs + settings.drainMs).unref()
  } finally {
    try {
      await app?.close({ drain: listening ? settings.drainMs : 0 })
    } finally {
      await embedded?.stop()
    }
  }
  log.info('stopped')
}

function banner({ urls }: Settings, doors: readonly DoorName[], demo: boolean): string[] {
  const titles = {
    portal: 'Portal',
    development: 'Development API',
    production: 'Production API',
    operations: 'Console',
  }
  const lines = doors.map((door) => `  ${titles[door].padEnd(17)}${urls[door]}`)
  if (demo) lines.push(`  ${'Sign in'.padEnd(17)}${demoPartner.email} / ${demoPartner.password}`)
  if (demo && doors.includes('operations'))
    lines.push(`  ${'Staff'.padEnd(17)}${demoStaff.email} / ${demoStaff.password}`)
  return ['', ...lines, '']
}
