import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  timeline: {
    parted: '<b>{who}</b>記下與另一位不是同一個人',
    unparted: '<b>{who}</b>收回了與另一位不是同一個人的記錄',
  },
  refusal: {
    mayNotLook: '您的帳號不能新增候選人',
    tooMany: '查詢過於頻繁，請在 {minutes, number} 分鐘後再試',
    sameCandidate: '請選擇另一位候選人',
    noHint: '這兩份應徵沒有相同的手機號碼或電子郵件',
  },
  title: '可能是同一個人',
  titleApart: '手機號碼或電子郵件相同',
  samePhone: '手機號碼與{name}相同',
  sameEmail: '電子郵件與{name}相同',
  sameBoth: '手機號碼和電子郵件與{name}相同',
  where: '{position} · {state} · {when}',
  inOutcome: {
    hired: '已錄取',
    rejected: '已淘汰',
    withdrew: '已放棄',
  },
  same: '是同一個人',
  notSame: '不是',
  joined: '同一個人，兩份應徵。',
  apart: '以另一個人新增。',
  inThisPosition: '此人已在這個職缺中。仍要新增，就會有兩份應徵。',
  notSamePerson: '不是同一個人',
  apartBy: '不是同一個人：{by}，{when}',
  takeBack: '收回',
  apartKept: '已記下：{name}不是同一個人',
  apartTakenBack: '已收回：{name}可能是同一個人',
  compare: '比較並合併',
  open: '查看報告',
}
