import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Where archives are. Names have slashes. What was written is there after a power failure. */
export type ArchivePlace = {
  name: string
  /** `signal` ends what waits for a network. */
  write(name: string, content: Uint8Array, signal?: AbortSignal): Promise<void>
  read(name: string, signal?: AbortSignal): Promise<Uint8Array>
}

/** A folder, which must be there: in the place of a volume that isn't mounted none is made. */
export function archiveFolder(folder: string): ArchivePlace {
  return {
    name: folder,
    async write(name, content) {
      const [file = '', ...above] = name.split('/').toReversed()
      let within = folder
      for (const part of above.toReversed()) {
        const made = await mkdir(join(within, part)).then(
          () => true,
          (error: unknown) => refuseUnless(error, 'EEXIST'),
        )
        if (made) await sync(within)
        within = join(within, part)
      }
      const beside = join(within, `.${file}.${randomUUID()}`)
      const written = await open(beside, 'wx', 0o640)
      try {
        await written.writeFile(content)
        await written.sync()
      } finally {
        await written.close()
      }
      await rename(beside, join(within, file))
      await sync(within)
    },
    read: (name) => readFile(join(folder, name)),
  }
}

function refuseUnless(error: unknown, code: string): false {
  if (error instanceof Error && 'code' in error && error.code === code) return false
  throw error
}

async function sync(folder: string): Promise<void> {
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
