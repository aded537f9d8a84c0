import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { lostKinds } from '@candor/readers/lost'
import type { PageReading } from '@candor/readers/reader'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** The notes of a page for its reader: that it is simplified, and what it does not show. */
export function pageNotes({ lost = {}, isSimplified = false }: PageReading, locale: Locale): string[] {
  const missing = lostKinds.flatMap((kind) => {
    const count = lost[kind] ?? 0
    return count > 0 ? [translate(words, locale, `lost.${kind}`, { count })] : []
  })
  return isSimplified ? [translate(words, locale, 'page.simplified'), ...missing] : missing
}
