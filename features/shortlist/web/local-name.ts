import { useLocale } from 'use-intl'

/** Chooses between a name in both scripts: the page's language first. */
export function useLocalName(): (named: { name: string; nameLatin: string | null }) => string {
  const isEnglish = useLocale() === 'en'
  return ({ name, nameLatin }) => (isEnglish && nameLatin ? nameLatin : name)
}
