import { codeIn } from './code-in.ts'

/** What is to be done, with calls, codes and fields in the face of code. */
export const Hint = ({ text }: { text: string }) =>
  codeIn(text).map((piece, place) => (place % 2 === 1 ? <code key={place}>{piece}</code> : piece))
