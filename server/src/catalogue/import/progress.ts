import type { Watch } from './table.ts'

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }
type Options = { title: string; size: number; terminal: Terminal; now?: () => number }

const barWidth = 24

/** How far an import is: a bar that moves on a terminal; elsewhere a line at most every 5 seconds. */
export function importProgress({
  title,
  size,
  terminal,
  now = () => performance.now(),
}: Options): Watch & { end: () => void } {
  const began = now()
  const pause = terminal.isTTY ? 100 : 5_000
  let told = began
  let bytes = 0
  let rows = 0

  function tell(): void {
    const line = progressLine({ title, bytes, size, rows, seconds: (now() - began) / 1000 })
    terminal.write(terminal.isTTY ? `\r\u001B[2K${line}` : `${line}\n`)
  }
  return {
    read(more) {
      bytes += more
    },
    rows(more) {
      rows += more
      if (now() - told < pause) return
      told = now()
      tell()
    },
    /** Leaves the terminal's line free. */
    end() {
      if (terminal.isTTY && told > began) terminal.write('\r\u001B[2K')
    },
  }
}

function progressLine({
  title,
  bytes,
  size,
  rows,
  seconds,
}: {
  title: string
  bytes: number
  size: number
  rows: number
  seconds: number
}): string {
  const part = size > 0 ? Math.min(1, bytes / size) : 1
  const filled = Math.round(part * barWidth)
  const rate = seconds > 0 ? rows / seconds : 0
  const left = part > 0 ? Math.ceil((seconds * (1 - part)) / part) : 0
  return [
    `${title}  [${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${String(Math.floor(part * 100)).padStart(3)} %`,
    `${megabytes(bytes)} of ${megabytes(size)} MB`,
    `${rows.toLocaleString('en')} rows`,
    `${Math.round(rate).toLocaleString('en')} rows/s`,
    `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`,
  ].join('  ')
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)
