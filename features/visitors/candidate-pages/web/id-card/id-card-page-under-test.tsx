import 'fake-indexeddb/auto'
import { showLinkPage } from '../../../../meetings/appointments/web/page-under-test.tsx'
import type { WirePage } from '../../contract/page.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { IdCardPage } from './id-card-page.tsx'

export const words = { cn, en, 'zh-TW': zhTW }

export const page: WirePage = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
  now: 0,
  expiresTime: 1,
  consentTime: null,
  interviewEndTime: null,
  declineTime: null,
  sentPictures: 0,
  wording: { version: '1', hash: 'abc', parts: [{ title: 'Why', text: 'To know who applies.' }] },
}

export function show(answers: readonly (object | null)[], locale: 'cn' | 'en' | 'zh-TW' = 'en') {
  history.replaceState(null, '', '/idcollect?sign=link')
  return showLinkPage(<IdCardPage link="link" />, answers, locale, { 'candidate-pages': words[locale] })
}
