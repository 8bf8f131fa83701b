import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { Tabs } from '@edis/ui/controls/tabs.tsx'
import { PlusIcon } from '@edis/ui/layout/action-icons.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../environment.ts'
import { Page } from '../layout/page.tsx'
import { AddStaffDialog } from './add-staff-dialog.tsx'
import { AddKeyDialog } from './keys/add-key-dialog.tsx'
import { KeyList } from './keys/key-list.tsx'
import { keysQuery } from './keys/keys.queries.ts'
import { messages as keyMessages } from './keys/messages.en.tsx'
import { messages } from './messages.en.ts'
import { staffQuery } from './staff.queries.ts'
import { StaffList } from './staff-list.tsx'
import { readStaffSearch } from './staff-search.ts'

/** Who works here, and the keys of the provider's systems. */
export function StaffPage() {
  const environment = useEnvironment()
  const { search, change } = useSearchState(readStaffSearch)
  const tab = search.tab ?? 'staff'
  const [adding, setAdding] = useState(false)
  const staff = useQuery(staffQuery).data?.filter(({ active }) => active).length
  const keys = useQuery(keysQuery).data?.filter((key) => key.environment === environment && key.revoked_at === null)
  const counts = { staff, keys: keys?.length }
  const close = () => setAdding(false)
  return (
    <Page
      title={messages.title}
      actions={
        <Button variant="filled" leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
          {tab === 'staff' ? messages.add : keyMessages.add}
        </Button>
      }
    >
      <Tabs
        label={messages.parts}
        tabs={(['staff', 'keys'] as const).map((value) => ({
          value,
          title: (
            <>
              {messages.tabs[value]}
              {counts[value] !== undefined && <small>{number(counts[value])}</small>}
            </>
          ),
        }))}
        value={tab}
        onChange={(chosen) => change({ tab: chosen === 'keys' ? chosen : undefined })}
      >
        {tab === 'staff' ? <StaffList /> : <KeyList environment={environment} />}
      </Tabs>
      {adding && (tab === 'staff' ? <AddStaffDialog onClose={close} /> : <AddKeyDialog onClose={close} />)}
    </Page>
  )
}
