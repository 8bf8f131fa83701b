/** From this share of failed requests on, someone must look. */
export const alarmingShare = 0.25
