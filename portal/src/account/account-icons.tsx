import type { ReactNode } from 'react'

const Icon = ({ children }: { children: ReactNode }) => (
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
    {children}
  </svg>
)

export const ProfileIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <circle cx="12" cy="10" r="3" />
    <path d="M6.5 18.5a6 6 0 0 1 11 0" />
  </Icon>
)

export const ShieldIcon = () => (
  <Icon>
    <path d="M12 3 5 5.5v6c0 4.5 3 7.7 7 9.5 4-1.8 7-5 7-9.5v-6Z" />
    <path d="m9 12 2 2 4-4" />
  </Icon>
)

export const NoShieldIcon = () => (
  <Icon>
    <path d="M5 7v4.5c0 4.5 3 7.7 7 9.5 1.9-.9 3.6-2 4.9-3.6M9 4.2 12 3l7 2.5v6c0 .9-.1 1.8-.4 2.6M3 3l18 18" />
  </Icon>
)

export const MembersIcon = () => (
  <Icon>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.5a6.5 6.5 0 0 1 3 5.5" />
  </Icon>
)

export const LaptopIcon = () => (
  <Icon>
    <rect x="5" y="5" width="14" height="10" rx="1.5" />
    <path d="M3 19h18" />
  </Icon>
)

export const PhoneIcon = () => (
  <Icon>
    <rect x="7" y="3" width="10" height="18" rx="2" />
    <path d="M11.5 18h1" />
  </Icon>
)

export const MailIcon = () => (
  <Icon>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m4 7 8 6 8-6" />
  </Icon>
)

export const LockIcon = () => (
  <Icon>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </Icon>
)

export const KeyIcon = () => (
  <Icon>
    <circle cx="16" cy="8" r="4.5" />
    <path d="m12.6 11.4-8.1 8.1M7 17l2.5 2.5" />
  </Icon>
)

export const ActivityIcon = () => (
  <Icon>
    <path d="M3.5 12A8.5 8.5 0 1 0 6 6M3.5 4v4h4M12 7.5V12l3 2" />
  </Icon>
)

export const PersonalDataIcon = () => (
  <Icon>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <circle cx="8.5" cy="11" r="2" />
    <path d="M5.5 16a3 3 0 0 1 6 0M14 10h4M14 14h4" />
  </Icon>
)
