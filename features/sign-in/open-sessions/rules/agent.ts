type Names = readonly (readonly [name: string, sign: RegExp])[]

// The order matters: most browsers also send the names of those below them.
const browsers: Names = [
  ['WeChat', /MicroMessenger/i],
  ['DingTalk', /DingTalk/i],
  ['Feishu', /Lark|Feishu/i],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
]

const systems: Names = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

const nameIn = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0] ?? null

/** Browser and system in a user agent. A client may send anything, so this is for people to read only. */
export function agentOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const text = userAgent ?? ''
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) }
}
