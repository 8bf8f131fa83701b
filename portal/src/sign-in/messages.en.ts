/** The texts of the sign-in, in English. What the specification names stays as it is there. */
export const messages = {
  documentTitle: 'Sign in · Open API EDIS Partner',
  productName: 'Open API EDIS Partner',
  title: 'Sign in',
  lead: 'Your credentials, webhooks and API reference.',
  sessionEnded: 'Your session has expired. Sign in to pick up where you left off.',
  email: 'Email',
  password: 'Password',
  remember: 'Remember Me',
  forgot: 'Forgot password?',
  submit: 'Sign In',
  noAnswer: 'internal server error, try again later',
}
