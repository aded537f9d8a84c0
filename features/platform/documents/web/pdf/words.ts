import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

/** The texts of the pdf page, which has no messages library: placeholders in braces are filled in by hand. */
export type PdfWords = { readonly [Key in keyof typeof cn.pdf]: string }

export const pdfWords = { cn: cn.pdf, en: en.pdf, 'zh-TW': zhTW.pdf }
