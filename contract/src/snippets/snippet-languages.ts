/** The languages of the reference's snippets, in the order of its tabs. */
export const snippetLanguages = ['curl', 'javascript', 'python', 'php', 'go', 'java'] as const
export type SnippetLanguage = (typeof snippetLanguages)[number]

export const languageTitle: Record<SnippetLanguage, string> = {
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  go: 'Go',
  java: 'Java',
}
