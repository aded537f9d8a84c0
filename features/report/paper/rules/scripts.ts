import type { ScriptLanguage } from '@candor/kernel/script-languages'

const writtenIn: Readonly<Record<Exclude<ScriptLanguage, 'zh-cn' | 'zh-tw'>, RegExp>> = {
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  ar: /\p{Script=Arabic}/u,
}

/** Whether a text in a language of the product has letters of a script. Of Chinese, the language tells which one it is. */
function isWrittenIn(script: ScriptLanguage, text: string, lang: string): boolean {
  if (script !== 'zh-cn' && script !== 'zh-tw') return writtenIn[script].test(text)
  const own = lang.toLowerCase() === 'zh-tw' || lang.toLowerCase().startsWith('zh-hant') ? 'zh-tw' : 'zh-cn'
  return script === own && /\p{Script=Han}/u.test(text)
}

/** Of the scripts without a font, those that a text needs. */
export function scriptsNeeded(
  missing: readonly ScriptLanguage[],
  { text, lang }: { readonly text: string; readonly lang: string },
): ScriptLanguage[] {
  return missing.filter((script) => isWrittenIn(script, text, lang))
}
