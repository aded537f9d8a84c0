import { nameIn } from '@candor/messages/local-name'
import { useLocale } from 'use-intl'

/** Chooses between a name in both scripts: the page's language first. */
export function useLocalName(): (named: { name: string; nameLatin: string | null }) => string {
  const locale = useLocale()
  return ({ name, nameLatin }) => nameIn(locale, name, nameLatin)
}
