import type { ReactNode } from 'react'

/** The texts of the certificate, in English. */
export const messages = {
  title: 'Certificate',
  lead: (link: (text: string) => ReactNode) => (
    <>Proof that your integration has passed all required checks. {link('Back to the report')}</>
  ),
  what: 'the certificate',
  notYet: 'No certificate yet',
  notYetText: 'You get one once all required checks in the report have passed.',
  toReport: 'Open the report',
  print: 'Print',
  copyLink: 'Copy link',
  link: 'the verification link',
  productName: 'Open API EDIS Partner',
  head: 'Integration certificate',
  certifies: (partner: string, day: string) =>
    `EDIS certifies that the integration of ${partner} passed all required checks of the Open API EDIS on ${day}, in the development environment.`,
  partner: 'Partner',
  partnerId: 'Partner ID',
  completed: 'Completed',
  production: 'Production access',
  granted: (day: string) => `Granted ${day}`,
  notGranted: 'Not granted yet',
  checks: (count: number) => `${count} checks passed`,
  id: 'Certificate ID',
  verify: (address: string) => `Verify at ${address}`,

  verification: {
    documentTitle: 'Certificate · Open API EDIS Partner',
    title: 'Certificate verification',
    loading: 'Checking the certificate…',
    genuine: 'This certificate is genuine.',
    genuineText: 'Issued by EDIS. The details below come from EDIS, not from the document you were given.',
    unknown: 'This certificate doesn’t exist',
    unknownText: 'EDIS hasn’t issued a certificate with this ID. Check the address, or ask the partner for the link.',
    failed: 'Could not check the certificate',
    again: 'Retry',
  },
}
