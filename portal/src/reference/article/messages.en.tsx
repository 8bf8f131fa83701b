import type { ReactNode } from 'react'

/** The texts of a reference page's article that do not come from the contract, in English. `unseen`: read out, not shown. */
export const messages = {
  linkTo: (place: string) => `Link to ${place}`,
  copyOf: (title: string, unseen: (text: string) => ReactNode) => <>Copy{unseen(` ${title}`)}</>,
  shell: 'Shell',
  code: 'Code',
  language: 'Language',
  table: (columns: string) => `Table: ${columns}`,
  details: (entries: string) => `\`details\`: ${entries}`,
  exampleOf: (name: string) => `Example of ${name}`,
  showExampleOf: (name: string, unseen: (text: string) => ReactNode) => <>Example{unseen(` of ${name}`)}</>,
  noFields: 'No fields.',
  required: 'required',
  fieldsOf: (count: number, path: string, unseen: (text: string) => ReactNode) => (
    <>
      {count} {count === 1 ? 'field' : 'fields'}
      {unseen(` of ${path}`)}
    </>
  ),
  values: (values: ReactNode) => <>One of {values}</>,
  fallback: (value: ReactNode) => <>Default {value}</>,
  example: (value: ReactNode) => <>Example {value}</>,
  errors: (errors: ReactNode) => <>Errors {errors}</>,
  lifeCycle: {
    title: 'Order life cycle',
    description:
      'From received through confirmed, processing, awaiting pickup, picked up, in transit and out for delivery to delivered, with review, cancel request, hold, failed delivery and return on the side. The following table lists every status and its next statuses.',
    legend: 'A double-headed arrow returns to the previous status. Final statuses follow →.',
  },
}
