/** The kinds of notices. Each can be switched off, in the bell and by mail. */
export const noticeKinds = ['asked', 'answered', 'mentioned', 'finished', 'failed', 'limit'] as const
export type NoticeKind = (typeof noticeKinds)[number]
