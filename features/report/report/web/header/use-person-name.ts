import { nameIn } from '@candor/messages/local-name'
import { useLocale } from 'use-intl'
import type { LocalName } from '../../../../candidates/candidates/rules/candidate.ts'

export interface PersonName {
  readonly first: string
  /** The same name in the other script, with its language; null where only one is known. */
  readonly second: { readonly text: string; readonly lang: string } | null
}

/** A candidate's name in the script of the page's language, then in the other. */
export function usePersonName({ name, nameLatin }: LocalName): PersonName {
  const isLatinPage = useLocale() === 'en'
  if (!nameLatin || nameLatin === name) return { first: name, second: null }
  return isLatinPage
    ? { first: nameLatin, second: { text: name, lang: 'zh-CN' } }
    : { first: name, second: { text: nameLatin, lang: 'en' } }
}

/** The position's name in the script of the page's language. */
export function usePositionName({ name, nameLatin }: LocalName): string {
  return nameIn(useLocale(), name, nameLatin)
}
