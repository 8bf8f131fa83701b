import { consoleApplication } from '../console/build.ts'
import { portalApplication } from '../portal/build.ts'
import { buildApplication } from './application.ts'

// `node web/build.ts [--if-stale]` builds portal/dist and console/dist; with --if-stale only what an input of has changed since.

const ifStale = process.argv.includes('--if-stale')
await Promise.all([portalApplication, consoleApplication].map((application) => buildApplication(application, ifStale)))
