/** Where a courier's link leads, if it is https; null of all else, such as a script. */
export function trackingHref(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url)
  return parsed?.protocol === 'https:' ? parsed.href : null
}
