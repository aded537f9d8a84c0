export const messages = {
  place: 'Q{question, number} {time}',
  supportsAt: '支持：{place}',
  againstAt: '存疑：{place}',
  noteAt: '参考：{place}',
  supports: '支持',
  against: '存疑',
  note: '参考',
  strip: '面试时间轴上的证据',
  noMoment: '尚未选择',
  chips: '证据',
  none: '这项评分没有给出证据',
  lost: '证据引用的回答不在已录制的回答之中，可能已被替换',
  more: '另有 {count, number} 条',
  notFound: '逐字稿中未找到这句话',
  notFoundText: '模型引用了这句话，但逐字稿中没有。请观看视频确认。',
  unverified: '这个回答没有逐字稿，无法核对引文',
  quoted: '引自 {place}',
  openInRecord: '在视频记录中打开',
  position: '证据 {index, number} / {count, number}',
  previous: '上一条证据',
  next: '下一条证据',
  announced: '{position}，{moment}，{title}',
  answering: '{name}，回答 Q{question, number}',
  during: '{name}，Q{question, number} 期间',
  byAnother: '由{name}说出，不是候选人的话，不计入证据',
  byUnknown: '还不清楚这句话是不是候选人说的，确认说话人之前不计入证据',
  why: '判断理由',
  derived: '回答中出现了分析要找的关键点“{point}”。',
  generating: '证据正在生成',
  noneAtAll: '没有可查看的证据',
  noneAtAllText: '结果里没有证据，回答里也没有找到关键点。',
  pane: '所选证据',
}

declare module '@candor/messages/words' {
  interface Words {
    evidence: typeof messages
  }
}
