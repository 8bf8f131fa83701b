/** `Rp 44.659` */
export const rupiah = (amount: number): string => `Rp ${amount.toLocaleString('id-ID')}`
