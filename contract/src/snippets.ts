import type { SnippetLanguage } from './snippet-languages.ts'
import { curl } from './snippets/curl.ts'
import { go } from './snippets/go.ts'
import { java } from './snippets/java.ts'
import { javascript } from './snippets/javascript.ts'
import { php } from './snippets/php.ts'
import { python } from './snippets/python.ts'
import type { SnippetRequest } from './snippets/snippet-request.ts'

const writers: Record<SnippetLanguage, (request: SnippetRequest) => string> = {
  curl,
  javascript,
  python,
  php,
  go,
  java,
}

/** A program that sends the request and prints status and answer, whole: it runs as it stands. */
export const snippet = (language: SnippetLanguage, request: SnippetRequest): string => writers[language](request)
