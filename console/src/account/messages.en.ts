/** The texts of one's own account, in English. */
export const messages = {
  title: 'My account',
  profile: 'Profile',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  signIn: 'Sign-in',
  company: 'You sign in with your company account. Change your password and second factor there.',
  password: {
    title: 'Password',
    change: 'Change password',
  },
  factor: {
    app: 'Authenticator app',
    on: 'On',
    off: 'Off',
    offText: 'A code from your phone protects your account even if your password is stolen.',
    added: (day: string, left: string) => `Added ${day} · ${left} of 10 recovery codes left`,
    acts: { setUp: 'Set up', codes: 'New recovery codes', replace: 'Replace app', remove: 'Turn off' },
    presentCode: 'Code from the app, or a recovery code',
    replace: {
      title: 'Replace the authenticator app?',
      text: 'Your current app and recovery codes stop working. You then set up the new app.',
    },
    next: 'Continue',
    remove: {
      title: 'Turn off the authenticator app?',
      text: 'You’ll sign in with only your password. Your recovery codes will stop working.',
    },
    removed: 'Authenticator app turned off.',
    renew: { title: 'Create new recovery codes?', text: 'Your current codes will stop working.' },
    create: 'Create codes',
    codesText: 'If you lose your phone, sign in with one of these codes. Each works once. They won’t be shown again.',
  },
}
