import { fallbackLocale, isLocale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { codePurposes } from '../rules/codes.ts'

const words = { cn, en, 'zh-TW': zhTW }

interface Code {
  readonly purpose: string
  readonly code: string
  /** Product name for the company's people. */
  readonly brand: string
}

/** The text message with a code and its purpose, in the language of the request. */
export function composeCode(language: string, { purpose, code, brand }: Code) {
  const locale = isLocale(language) ? language : fallbackLocale
  const known = codePurposes.find((each) => each === purpose) ?? 'signIn'
  return {
    subject: translate(words, locale, 'codeSubject'),
    text: translate(words, locale, `codeText.${known}`, { code, brand }),
  }
}
