/** Languages by which fontconfig knows the scripts of names and reports. */
export const scriptLanguages = ['zh-cn', 'zh-tw', 'ja', 'ko', 'th', 'ar'] as const
export type ScriptLanguage = (typeof scriptLanguages)[number]
