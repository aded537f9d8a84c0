import type { Locale } from '@candor/messages/locale'
import type { Words } from '@candor/messages/words'

const files: Record<Locale, () => Promise<{ messages: Words }>> = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
}

/** Loads the messages of one language, which are one file. */
export async function loadWords(locale: Locale): Promise<Words> {
  return (await files[locale]()).messages
}
