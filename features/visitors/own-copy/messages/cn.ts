export const messages = {
  refusal: {
    wrongAnswer: '不一致，请重新填写。答错次数过多时链接会失效',
    passOver: '时间已过，请重新填写',
    tooMany: '今天生成次数过多，请明天再试',
  },
  title: '我的应聘数据',
  intro: '{company}为您准备了应聘数据的副本，可下载保存。',
  holds: '副本包含',
  held: {
    given: '您提供的内容：简历、登记表、照片、录音录像和其他文件',
    computed: '根据这些计算得出的内容，均注明“由模型计算得出”',
    outcome: '应聘阶段、结果和日期',
    shared: '您的报告给哪类人看过',
  },
  holdsNot: '不含公司同事的个人评价。',
  ask: {
    phone: '您手机号的后四位',
    email: '您应聘时使用的邮箱',
    either: '您手机号的后四位，或您的邮箱',
  },
  askHint: '用于确认是您本人。',
  confirm: '确认并生成副本',
  until: '链接在 {time} 之前有效。',
  waiting: '等待生成…',
  making: '正在生成，{percent, number}%',
  stay: '可以关闭本页，稍后再打开链接下载。',
  ready: '副本已生成',
  readyText: '压缩包 {size}，可下载至 {time}。其中的 index.html 可用浏览器打开阅读。',
  download: '下载',
  careful: '副本含有您的个人信息，请勿在公用电脑上保存。',
  broken: '未能生成，请重试',
  tooLarge: '文件过大，无法打包，请联系公司',
  again: '重新生成',
  failed: '未能完成，请检查网络后重试',
}

declare module '@candor/messages/words' {
  interface Words {
    'own-copy': typeof messages
  }
}
