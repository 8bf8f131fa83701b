/** The texts of the account page, in English. */
export const messages = {
  title: 'Account',
  leads: {
    profile: 'Your name, and the language of your emails.',
    security: 'How you sign in, and where you are signed in.',
    members: 'Who can use this account, and what they can do.',
  },
  sections: { profile: 'Profile', security: 'Security', members: 'Members' },
  roles: { owner: 'Owner', developer: 'Developer', viewer: 'Viewer' },
  languages: { en: 'English', id: 'Indonesian' },
}
