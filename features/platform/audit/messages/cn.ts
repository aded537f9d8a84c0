export const messages = {
  refusal: {
    badKey: '请求头 idempotency-key 应为 UUID',
    keyReused: '请求头 idempotency-key 已用于另一次操作',
    headsNotWritten: '审计日志在数据库外的校验文件（AUDIT_HEADS）无法写入，未作任何更改。请联系系统管理员',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    audit: typeof messages
  }
}
