/** Reads whether an account is reminded to keep its availability up to date. */
export const readReminder = ({ isWechatHint }: { readonly isWechatHint: number }) => isWechatHint === 1

/** An account that is no longer reminded, as its call and what is kept of it have it. */
export const reminderOff = { isWechatHint: 0 } as const
