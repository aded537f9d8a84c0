/** What a page is opened with. */
export interface Device {
  readonly kind: 'desktop' | 'mobile'
  /** The messaging app whose own browser it is; null for a browser of its own. */
  readonly app: 'wechat' | 'dingtalk' | 'feishu' | null
}

const apps = [
  ['wechat', /MicroMessenger/i],
  ['dingtalk', /DingTalk/i],
  ['feishu', /Lark|Feishu/i],
] as const

/** Phones and tablets. A tablet that asks for pages of a desktop says that it is one. */
const mobile = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS|OpenHarmony|Windows Phone/i

/** Reads what a page is opened with; whatever says nothing of it counts as a desktop. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent ?? ''
  const app = apps.find(([, sign]) => sign.test(text))?.[0] ?? null
  return { kind: mobile.test(text) ? 'mobile' : 'desktop', app }
}
