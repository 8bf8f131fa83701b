/** The texts of the account page, in English. */
export const messages = {
  title: 'Account',
  leads: {
    profile: 'Your name, and the language of your emails.',
    security: 'How you sign in, and where you are signed in.',
    members: 'Who can use this account, and what they can do.',
    keys: 'A key for each of your systems, and all active tokens.',
    activity: 'What changed in this account, when, and who changed it.',
    personalData: 'Your recipients’ data, and closing your account.',
  },
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
