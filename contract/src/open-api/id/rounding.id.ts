/** How grams are rounded to chargeable kilograms, in Indonesian. */
export const roundingProse = `
Anda ditagih untuk berat aktual atau berat volume, mana yang lebih besar. Berat volume dalam gram adalah panjang × lebar × tinggi dalam cm ÷ pembagi × 1000. Pembaginya 6000, atau 5000 untuk kargo.

Berat dibulatkan ke kilogram, minimal 1 kg. Di atas kilogram pertama, sisa berat hingga toleransi layanan (\`rounding_tolerance_kg\`, 0,3 untuk semua layanan selain kargo) dibulatkan ke bawah, dan selebihnya ke atas. Kargo selalu dibulatkan ke atas, minimal 10 kg.

| Berat | Ditagih | Kargo |
|---|---|---|
| 200 g | 1 kg | 10 kg |
| 1.300 g | 1 kg | 10 kg |
| 1.310 g | 2 kg | 10 kg |
| 2.300 g | 2 kg | 10 kg |
| 2.310 g | 3 kg | 10 kg |
| 12.100 g | 12 kg | 13 kg |

Ongkir dasar = \`price_first_kg\` + (kg − 1) × \`price_next_kg\` dari daftar tarif. Misalnya, paket 1.310 g dengan tarif Rp10.000 dan Rp9.000 dikenai ongkir Rp19.000.
`.trim()
