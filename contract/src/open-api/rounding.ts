/** How grams become the kilograms that are charged, in words for the pages of rates. Source: open-api.md, "Pricing rules". */
export const roundingProse = `
The actual weight is charged, or the volumetric one where that is larger: length × width × height in cm ÷ divisor × 1000, in grams. The divisor is 6000, for cargo 5000.

Kilograms are whole. The first always counts. Above it, a remainder up to the service's tolerance (\`rounding_tolerance_kg\`, 0.3 for every service but cargo) rounds down, a larger one up. Cargo always rounds up and charges at least 10 kg.

| Weight | Charged | Cargo |
|---|---|---|
| 200 g | 1 kg | 10 kg |
| 1,300 g | 1 kg | 10 kg |
| 1,310 g | 2 kg | 10 kg |
| 2,300 g | 2 kg | 10 kg |
| 2,310 g | 3 kg | 10 kg |
| 12,100 g | 12 kg | 13 kg |

base = \`price_first_kg\` + (kg − 1) × \`price_next_kg\` of the rate card. Parcels of 1,310 g with prices of 10,000 and 9,000 cost 19,000.
`.trim()
