import type { SnippetLanguage } from './snippet-languages.ts'
import { curl } from './curl.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import type { SnippetRequest } from './snippet-request.ts'

const writers: Record<SnippetLanguage, (request: SnippetRequest) => string> = {
  curl,
  javascript,
  python,
  php,
  go,
  java,
}

/** A complete program that sends the request and prints status and response, or saves the file that it is. */
export const snippet = (language: SnippetLanguage, request: SnippetRequest): string => writers[language](request)
