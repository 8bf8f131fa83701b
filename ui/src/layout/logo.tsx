/** The product's mark. Decorative: the name stands beside it, or in its place for who cannot see. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--accent)" />
      <path d="M7 7.5h10M7 12h7M7 16.5h10" stroke="var(--on-accent)" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
