import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { useQuery } from '@tanstack/react-query'
import { MoreItem, MoreMenu } from '@edis/ui/controls/more-menu.tsx'
import { saveFile } from '@edis/ui/controls/save-file.ts'
import { fileName } from '@edis/ui/export/csv.ts'
import { DownloadIcon } from '@edis/ui/layout/action-icons.tsx'
import { credentialsQuery } from '../../credentials/credentials.queries.ts'
import { session } from '../../session.ts'
import { messages } from './messages.en.ts'
import { reportCsv, reportJson } from './report-export.ts'

const words = messages.exports
const textFile = (mediaType: string, text: string) => new Blob([text], { type: `${mediaType};charset=utf-8` })

/** Takes the report away, as a table or as data. Its place is there before what it exports: undefined until then. */
export function ExportMenu({ entries }: { entries: readonly ReportEntry[] | undefined }) {
  const { data: credentials } = useQuery(credentialsQuery('development'))
  const saveCsv = (known: readonly ReportEntry[]) =>
    saveFile(fileName('report', new Date(), 'csv'), textFile('text/csv', reportCsv(known)))
  const saveJson = (known: readonly ReportEntry[]) => {
    const partner = { partner: session?.username ?? '', partner_id: credentials?.id ?? null }
    const head = { ...partner, exported_at: new Date().toISOString() }
    saveFile(fileName('report', new Date(), 'json'), textFile('application/json', reportJson(head, known)))
  }
  return (
    <MoreMenu shown={words.act} icon={<DownloadIcon />}>
      {entries && (
        <>
          <MoreItem label={words.csv} onClick={() => saveCsv(entries)}>
            {words.csv}
          </MoreItem>
          <MoreItem label={words.json} onClick={() => saveJson(entries)}>
            {words.json}
          </MoreItem>
        </>
      )}
    </MoreMenu>
  )
}
