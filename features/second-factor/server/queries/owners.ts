import type { Database } from '@candor/db/database'
import { isLocale, type Locale } from '@candor/messages/locale'
import { translate, type WordsByLocale } from '@candor/messages/translate'
import { brandTitle } from '../../../company/rules.ts'
import { findCompanyRules } from '../../../company/server/queries.ts'
import { enqueueMails } from '../../../mail/server/queries.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import type { Of } from './totp.ts'

const words = { cn, en, 'zh-TW': zhTW }

type News = 'added' | 'removed' | 'codesRenewed' | 'recoveryCodeUsed' | 'reset' | 'appLinked' | 'appUnlinked'

interface Owner {
  readonly name: string
  /** The language that they have chosen. */
  readonly own: Locale | null
  /** What their company's people call the product. */
  readonly brand: string
}

/** The words of a mail to an account's owner. */
export type OwnerWords = (owner: Owner) => { subject: string; text: string }

/**
 * The mail that tells an account's owner what happened to it, by the sentences under `mail` of a feature's words: in their
 * own language, else in that of whoever acts.
 */
export function wordMail(
  words: WordsByLocale,
  acting: Locale,
  {
    news,
    values = {},
  }: { readonly news: string; readonly values?: Readonly<Record<string, string | number>> },
): OwnerWords {
  return ({ own, ...facts }) => ({
    subject: translate(words, own ?? acting, `mail.${news}Subject`),
    text: translate(words, own ?? acting, `mail.${news}`, { ...facts, ...values }),
  })
}

/** The same about a second factor, or about the messaging app. */
export function wordNews(
  acting: Locale,
  news: News,
  values: Readonly<Record<string, string | number>> = {},
): OwnerWords {
  return wordMail(words, acting, { news, values })
}

/**
 * Mails an account's owner that something about their way in has changed, in case it was not them. A frozen account's
 * owner is not told. Called within the transaction in which it happens.
 */
export async function tellOwner(
  transaction: Database,
  of: Of,
  { word, now }: { readonly word: OwnerWords; readonly now: Date },
): Promise<void> {
  const owner = await transaction
    .selectFrom('account')
    .where('id', '=', of.accountId)
    .where('companyId', '=', of.companyId)
    .where('userType', '<>', 'freeze')
    .select(['email', 'name', 'locale'])
    .executeTakeFirst()
  if (!owner) return
  const brand = brandTitle(await findCompanyRules(transaction, of.companyId))
  const words = word({ name: owner.name, own: isLocale(owner.locale) ? owner.locale : null, brand })
  await enqueueMails(transaction, [{ companyId: of.companyId, to: owner.email, now, ...words }])
}
