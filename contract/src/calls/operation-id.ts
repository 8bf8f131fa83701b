/** `Get Rate V2` is `getRateV2`. */
export const operationId = (title: string): string =>
  title
    .split(' ')
    .map((word, index) => (index === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1).toLowerCase()))
    .join('')
