export const messages = {
  refusal: {
    noAddress: '链接无效',
  },
  education: {
    unlimited: '学历不限',
    juniorHigh: '初中及以下',
    highSchool: '高中/中专',
    college: '大专',
    bachelor: '本科',
    master: '硕士',
    doctorate: '博士',
    mba: 'MBA',
  },
  male: '男',
  female: '女',
}

declare module '@candor/messages/words' {
  interface Words {
    candidates: typeof messages
  }
}
