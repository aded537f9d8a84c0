import type { Database } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { enqueueMails } from '../../../mail/server/queries.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import type { Of } from './totp.ts'

const words = { cn, en, 'zh-TW': zhTW }

type News = 'removed' | 'recoveryCodeUsed' | 'reset'

/** The mail that tells an account's owner what happened to their second factor. */
export function wordNews(locale: Locale, news: News, values: Readonly<Record<string, string | number>> = {}) {
  return (name: string) => ({
    subject: translate(words, locale, `mail.${news}Subject`),
    text: translate(words, locale, `mail.${news}`, { name, ...values }),
  })
}

/**
 * Mails an account's owner that something about their way in has changed, in case it was not them. A frozen account's
 * owner is not told. Called within the transaction in which it happens.
 */
export async function tellOwner(
  transaction: Database,
  of: Of,
  { word, now }: { readonly word: (name: string) => { subject: string; text: string }; readonly now: Date },
): Promise<void> {
  const owner = await transaction
    .selectFrom('account')
    .where('id', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .where('userType', '<>', 'freeze')
    .select(['email', 'name'])
    .executeTakeFirst()
  if (!owner) return
  await enqueueMails(transaction, [{ companyId: of.companyId, to: owner.email, now, ...word(owner.name) }])
}
