/** The texts of an email to a partner, in English. */
export const messages = {
  act: 'Write to partner',
  title: (name: string) => `Write to ${name}`,
  text: 'Sent to the owners of the account.',
  about: (order: string) => `Sent to the owners of the account, and shown in the timeline of ${order}.`,
  subject: 'Subject',
  message: 'Message',
  send: 'Send email',
  done: (name: string) => `Email to ${name} sent.`,
}
