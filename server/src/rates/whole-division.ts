// Division of whole numbers ≥ 0 that stays whole: no fraction is ever made, so none is lost. Exact to 2^53.

export const divideDown = (amount: number, by: number): number => (amount - (amount % by)) / by

export const divideUp = (amount: number, by: number): number => divideDown(amount + by - 1, by)

/** amount × times ÷ by, also where amount × times passes 2^53. `times` × `by` must not. */
export const shareDown = (amount: number, times: number, by: number): number =>
  divideDown(amount, by) * times + divideDown((amount % by) * times, by)

/** The same, rounded up. */
export const shareUp = (amount: number, times: number, by: number): number =>
  divideDown(amount, by) * times + divideUp((amount % by) * times, by)
