/** The texts of the steps beside the sign-in itself, in English. */
export const messages = {
  productName: 'Open API EDIS Partner',
  password: 'Password',
  showPassword: 'Show password',
  newPassword: 'New password',
  passwordHint: 'At least 12 characters. Several unrelated words are easy to remember and hard to guess.',
  noAnswer: 'internal server error, try again later',
  backToSignIn: 'Back to sign in',
  join: {
    documentTitle: 'Join · Open API EDIS Partner',
    loading: 'Checking your invitation…',
    title: 'Join',
    titleOf: (partner: string) => `Join ${partner}`,
    lead: (email: string) => `You sign in as ${email}.`,
    invalid: 'This invitation doesn’t work',
    name: 'Your name',
    act: 'Join',
  },
  confirm: {
    title: 'Confirm your password',
    text: 'This protects your account: your last sign-in was more than 10 minutes ago.',
    act: 'Continue',
  },
}
