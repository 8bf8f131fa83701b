import type { ReactNode } from 'react'

/** The texts of the allowed IP addresses, in English. */
export const messages = {
  title: 'IP Whitelist',
  lead: (environment: string) =>
    `Choose which IP addresses can call the ${environment} API. You can still use the portal from anywhere.`,
  allAllowed: 'All IP addresses are allowed. Any request with a valid key or token is accepted.',
  someAllowed:
    'Only the IP addresses below are allowed. Requests from anywhere else are rejected, even with a valid token.',
  current: (address: ReactNode) => <>Your current IP address is {address}.</>,
  addCurrent: 'Add my current IP',
  add: 'Add IP address',
  list: 'Allowed IP addresses',
  addresses: 'IP addresses',
  empty: {
    title: 'No IP addresses yet',
    text: 'Add the public IP addresses of your servers. This makes a stolen key or token useless anywhere else.',
  },
  row: {
    range: 'Range',
    current: 'Your IP',
    added: (day: string) => `Added ${day}`,
    edit: 'Edit',
    editOf: (ip: string) => `Edit ${ip}`,
    delete: 'Delete',
    deleteOf: (ip: string) => `Delete ${ip}`,
  },
  form: {
    edit: 'Edit IP address',
    save: 'Save',
    label: 'IP address or range',
    description: 'IPv4, IPv6 or a range such as 203.0.113.0/24.',
    added: (ip: string, environment: string) => `${ip} can now call the ${environment} API.`,
    changed: (ip: string) => `Changed to ${ip}.`,
    first: (environment: string, strong: (text: string) => ReactNode) => (
      <>
        This is the first IP address on the list. Once you add it, {strong('all other IP addresses are blocked')} from
        the {environment} API.
      </>
    ),
    changing: (ip: string) =>
      `This takes effect immediately: requests from ${ip} are rejected unless another entry covers them.`,
  },
  deletion: {
    title: 'Delete this IP address?',
    act: 'Delete IP address',
    deleted: (ip: string) => `${ip} deleted.`,
    last: (environment: string, strong: (text: string) => ReactNode) => (
      <>
        This is the last IP address on the list. Without it, {strong('all IP addresses can call')} the {environment} API
        with a valid key or token.
      </>
    ),
    other: (environment: string, strong: (text: string) => ReactNode) => (
      <>
        Requests from this IP address to the {environment} API are {strong('rejected immediately')}, unless another
        entry covers it.
      </>
    ),
  },
}
