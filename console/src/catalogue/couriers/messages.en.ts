/** Couriers and services, in English. */
export const messages = {
  title: 'Couriers and services',
  what: 'the couriers',
  none: 'No couriers yet',
  noneText: 'Import a file of couriers and services.',
  types: { express: 'Express', cargo: 'Cargo', instant: 'Instant' } as Readonly<Partial<Record<string, string>>>,
  cutOff: (time: string) => `Cut-off ${time}`,
  cod: 'COD',
  offered: 'Offered',
  offWithCourier: 'Off with its courier',
  offNow: 'Switched off',
  offUntil: (time: string) => `Off until ${time}`,
  actOf: (act: string, name: string) => `${act}: ${name}`,
  howLong: 'For how long?',
  spans: {
    day: { title: '24 hours', effect: 'Switches back on automatically' },
    until: { title: 'Until a time', effect: 'Switches back on automatically' },
    open: { title: 'Until switched on', effect: 'Stays off' },
  },
  until: 'Until',
  off: {
    act: 'Switch off',
    title: (name: string) => `Switch off ${name}?`,
    text: 'Partners get no rates for it and can’t send new orders with it. Prices are kept, and existing orders continue.',
    done: (name: string) => `${name} is switched off.`,
  },
  on: {
    act: 'Switch on',
    title: (name: string) => `Switch on ${name}?`,
    text: 'Partners get rates for it again within two seconds.',
    done: (name: string) => `${name} is switched on.`,
  },
}
