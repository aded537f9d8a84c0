export const messages = {
  log: '人工评分',
  none: '还没有人工评分',
  failed: '人工评分暂时无法显示，题目和作答不受影响。',
}

declare module '@candor/messages/words' {
  interface Words {
    'manual-scores': typeof messages
  }
}
