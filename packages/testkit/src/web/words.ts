import type { Locale } from '@candor/messages/locale'
import type { Words } from '@candor/messages/words'
import type { AbstractIntlMessages } from 'use-intl'

const files = import.meta.glob<{ messages: AbstractIntlMessages }>('../../../../features/*/*/messages/*.ts')

type Feature = keyof Words & string

/** The messages of some features, by their names. */
export async function wordsOf(locale: Locale, ...features: readonly Feature[]) {
  const loaded = features.map(async (feature) => {
    const path = Object.keys(files).find((path) => path.endsWith(`/${feature}/messages/${locale}.ts`))
    const load = path && files[path]
    if (!load) throw new Error(`${feature} has no messages`)
    return [feature, (await load()).messages] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}

/** The same in every language. */
export async function allWordsOf(...features: readonly Feature[]) {
  const [cn, en, zhTW] = await Promise.all([
    wordsOf('cn', ...features),
    wordsOf('en', ...features),
    wordsOf('zh-TW', ...features),
  ])
  return { cn, en, 'zh-TW': zhTW }
}
