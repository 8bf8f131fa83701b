import type { Grammar } from './code-tokens.ts'

const words =
  'abs any async await boolean byte case catch class const def defer echo else err export final for foreach from func function if import in instanceof int let new not or package panic print public range return static string throw throws try use var void while with'

/** Of programs in all the languages that the portal shows: they quote, count and comment alike. */
export const programGrammar: Grammar = new RegExp(
  [
    String.raw`(?<dim>(?<=^|\s)(?://|#).*)`,
    String.raw`(?<text>"""[\s\S]*?"""|<<<'(\w+)'[\s\S]*?\n\3|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60)`,
    String.raw`(?<key>(?<![\w$.'-])(?:${words.replaceAll(' ', '|')})(?![\w'-]|:))`,
    String.raw`(?<number>(?<![\w.])-?\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|\b(?:true|false|null|nil|True|False|None)\b)`,
  ].join('|'),
  'gm',
)
