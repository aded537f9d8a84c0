export const messages = {
  refusal: {
    badKey: '请求头 idempotency-key 应为 UUID',
    keyReused: '请求头 idempotency-key 已用于另一次操作',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    audit: typeof messages
  }
}
