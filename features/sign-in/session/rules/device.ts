export interface Device {
  readonly kind: 'desktop' | 'mobile'
  /** The messaging app of an in-app browser; null for any other browser. */
  readonly app: 'wechat' | 'dingtalk' | 'feishu' | null
}

const apps = [
  ['wechat', /MicroMessenger/i],
  ['dingtalk', /DingTalk/i],
  ['feishu', /Lark|Feishu/i],
] as const

/** Phones and tablets; a tablet that requests desktop sites counts as a desktop. */
const mobile = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS|OpenHarmony|Windows Phone/i

/** Reads a user agent; an unknown one counts as a desktop. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent ?? ''
  const app = apps.find(([, sign]) => sign.test(text))?.[0] ?? null
  return { kind: mobile.test(text) ? 'mobile' : 'desktop', app }
}
