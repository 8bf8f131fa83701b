/** `hooks.tokosenja.id`, of an address; what is no address stays as it is. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url
