/** For how many days decisions about production are listed. */
export const decidedDays = 30
