import { Button } from '@mantine/core'
import { useState } from 'react'
import { DownloadIcon } from '../layout/action-icons.tsx'
import { toast } from '../states/toast.tsx'
import { messages } from '../messages.en.tsx'
import { csv, fileName } from './csv.ts'
import { saveFile } from '../controls/save-file.ts'

type Row = readonly (string | number | boolean | null)[]

type ExportButtonProps = {
  /** What it says. */
  children: string
  /** In the file's name. */
  file: string
  columns: readonly string[]
  /** All rows, which may take several requests. */
  read: () => Promise<readonly Row[]>
  /** Whether there is nothing to save. */
  isEmpty?: boolean
}

/** Saves a whole list as CSV. */
export function ExportButton({ children, file, columns, read, isEmpty = false }: ExportButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const rows = await read()
      saveFile(
        fileName(file, new Date(), 'csv'),
        new Blob([csv([columns, ...rows])], { type: 'text/csv;charset=utf-8' }),
      )
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      leftSection={<DownloadIcon />}
      loading={busy}
      disabled={isEmpty}
      title={isEmpty ? messages.nothingToExport : undefined}
      onClick={() => void save()}
    >
      {children}
    </Button>
  )
}
