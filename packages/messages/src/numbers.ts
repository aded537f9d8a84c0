import { htmlLang, type Locale } from './locale.ts'

/** The format of a number that always shows this many decimals: `fixed(1)` writes 4 as 4.0. */
export function fixed(decimals: number) {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
}

const formats = new Map<string, Intl.NumberFormat>()

/** Writes a number outside the browser. */
export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.NumberFormat(htmlLang(locale), options)
  formats.set(key, format)
  return format.format(value)
}
