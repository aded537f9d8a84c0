/** `lang` of a question or answer, so that fonts and line height fit. */
export function langOf(language: string | null): string | undefined {
  if (language === 'cn') return 'zh-CN'
  return language === 'en' ? 'en' : undefined
}
