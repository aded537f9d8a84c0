export const messages = {
  analysing: '分析中',
  hidden: '不展示',
  none: '无评分',
  scoreOf: '{value}（满分 {outOf}）',
  scoredLower: '超过同岗位 {percent} 的候选人',
  named: '{name}：{text}',
  confidential: '机密文件，仅供招聘使用',
  advice: '评分由模型给出，仅供参考，由人作出决定。评分下方列有依据：原话、题目和时间。',
  sectionFailed: '这一部分暂时无法展示，其他部分不受影响。',
  fileInReport: '原始简历（{name}）请在线上报告中查看。',
  mediaInReport: '照片和视频请在线上报告中查看。',
  range: '范围',
  source: '来源',
  found: '说明',
  verdict: '判定',
  status: '状态',
  when: '岗位和时间',
  scoredBy: '评分人',
  scoredOn: '评分时间',
  scoreByHand: '人工评分',
  opinion: '意见',
  failed: '报告暂时无法打开，请重试',
  action: '下载与打印',
  back: '返回报告',
  pdf: 'PDF',
  docx: 'Word',
  print: '打印',
  printHint: '此服务器不生成 PDF：请在打印窗口中选择“另存为 PDF”。',
  waiting: '排队中，前面还有 {count, number} 份',
  making: '正在生成 {format}…',
  made: '{format} 已生成。',
  again: '再次下载',
  cancel: '取消',
  fileFailed: '文件未能生成，请重试',
  fault: {
    tooSlow: '报告太长，生成超时。可以改用浏览器打印。',
    tooLarge: '报告太大，无法生成文件。可以改用浏览器打印。',
    broken: '文件未能生成，请重试',
  },
  refusal: {
    tooMany: '操作太频繁，请 {minutes, number} 分钟后再试',
    notToTake: '该公司不允许下载共享的报告',
    noBrowser: '此服务器不生成 PDF，请使用浏览器打印',
    full: '正在生成的文件太多，请稍后再试',
    gone: '文件已不存在，请重新生成',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    paper: typeof messages
  }
}
