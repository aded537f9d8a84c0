import { useTranslations } from 'use-intl'
import type { Person } from '../../../../candidates/candidates/rules/candidate.ts'
import { educationLevel, spacedPhone } from '../../../../candidates/candidates/rules.ts'
import type { HeaderFacts } from './use-header-facts.ts'

type Known = Pick<HeaderFacts, 'education' | 'work'>

function isFilled(text: string | null | undefined): text is string {
  return Boolean(text?.trim())
}

/** The basic facts about a candidate as short texts: gender and age, place, education, employer, source, contacts. */
export function useCandidateFacts(person: Person, { education, work }: Known) {
  const t = useTranslations('report')
  const words = useTranslations('candidates')

  function whoText(): string {
    const { gender, age } = person
    const sex = gender === null ? null : words(gender === 1 ? 'male' : 'female')
    return [sex, age === null ? null : t('age', { age })].filter(isFilled).join(t('comma'))
  }

  function educationText(): string | null {
    const [latest] = education
    const level = educationLevel(latest?.education) ?? educationLevel(person.education)
    const levelText = level && words(`education.${level}`)
    if (!latest?.school) return levelText
    return levelText ? t('educationAt', { level: levelText, school: latest.school }) : latest.school
  }

  function workText(): string | null {
    const company = work[0]?.companyName
    const years = person.workYears
    if (years === null) return company ?? null
    return company ? t('workYearsAt', { years, company }) : t('workYears', { years })
  }

  const who = whoText()
  const place = person.nativePlace
  const full = [
    who,
    place,
    educationText(),
    workText(),
    isFilled(person.referee) ? t('referredBy', { name: person.referee }) : null,
    isFilled(person.phone) ? spacedPhone(person.phone) : null,
  ]
  return {
    full: full.filter(isFilled),
    short: [who, place].filter(isFilled).join(t('comma')),
  }
}
