/** The `lang` of a text that a candidate spoke or was asked, so that glyphs and line height fit it. */
export function langOf(language: string | null): string | undefined {
  if (language === 'cn') return 'zh-CN'
  return language === 'en' ? 'en' : undefined
}
