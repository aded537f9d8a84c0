/** Reads whether an account is reminded to keep its availability up to date. */
export const readReminder = ({ isWechatHint }: { readonly isWechatHint: number }) => isWechatHint === 1

export const reminderOff = { isWechatHint: 0 } as const
