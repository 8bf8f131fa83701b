/** What a guide says below its title. `description`: a lead and sections, which every language has in the order of the English one. */
export type GuideTexts = { summary: string; description: string }
