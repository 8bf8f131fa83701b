export { localHour } from './local-date.ts'
