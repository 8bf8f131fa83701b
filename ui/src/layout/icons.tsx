import type { ReactNode } from 'react'

type IconProps = { size?: number }

function Icon({ size = 16, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const BurgerIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
  </Icon>
)

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
)

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 6.5 3 3 3-3" />
  </Icon>
)

export const TickIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 8.5 3 3 6-7" />
  </Icon>
)

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 5v3.5M8 11h.01" />
  </Icon>
)

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8h.01M8 8h.01M13 8h.01" strokeWidth="2.2" />
  </Icon>
)

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c2 1.7 2.6 3.7 2.6 6S10 12.3 8 14c-2-1.7-2.6-3.7-2.6-6S6 3.7 8 2Z" />
  </Icon>
)

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM10.7 10.7 14 14" />
  </Icon>
)

/** Marks what exists in the sandbox alone. */
export const FlaskIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 2h3M7 2v4L3.4 12a1.3 1.3 0 0 0 1.1 2h7a1.3 1.3 0 0 0 1.1-2L9 6V2M5.2 9.5h5.6" />
  </Icon>
)
