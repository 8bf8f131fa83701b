import { DownloadIcon } from '@edis/ui/layout/action-icons.tsx'
import { saveFile } from '@edis/ui/controls/save-file.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { exportFile, type FileName } from './files.queries.ts'
import { ImportDialog } from './import-dialog.tsx'
import { messages } from './messages.en.ts'

/** Takes the part of the catalogue out as a file, and in. */
export function FileActs({ kind }: { kind: FileName }) {
  const environment = useEnvironment()
  const [importing, setImporting] = useState(false)
  const file = useMutation({
    mutationFn: () => exportFile(environment, kind),
    onSuccess: (csv) => saveFile(`edis-${kind}-${environment}.csv`, csv),
    onError: (error) => toast(error.message, 'failed'),
  })
  const { names } = messages
  return (
    <>
      <Button
        leftSection={<DownloadIcon />}
        aria-label={messages.exportOf(names[kind])}
        loading={file.isPending}
        onClick={() => file.mutate()}
      >
        {messages.export}
      </Button>
      <Button variant="filled" aria-label={messages.importOf(names[kind])} onClick={() => setImporting(true)}>
        {messages.import}
      </Button>
      {importing && <ImportDialog kind={kind} onClose={() => setImporting(false)} />}
    </>
  )
}
