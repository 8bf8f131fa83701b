import type { Language } from '../../languages.ts'
import { prose, type Section } from '../page.ts'
import { sectionsOf, slug } from '../prose.ts'
import type { GuidePageName } from '../reference-pages.ts'
import { guideTexts as english } from './guides.en.ts'
import { guideTexts as indonesian } from './guides.id.ts'
import { guideTitles } from './guide-titles.ts'
import type { GuideTexts } from './guide-texts.ts'

const inAll: Record<Language, Record<GuidePageName, GuideTexts>> = { en: english, id: indonesian }

/** Returns a guide: what applies to every call. Ids of its sections are those of the English one. */
export function guide(
  name: GuidePageName,
  language: Language,
): { title: string; summary: string; lead: string; sections: Section[] } {
  const { summary, description } = inAll[language][name]
  const { lead, sections } = sectionsOf(description)
  const ids = sectionsOf(english[name].description).sections.map((section) => slug(section.title))
  if (ids.length !== sections.length) throw new Error(`${name} has other sections in ${language}`)
  return {
    title: guideTitles[language][name],
    summary,
    lead,
    sections: sections.map(({ title: heading, text }, index) => ({
      id: ids[index] ?? '',
      title: heading,
      parts: [prose(text)],
    })),
  }
}
