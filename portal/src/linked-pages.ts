/** Pages outside the shell, for whoever is signed in as for whoever is not: where links of emails and certificates lead. */
export const linkedPaths = ['/join', '/forgot', '/reset', '/certificate'] as const
export type LinkedPath = (typeof linkedPaths)[number]
