/** How grams are rounded to chargeable kilograms, for the rate pages. Source: open-api.md, "Pricing rules". */
export const roundingProse = `
You are charged for the greater of actual and volumetric weight. Volumetric weight in grams is length × width × height in cm ÷ divisor × 1000. The divisor is 6000, or 5000 for cargo.

The weight is rounded to whole kilograms, with a minimum of 1 kg. Above the first kilogram, a remainder up to the service's tolerance (\`rounding_tolerance_kg\`, 0.3 for all services except cargo) rounds down and a larger one rounds up. Cargo always rounds up, with a minimum of 10 kg.

| Weight | Charged | Cargo |
|---|---|---|
| 200 g | 1 kg | 10 kg |
| 1,300 g | 1 kg | 10 kg |
| 1,310 g | 2 kg | 10 kg |
| 2,300 g | 2 kg | 10 kg |
| 2,310 g | 3 kg | 10 kg |
| 12,100 g | 12 kg | 13 kg |

Base price = \`price_first_kg\` + (kg − 1) × \`price_next_kg\` of the rate card. For example, a parcel of 1,310 g with prices of Rp 10,000 and Rp 9,000 costs Rp 19,000.
`.trim()
