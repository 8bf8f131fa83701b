/** The texts of the profile, in English. */
export const messages = {
  title: 'Profile',
  what: 'your profile',
  name: 'Name',
  email: 'Email',
  partner: 'Partner',
  role: 'Role',
  language: 'Email language',
  save: 'Save',
  saved: 'Profile saved.',
}
