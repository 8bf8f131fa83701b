const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z'
const person = 'M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 20a6.5 6.5 0 0 1 13 0'
const threeNodes =
  'M14.5 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM10.9 8.3l-3.8 6.9M13.1 8.3l3.8 6.9M8.5 17.5h7'

/** By an entry's id, as paths on a square of 24. */
const drawings: Record<string, string> = {
  console: 'M4 4h6v8H4zM14 4h6v4h-6zM14 12h6v8h-6zM4 16h6v4H4z',
  credentials: 'M14.5 3.5 20.5 9.5 16 14 10 8ZM13 11l-9.5 9.5v-4M7 17l2.5 2.5',
  'webhook-setting': threeNodes,
  requests: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01',
  'generate-token': 'M20.5 8a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM12.8 11.2 3.5 20.5M7 17l2.5 2.5',
  'refresh-token': 'M20 11A8 8 0 0 0 5.5 7L4 8.5M4 4v4.5h4.5M4 13a8 8 0 0 0 14.5 4l1.5-1.5M20 20v-4.5h-4.5',
  'list-product': 'M12 3 4 7.5v9l8 4.5 8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9',
  'list-warehouse': 'M3 20V9.5L12 4l9 5.5V20M7 20v-8h10v8M7 16h10',
  'list-expedisi':
    'M9.5 17.5H14V6H3v11.5h2.5M14 10h4l3 3.5v4h-1.5M9.5 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19.5 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM14 17.5h1.5',
  region: 'M19 10c0 5-7 11-7 11s-7-6-7-11a7 7 0 0 1 14 0ZM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  'rate-v2': `${circle}M15 9l-6 6M9 9h.01M15 15h.01`,
  'create-cs': `${person}M19 8v6M16 11h6`,
  'list-cs': `${person}M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.5a6.5 6.5 0 0 1 3 5.5`,
  'send-order-v2': 'M20.5 3.5 3.5 10l7 3.5 3.5 7ZM20.5 3.5l-10 10',
  'cancel-order': `${circle}M15 9l-6 6M9 9l6 6`,
  webhook: threeNodes,
  'track-order':
    'M8 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM21 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8 18.5h8.5a3.25 3.25 0 0 0 0-6.5h-9a3.25 3.25 0 0 1 0-6.5H16',
  sla: 'M19.5 13.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM12 13.5l3-3M9.5 2.5h5',
  report: 'M9 4.5H5V21h14V4.5h-4M9 3h6v3.5H9ZM9 13.5l2 2 4-4',
  failures: 'M12 4 2.5 20h19ZM12 10v4.5M12 17.2h.01',
  order:
    'M12 3 8 5.2v4.6l4 2.2 4-2.2V5.2ZM7.5 11.5l-4 2.2v4.6l4 2.2 4-2.2v-4.6ZM16.5 11.5l-4 2.2v4.6l4 2.2 4-2.2v-4.6Z',
}
const leaf = 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6'

/** Stands before an entry of the menu; a sheet of paper before those that have no drawing of their own. */
export const MenuIcon = ({ of }: { of: string }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[of] ?? leaf} />
  </svg>
)
