import { hostname, userInfo } from 'node:os'
import type { Actor } from './audit.ts'

/** The operating system user who runs the command. */
export const commandActor = (): Actor => ({ kind: 'command_line', id: nameOfUser(), address: hostname() })

function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    // Of a container's number that has no name
    return String(process.getuid?.() ?? '')
  }
}
