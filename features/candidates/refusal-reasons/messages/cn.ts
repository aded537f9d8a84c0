export const messages = {
  title: '不通过的常用原因',
  text: '每行一个。拒绝推荐或淘汰候选人时，同事可以直接选用，也可以另写。',
  label: '原因',
  save: '保存',
  discard: '放弃改动',
  saved: '常用原因已保存',
  failed: '常用原因未能载入',
  tooMany: '最多 {most, number} 个原因',
  tooLong: '每个原因最多 {most, number} 个字：“{reason}”',
  uses: '各原因的使用次数',
  used: '{count, plural, =0 {未使用过} other {使用过 # 次}}',
  choose: '常用原因',
  refusal: {
    changedMeanwhile: '其他人刚改过这些原因，请放弃改动后再试',
  },
} as const

declare module '@candor/messages/words' {
  interface Words {
    'refusal-reasons': typeof messages
  }
}
