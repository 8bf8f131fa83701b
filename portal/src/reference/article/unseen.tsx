/** Draws what is read out and not shown. */
export const unseen = (text: string) => <span className="unseen">{text}</span>
