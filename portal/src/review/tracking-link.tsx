import type { ReactNode } from 'react'
import { trackingHref } from './tracking-href.ts'

/** What it holds, linked to the courier's page that tracks the parcel, where there is one that is safe to open. */
export function TrackingLink({ url, children }: { url: string | null; children: ReactNode }) {
  const href = trackingHref(url)
  if (href === null) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
