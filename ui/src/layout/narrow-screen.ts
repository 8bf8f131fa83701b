const narrowBelow = 993

/** Whether the sidebar lies over the page. Source: specification, section 9; the style sheets say `max-width: 992px`. */
export const narrowScreen = (): boolean => innerWidth < narrowBelow
