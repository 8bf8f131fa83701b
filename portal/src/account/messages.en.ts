/** The texts of the account page, in English. */
export const messages = {
  title: 'Account',
  sections: {
    profile: 'Profile',
    security: 'Security',
    members: 'Members',
    keys: 'Keys and tokens',
    activity: 'Activity',
    personalData: 'Personal data',
  },
  roles: { owner: 'Owner', developer: 'Developer', viewer: 'Viewer' },
  languages: { en: 'English', id: 'Indonesian' },
}
