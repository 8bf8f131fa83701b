/** Warehouses and holidays, in English. */
export const messages = {
  title: 'Warehouses and holidays',
  cutOff: (time: string) => `Cut-off ${time}`,
  inactive: 'Inactive',
  warehouses: {
    title: 'Warehouses',
    what: 'the warehouses',
    none: 'No warehouses yet',
    noneText: 'Import a file of warehouses.',
  },
  holidays: {
    title: 'Public holidays',
    what: 'the holidays',
    none: 'No holidays yet',
    noneText: 'Import a file of holidays.',
  },
}
