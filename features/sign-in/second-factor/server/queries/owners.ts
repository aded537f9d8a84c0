import type { Database } from '@candor/db/database'
import { isLocale, type Locale } from '@candor/messages/locale'
import { translate, type WordsByLocale } from '@candor/messages/translate'
import { sql } from 'kysely'
import { brandTitle } from '../../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../../platform/company/server/queries.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import type { Of } from './totp.ts'

const words = { cn, en, 'zh-TW': zhTW }

type FactorEvent =
  | 'added'
  | 'removed'
  | 'codesRenewed'
  | 'recoveryCodeUsed'
  | 'reset'
  | 'appLinked'
  | 'appUnlinked'

interface Owner {
  readonly name: string
  /** Language that the owner has chosen. */
  readonly own: Locale | null
  /** Product name for the people of the company. */
  readonly brand: string
  /** Whether the account has a calendar address, which no change of a way of signing in ends. */
  readonly calendar: 'yes' | 'no'
}

/** Writes a mail to an account's owner. */
export type OwnerWords = (owner: Owner) => { subject: string; text: string }

/**
 * The mail to an account's owner, from the messages under `mail` of a feature: in the owner's language, else in that of
 * the caller.
 */
export function composeMail(
  words: WordsByLocale,
  acting: Locale,
  {
    event,
    values = {},
  }: { readonly event: string; readonly values?: Readonly<Record<string, string | number>> },
): OwnerWords {
  return ({ own, ...facts }) => ({
    subject: translate(words, own ?? acting, `mail.${event}Subject`, values),
    text: translate(words, own ?? acting, `mail.${event}`, { ...facts, ...values }),
  })
}

/** The same for second factors and the messaging app. */
export function composeFactorMail(
  acting: Locale,
  event: FactorEvent,
  values: Readonly<Record<string, string | number>> = {},
): OwnerWords {
  return composeMail(words, acting, { event, values })
}

/** Mails of one statement, as the number of its values is limited. */
const maxAtOnce = 1000

interface OwnerNotice {
  readonly word: OwnerWords
  readonly now: Date
}

/**
 * Mails the owners of accounts that a way of signing in has changed, in case it was not them; frozen accounts are left
 * out. Called within the transaction of the change.
 */
export async function notifyOwners(
  transaction: Database,
  { companyId, accountIds }: Pick<Of, 'companyId'> & { readonly accountIds: readonly Of['accountId'][] },
  { word, now }: OwnerNotice,
): Promise<void> {
  const owners = await transaction
    .selectFrom('account')
    .leftJoin('calendarAddress', 'calendarAddress.accountId', 'account.id')
    .where(sql<boolean>`account.id = any(${accountIds}::uuid[])`)
    .where('account.companyId', '=', companyId)
    .where('account.userType', '<>', 'freeze')
    .select(['account.email', 'account.name', 'account.locale', 'calendarAddress.madeAt'])
    .execute()
  if (owners.length === 0) return
  const brand = brandTitle(await findCompanyRules(transaction, companyId))
  const mails = owners.map(({ email, name, locale, madeAt }) => ({
    companyId,
    to: email,
    now,
    ...word({
      name,
      own: isLocale(locale) ? locale : null,
      brand,
      calendar: madeAt === null ? 'no' : 'yes',
    }),
  }))
  for (let at = 0; at < mails.length; at += maxAtOnce)
    await enqueueMails(transaction, mails.slice(at, at + maxAtOnce))
}

/** The same for one account. */
export function notifyOwner(
  transaction: Database,
  { companyId, accountId }: Of,
  notice: OwnerNotice,
): Promise<void> {
  return notifyOwners(transaction, { companyId, accountIds: [accountId] }, notice)
}
