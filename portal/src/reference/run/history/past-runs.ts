import { ownKey } from '../../../session.ts'
import { storedValue } from '@edis/ui/address/stored-value.ts'
import { type PastRun, readRuns } from './history.ts'

/** This browser's runs, newest first. */
export const pastRuns = storedValue<readonly PastRun[]>('local', ownKey('runs'), readRuns)
