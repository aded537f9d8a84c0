export const messages = {
  abilities: '各语种能力',
  abilitiesBest: '{language} {points}',
  noAbilities: '暂无各语种能力结果',
  noAbilitiesHint: '导入口语或朗读测评结果后，会在这里显示。',
  abilitiesFailed: '各语种能力未能载入，页面其余部分不受影响。',
  abilitiesReady: '各语种能力已更新',
  voice: '语音表现',
  voiceOverall: '总体',
  voiceFluency: '流利度',
  voiceAccuracy: '准确度',
  voiceEnd: '总体 {stars} 星',
  voiceEndIn: '{language} {stars} 星',
  words: '高频词',
  word: '词',
  count: '次数',
  share: '占比',
  allWords: '显示全部 {count, number} 个',
  fewerWords: '收起',
  noWords: '没有高频词',
  spoken: '口语与朗读回答',
  spokenCount: '{count, number} 段',
  noSpoken: '暂无口语或朗读回答',
  noSpokenHint: '候选人完成口语或朗读题后，会在这里显示。',
}

declare module '@candor/messages/words' {
  interface Words {
    speech: typeof messages
  }
}
