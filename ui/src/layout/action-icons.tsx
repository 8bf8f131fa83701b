import type { ReactNode } from 'react'

// Icons of buttons, 14 px, in the outlines of Lucide (ISC).

function Icon({ size = 14, children }: { size?: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const PauseIcon = () => (
  <Icon>
    <path d="M14 3h5v18h-5zM5 3h5v18H5z" />
  </Icon>
)

export const PlayIcon = () => (
  <Icon>
    <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
  </Icon>
)

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />
  </Icon>
)

export const ColumnsIcon = () => (
  <Icon>
    <path d="M3 4h18v16H3zM9 4v16M15 4v16" />
  </Icon>
)

export const FilterIcon = () => (
  <Icon>
    <path d="M2 5h20M6 12h12M9 19h6" />
  </Icon>
)

export const CrossIcon = () => (
  <Icon>
    <path d="M18 6 6 18M6 6l12 12" />
  </Icon>
)

export const PlusIcon = () => (
  <Icon>
    <path d="M5 12h14M12 5v14" />
  </Icon>
)

export const UpIcon = () => (
  <Icon size={16}>
    <path d="m18 15-6-6-6 6" />
  </Icon>
)

export const DownIcon = () => (
  <Icon size={16}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
)

export const TerminalIcon = () => (
  <Icon>
    <path d="M12 19h8M4 17l6-6-6-6" />
  </Icon>
)

export const LinkIcon = () => (
  <Icon>
    <path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71" />
  </Icon>
)

export const CopyIcon = () => (
  <Icon>
    <rect width="14" height="14" x="8" y="8" rx="2" />
    <path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
  </Icon>
)

export const PencilIcon = () => (
  <Icon>
    <path d="M21.17 6.81a1 1 0 0 0-3.98-3.98L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.35-1.32a2 2 0 0 0 .83-.5zM15 5l4 4" />
  </Icon>
)
