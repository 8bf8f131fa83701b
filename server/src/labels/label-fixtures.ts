// For tests: a label of a usual order.
import type { Label } from './labels.ts'

export const sampleLabel: Label = {
  environment: 'production',
  awb: 'EDS1000000423',
  courierAwb: null,
  sortingCode: '3171-01',
  courier: 'Cepat',
  service: 'Reguler',
  deliveryType: 'pickup',
  sender: { name: 'Toko Senja', phone: '+6281377788899', from: 'Gudang Jakarta, Kebayoran Baru, Kota Jakarta Selatan' },
  recipient: {
    name: 'Siti Rahma',
    phone: '+6281234567890',
    address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
    region: 'Gambir, Kota Jakarta Pusat, DKI Jakarta',
    postalCode: '10110',
  },
  codAmount: 665_000,
  insured: true,
  weightG: 2_200,
  items: [{ name: 'Kopi Gayo 1 kg', sku: 'KOPI-1000', qty: 2 }],
  note: 'Titip di satpam bila kosong',
  partnerOrderId: 'TS-20261120-0042',
  sentOn: '2026-11-20',
}
