export const messages = {
  title: '二维码',
  text: '同事扫码并登录后，可查看这个职位的候选人。',
  show: '显示二维码',
  alt: '职位“{name}”的二维码',
  link: '链接',
  download: '下载图片',
  failed: '二维码没有生成',
  refusal: {
    tooMany: '短时间内生成的二维码过多，请在 {minutes, number} 分钟后再试',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    'position-codes': typeof messages
  }
}
