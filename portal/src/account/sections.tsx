import { ActivityIcon, KeyIcon, MembersIcon, PersonalDataIcon, ProfileIcon, ShieldIcon } from './account-icons.tsx'

/** The sections of the account page, as its menu lists them. Each is a page of its own: `<section>/<section>.page.tsx`. */
export const accountSections = [
  { id: 'profile', path: '/account', icon: <ProfileIcon /> },
  { id: 'security', path: '/account/security', icon: <ShieldIcon /> },
  { id: 'members', path: '/account/members', icon: <MembersIcon /> },
  { id: 'keys', path: '/account/keys', icon: <KeyIcon /> },
  { id: 'activity', path: '/account/activity', icon: <ActivityIcon /> },
  { id: 'personalData', path: '/account/personal-data', icon: <PersonalDataIcon /> },
] as const
export type AccountSection = (typeof accountSections)[number]['id']
