/** What the window of a reference page is called. */
export const documentTitle = (title: string): string => `${title} · API Reference · Open API EDIS Partner`
